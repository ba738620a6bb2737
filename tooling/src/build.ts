import { spawnSync } from 'node:child_process';
import { root } from './services.ts';

/**
 * Runs turbo tasks, quietly unless one fails.
 *
 * @throws Error when a task fails; turbo has printed its output by then.
 */
export function turbo(tasks: string[], filters: string[] = []): void {
  const args = [
    'exec',
    'turbo',
    'run',
    ...tasks,
    '--output-logs=errors-only',
    '--log-prefix=none',
    ...filters.map(filter => `--filter=${filter}`),
  ];
  const { status } = spawnSync('pnpm', args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${tasks.join(', ')} failed; the lines above say why.`);
}
