import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { demandFreePorts } from './services.ts';

it('names the port that is in use, who needs it, and the variable that moves it', async () => {
  const taken = createServer();
  await new Promise<void>(resolve => {
    taken.listen(0, resolve);
  });
  const { port } = taken.address() as AddressInfo;
  const wanted = [{ name: 'uni-coins', port, variable: 'UNI_COINS_PORT' }];
  await expect(demandFreePorts(wanted)).rejects.toThrow(
    `Port ${port} is in use, and uni-coins needs it. Stop what uses it, or set UNI_COINS_PORT to another port.`,
  );
  await new Promise(resolve => {
    taken.close(resolve);
  });
  await expect(demandFreePorts(wanted)).resolves.toBeUndefined();
});

it.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('ends what it has started when %s comes before all is ready', { timeout: 60_000 }, async (signal, code) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'services-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const script = `const { startServices } = await import(${JSON.stringify(join(import.meta.dirname, 'services.ts'))});
    await startServices({ dataDir: ${JSON.stringify(dataDir)}, shops: false });`;
  const starting = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, SANDBOX_PORT: '47113' },
    stdio: 'ignore',
  });
  const ended = once(starting, 'exit');
  while (!existsSync(join(dataDir, 'sandbox.db'))) await wait(20);
  starting.kill(signal);
  expect(await ended).toEqual([code, null]);
});
