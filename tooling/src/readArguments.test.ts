import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../tasks');
/** All but the sandbox's command, which reads its arguments itself. */
const tasks = readdirSync(folder)
  .map(file => basename(file, '.ts'))
  .filter(task => task !== 'commerce-sandbox');
const timeout = 60_000;
const call = (task: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(folder, `${task}.ts`), ...args], { encoding: 'utf8', timeout });

it.for(tasks)('%s refuses what it does not know, in one line that says how it is used', { timeout }, task => {
  const { status, stderr, stdout } = call(task, 'nonsense');
  expect(stderr).toMatch(/^Unknown argument "nonsense".*\. Usage: p?npm .+\n$/);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
});

it('refuses a flag and a second word that it does not know', { timeout }, () => {
  expect(call('storybook', '--build').stderr).toBe("Unknown option '--build'. Usage: pnpm storybook [build]\n");
  expect(call('storybook', 'build', 'build').stderr).toBe(
    'Unknown argument "build", known: build. Usage: pnpm storybook [build]\n',
  );
});

it('shows with --help how a task is used', { timeout }, () => {
  const { status, stdout, stderr } = call('storybook', '--help');
  expect(stdout).toMatch(/^pnpm storybook \[build\]\n.+storybook-static/);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
