import { join } from 'node:path';
import { findShops } from './findShops.ts';
import { freePort } from './freePorts.ts';

/** A server of the workspace: what it is called, and where it listens. */
export interface ServerPort {
  name: string;
  port: number;
  /** Environment variable that moves it. */
  variable: string;
}

const read = (name: string, variable: string, fallback: number): ServerPort => {
  const port = Number(process.env[variable] ?? fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${variable} is ${JSON.stringify(process.env[variable])}: give a port from 1 to 65535.`);
  return { name, port, variable };
};

/** The commerce sandbox. */
export const sandboxPort = () => read('commerce-sandbox', 'SANDBOX_PORT', 4000);

/** Environment variable that moves a shop: UNI_COINS_PORT for uni-coins. */
const variableOf = (name: string) => `${name.replaceAll('-', '_').toUpperCase()}_PORT`;

/** Whether the environment says where a server listens. */
const isNamed = (variable: string) => process.env[variable] !== undefined;

/** The servers whose ports the environment names. */
export const namedPorts = (): ServerPort[] =>
  [sandboxPort(), ...shopPorts()].filter(({ variable }) => isNamed(variable));

/** The storefront servers, in the order of their usual ports. */
export const shopPorts = () =>
  findShops(join(import.meta.dirname, '../..')).map(({ name, port }) => read(name, variableOf(name), port));

/** Origins of the shops on this machine, as people open them. */
export const shopOrigins = () =>
  shopPorts().flatMap(({ port }) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]);

/**
 * Moves the sandbox and every shop to ports that nobody listens on, so that they run beside servers that are open.
 *
 * @param by How far from where they usually listen the search begins.
 * @param which `usual`: what the environment names already stays. `all`: moves too, for servers beside those.
 */
export async function moveToFreePorts(by: number, which: 'usual' | 'all' = 'usual'): Promise<void> {
  const taken: number[] = [];
  for (const { variable, port } of [sandboxPort(), ...shopPorts()]) {
    if (which === 'usual' && isNamed(variable)) continue;
    const found = await freePort(port + by, taken);
    taken.push(found);
    process.env[variable] = String(found);
  }
}
