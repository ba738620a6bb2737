import { createServer } from 'node:net';

/** How many ports are looked at before the search is given up. */
const patience = 500;

/** Whether nobody on this machine listens on a port. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/**
 * The first port from a number on that nobody listens on. Looked for, instead of taken as the system hands it out: it
 * hands out ports that calls of other programs leave from, and whoever calls such a port while its server is away may be
 * answered by themselves.
 *
 * @param besides Ports that are promised already.
 * @throws Error when hundreds in a row are taken.
 */
export async function freePort(from: number, besides: readonly number[] = []): Promise<number> {
  for (let port = from; port < Math.min(from + patience, 65_536); port += 1)
    if (!besides.includes(port) && (await isFree(port))) return port;
  throw new Error(`No port is free from ${from} on. Stop some of the servers on this machine.`);
}
