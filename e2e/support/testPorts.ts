import { movePorts, sandboxPort, shopPorts } from '@shop/tooling/ports';

/** Ports that one worker needs: its shops and those that its journeys open besides. */
export const portsPerWorker = 40;

// Beside shops that are open, unless the environment names other ports, and beside the other workers.
movePorts(100);
movePorts(portsPerWorker * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0), 'all');

/** Ports of this worker's sandbox and shops. */
export const testPorts = { sandbox: sandboxPort(), shops: shopPorts() };

/** Ports of a shop and a back end that a journey opens for itself, one pair for each purpose. */
export const sparePorts = (purpose: 'own' | 'plain' | 'development'): { backEnd: number; shop: number } => {
  const by = { own: 10, plain: 20, development: 30 }[purpose];
  return { backEnd: testPorts.sandbox.port + by, shop: (testPorts.shops[0]?.port ?? 0) + by };
};
