import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServices } from '@shop/tooling/services';
import './testPorts.ts';

/**
 * Opens the built shops and the sandbox, on a database of their own, for the journeys of a file. Returns what closes them.
 */
export async function openShops(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-journeys-'));
  const services = await startServices({ dataDir, shops: true });
  return async () => {
    await services.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
