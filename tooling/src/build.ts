import { spawnSync } from 'node:child_process';
import { root } from './services.ts';

/**
 * Runs turbo tasks, quietly unless one fails.
 *
 * @param handed What the commands of the tasks are handed besides.
 * @throws Error when a task fails; turbo has printed its output by then.
 */
export function turbo(tasks: string[], filters: string[] = [], handed: string[] = []): void {
  const args = [
    'exec',
    'turbo',
    'run',
    ...tasks,
    '--output-logs=errors-only',
    '--log-prefix=none',
    ...filters.map(filter => `--filter=${filter}`),
    '--',
    ...handed,
  ];
  const { status } = spawnSync('pnpm', args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${tasks.join(', ')} failed; the lines above say why.`);
}
