import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxPort, shopPorts } from '@shop/tooling/ports';
import { demandFreePorts, startServices } from '@shop/tooling/services';

/** Opens the three built shops and the sandbox, on a database of their own, for all journeys; closes them afterwards. */
export default async function openShops(): Promise<() => Promise<void>> {
  await demandFreePorts([sandboxPort(), ...shopPorts()]);
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-journeys-'));
  const services = await startServices({ dataDir, shops: true });
  return async () => {
    await services.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
