import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { once } from 'node:events';
import * as shipped from '../catalogue/index.ts';
import { openDatabase } from '../database.ts';
import { photoFolder } from '../media/photoFolder.ts';
import { keepSetting, migrate } from '../schema.ts';
import { isEmpty, OWN_CATALOGUE, seedDatabase } from '../seed/seedDatabase.ts';
import { exportCatalogue } from './exportCatalogue.ts';
import { importCatalogue } from './importCatalogue.ts';
import { ImportRefused } from './ImportProblems.ts';
import { progressLine } from './progressLine.ts';

interface ImportCommand {
  dataDir: string;
  file: string | undefined;
  images: string | undefined;
  /** The shop sells what the file holds, and nothing of the shipped catalogue. */
  only: boolean;
}

/** `commerce-sandbox import`: answers the exit code. */
export async function importCommand({ dataDir, file, images, only }: ImportCommand): Promise<number> {
  const mistake = mistakeIn(file, images);
  if (mistake !== undefined || file === undefined) {
    console.error(mistake);
    return 1;
  }
  const db = openDatabase(join(dataDir, 'sandbox.db'));
  const progress = progressLine(process.stdout);
  try {
    migrate(db);
    const [now, isNew] = [new Date(), isEmpty(db)];
    if (only && !isNew) {
      console.error(`${dataDir} holds a shop already: run \`commerce-sandbox reset\` first, or leave out --only.`);
      return 1;
    }
    const { added, updated, notices } = await importCatalogue({
      db,
      file,
      images,
      photoDir: photoFolder(dataDir),
      views: new Set(shipped.storeViews.map(({ code }) => code)),
      now,
      prepare() {
        if (!isNew) return;
        seedDatabase(
          { db, now, random: randomBytes },
          only ? { ...shipped, categories: [], brands: [], families: [], redirects: [] } : shipped,
        );
        if (only) keepSetting(db, 'catalogue', OWN_CATALOGUE);
      },
      onProgress: progress.show,
    });
    progress.end();
    for (const notice of notices) console.log(notice);
    console.log(`Imported: ${added} products added, ${updated} updated.`);
    return 0;
  } catch (error) {
    progress.end();
    if (!(error instanceof ImportRefused)) throw error;
    console.error(error.message);
    return 1;
  } finally {
    db.close();
  }
}

/** `commerce-sandbox export`: writes the catalogue to standard output; answers the exit code. */
export async function exportCommand({ dataDir }: { dataDir: string }): Promise<number> {
  const file = join(dataDir, 'sandbox.db');
  const db = openDatabase(existsSync(file) ? file : ':memory:');
  try {
    migrate(db);
    if (isEmpty(db)) {
      console.error(
        `${dataDir} holds no shop yet: start it once with \`commerce-sandbox serve\`, or import a catalogue.`,
      );
      return 1;
    }
    for (const line of exportCatalogue(db)) if (!process.stdout.write(line)) await once(process.stdout, 'drain');
    return 0;
  } finally {
    db.close();
  }
}

function mistakeIn(file: string | undefined, images: string | undefined): string | undefined {
  if (file === undefined) return 'Which file? commerce-sandbox import FILE.csv [--images DIR]';
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return `${resolve(file)} is no file.`;
  if (images !== undefined && !statSync(images, { throwIfNoEntry: false })?.isDirectory())
    return `${resolve(images)} is no folder.`;
  return undefined;
}
