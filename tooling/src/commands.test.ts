import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

it.each(['README.md', 'CONTRIBUTING.md'])('%s names commands that there are', file => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const named = [...readFileSync(join(root, file), 'utf8').matchAll(/`(?:npm run|pnpm(?: run)?) ([a-z][\w:-]*)/g)];
  const known = new Set([...Object.keys(scripts), 'install', 'changeset']);
  expect(named.map(([, name = '']) => name).filter(name => !known.has(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(5);
});
