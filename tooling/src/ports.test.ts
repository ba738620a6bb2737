import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freePort } from './freePorts.ts';
import { moveToFreePorts, namedPorts, sandboxPort, shopOrigins, shopPorts } from './ports.ts';

const everyPort = () => [sandboxPort(), ...shopPorts()];
const opened: Server[] = [];

/** Somebody else's server, where the system puts it or on a port that it names. */
async function occupy(port = 0): Promise<number> {
  const server = createServer();
  opened.push(server);
  await new Promise<void>(resolve => server.listen(port, resolve));
  return (server.address() as AddressInfo).port;
}

beforeEach(() => {
  for (const { variable } of everyPort()) vi.stubEnv(variable, undefined);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(opened.splice(0).map(server => new Promise(resolve => server.close(resolve))));
});

it('moves what the environment does not name', async () => {
  vi.stubEnv('SANDBOX_PORT', '4700');
  const [first] = shopPorts();
  await moveToFreePorts(100);
  expect(sandboxPort().port).toBe(4700);
  expect(shopPorts()[0]?.port).toBeGreaterThanOrEqual((first?.port ?? 0) + 100);
});

it('moves all of them, so that servers stand beside those that were named', async () => {
  vi.stubEnv('SANDBOX_PORT', '4700');
  await moveToFreePorts(40, 'all');
  expect(sandboxPort().port).toBeGreaterThanOrEqual(4740);
});

it('goes around a server that somebody runs there, and gives no port twice', async () => {
  const taken = await freePort(sandboxPort().port + 300);
  await occupy(taken);
  await moveToFreePorts(taken - sandboxPort().port);
  const ports = everyPort().map(({ port }) => port);
  expect(ports).not.toContain(taken);
  expect(sandboxPort().port).toBeGreaterThan(taken);
  expect(new Set(ports).size).toBe(ports.length);
});

it('knows which ports the environment names', () => {
  expect(namedPorts()).toEqual([]);
  vi.stubEnv('SANDBOX_PORT', '4700');
  expect(namedPorts()).toEqual([{ name: 'commerce-sandbox', port: 4700, variable: 'SANDBOX_PORT' }]);
});

it('knows the origins of the shops where they were moved to', async () => {
  await moveToFreePorts(40, 'all');
  const [first] = shopPorts();
  expect(shopOrigins()).toEqual(
    expect.arrayContaining([`http://localhost:${first?.port}`, `http://127.0.0.1:${first?.port}`]),
  );
});

it('refuses what is no port, by the name of the variable', () => {
  vi.stubEnv('SANDBOX_PORT', 'web');
  expect(() => sandboxPort()).toThrow('SANDBOX_PORT is "web": give a port from 1 to 65535.');
});

it('passes over a port that is promised', async () => {
  const port = await freePort(4900);
  expect(await freePort(port, [port])).toBeGreaterThan(port);
});
