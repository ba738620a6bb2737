import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { movePorts, sandboxPort, shopOrigins, shopPorts } from './ports.ts';

const variables = () => [sandboxPort(), ...shopPorts()].map(({ variable }) => variable);

beforeEach(() => {
  for (const variable of variables()) vi.stubEnv(variable, undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it('moves what the environment does not name', () => {
  vi.stubEnv('SANDBOX_PORT', '4700');
  const [first] = shopPorts();
  movePorts(100);
  expect(sandboxPort().port).toBe(4700);
  expect(shopPorts()[0]?.port).toBe((first?.port ?? 0) + 100);
});

it('moves all of them, so that servers stand beside those that were named', () => {
  vi.stubEnv('SANDBOX_PORT', '4700');
  const [first] = shopPorts();
  movePorts(40, 'all');
  expect(sandboxPort().port).toBe(4740);
  expect(shopPorts()[0]?.port).toBe((first?.port ?? 0) + 40);
});

it('knows the origins of the shops where they were moved to', () => {
  movePorts(40, 'all');
  const [first] = shopPorts();
  expect(shopOrigins()).toEqual(
    expect.arrayContaining([`http://localhost:${first?.port}`, `http://127.0.0.1:${first?.port}`]),
  );
});

it('refuses what is no port, by the name of the variable', () => {
  vi.stubEnv('SANDBOX_PORT', 'web');
  expect(() => sandboxPort()).toThrow('SANDBOX_PORT is "web": give a port from 1 to 65535.');
});
