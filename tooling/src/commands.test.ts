import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './services.ts';

const run = (task: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(root, 'tooling/tasks', `${task}.ts`), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

it.each(['start', 'dev', 'bench', 'create-variant'])('%s says in one line what is wrong with a port', task => {
  const { status, stderr } = run(task, [], { SANDBOX_PORT: '', FLOAT_PRICE_PORT: 'web' });
  expect([status, stderr.trim().split('\n')]).toEqual([
    1,
    [expect.stringMatching(/^\w+_PORT is ".*": give a port from 1 to 65535\.$/)],
  ]);
});

it('explains each answer of create-variant, and what is written', () => {
  const { status, stdout } = run('create-variant', ['--help']);
  expect(status).toBe(0);
  for (const part of [
    /--brand-colour +six hexadecimal digits.*\(needed\)/,
    /--store-code +the store view/,
    /apps\/<id>/,
  ])
    expect(stdout).toMatch(part);
});
