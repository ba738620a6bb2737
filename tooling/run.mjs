#!/usr/bin/env node
// The way into every command of this workspace. Needs only Node 20 and npm: brings the pinned runtime and pnpm where
// they are missing, installs from the lockfile, then hands over to tasks/<task>.ts.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { followParent, install, provideToolchain } from './bootstrap.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [task = 'start', ...rest] = process.argv.slice(2);

try {
  const env = provideToolchain(root, process.env);
  install(root, env);
  const child = spawn('node', [join(root, 'tooling/tasks', `${task}.ts`), ...rest], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  // npm hands a SIGTERM to its shell, which dies without a word to what it runs.
  if (process.env['npm_lifecycle_event'])
    followParent(
      () => process.ppid,
      () => child.kill('SIGTERM'),
    );
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
