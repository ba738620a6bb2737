import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storeViews } from '../../catalogue/storeViews.ts';
import { photoFolder } from '../../media/photoFolder.ts';
import type { SandboxOptions } from '../../server.ts';
import { makeSandbox, type TestSandbox } from '../../testing/makeSandbox.ts';
import { importCatalogue, type ImportReport } from '../importCatalogue.ts';

/** The export of a small merchant: every product type, store view rows, quoted lines. */
export const merchantFile = fileURLToPath(new URL('./merchant.csv', import.meta.url));

interface MerchantShop extends TestSandbox {
  dataDir: string;
  /** Imports the content of a file. */
  load: (content: string, images?: string) => Promise<ImportReport>;
  /** Closes the shop and deletes its folder. */
  end: () => Promise<void>;
}

/** A sandbox on the disk to import into; it has the sample catalogue unless told otherwise. */
export function makeMerchantShop(options: Partial<SandboxOptions> = {}): MerchantShop {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-merchant-'));
  const sandbox = makeSandbox({ ...options, dataDir });
  return {
    ...sandbox,
    dataDir,
    load(content, images) {
      const file = join(dataDir, 'import.csv');
      writeFileSync(file, content);
      return importCatalogue({
        db: sandbox.db,
        file,
        images,
        photoDir: photoFolder(dataDir),
        views: new Set(storeViews.map(({ code }) => code)),
        now: new Date('2026-03-02T06:30:00Z'),
      });
    },
    async end() {
      await sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export const merchantExport = (): string => readFileSync(merchantFile, 'utf8');
