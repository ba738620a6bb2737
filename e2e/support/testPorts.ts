import { freePort } from '@shop/tooling/free-ports';
import { moveToFreePorts, sandboxPort, shopPorts } from '@shop/tooling/ports';

/** How far the search of one worker begins behind that of the one before: it has shops of its own, and opens more. */
const portsPerWorker = 40;

// Beside shops that are open, and beside the other workers. The environment has the last word about the first of them.
// Who only lists the journeys opens nothing.
const worker = process.env['TEST_PARALLEL_INDEX'];
if (worker === '0') await moveToFreePorts(100);
else if (worker !== undefined) await moveToFreePorts(100 + portsPerWorker * Number(worker), 'all');

/** Ports of this worker's sandbox and shops. */
export const testPorts = { sandbox: sandboxPort(), shops: shopPorts() };

/** Ports of a shop and a back end that a journey opens for itself. */
export async function sparePorts(): Promise<{ backEnd: number; shop: number }> {
  const promised = [testPorts.sandbox, ...testPorts.shops].map(({ port }) => port);
  const backEnd = await freePort(testPorts.sandbox.port + 10, promised);
  return { backEnd, shop: await freePort((testPorts.shops[0]?.port ?? 0) + 10, [...promised, backEnd]) };
}
