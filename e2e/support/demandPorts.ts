import type { FullConfig } from '@playwright/test';
import { demandFreePorts } from '@shop/tooling/services';
import { portsPerWorker, sparePorts, testPorts } from './testPorts.ts';

/** Says once, before any journey, which port is taken: those of the shops, and those that journeys open besides. */
export default async function demandPorts({ workers }: FullConfig): Promise<void> {
  const { sandbox, shops } = testPorts;
  const spare = (['own', 'plain', 'development'] as const).flatMap(purpose => {
    const { backEnd, shop } = sparePorts(purpose);
    return [
      { ...sandbox, port: backEnd },
      { ...(shops[0] ?? sandbox), port: shop },
    ];
  });
  for (let worker = 0; worker < workers; worker += 1) {
    await demandFreePorts(
      [sandbox, ...shops, ...spare].map(server => ({ ...server, port: server.port + worker * portsPerWorker })),
    );
  }
}
