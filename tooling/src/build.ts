import { spawnSync } from 'node:child_process';
import { root } from './services.ts';

interface TurboOptions {
  /** How many tasks run at once; as many as turbo does unless told. */
  concurrency?: number;
  /** What the commands of the tasks are handed besides. */
  handed?: string[];
}

/**
 * Runs turbo tasks, quietly unless one fails.
 *
 * @throws Error when a task fails; turbo has printed its output by then.
 */
export function turbo(tasks: string[], filters: string[] = [], { concurrency, handed = [] }: TurboOptions = {}): void {
  const args = [
    'exec',
    'turbo',
    'run',
    ...tasks,
    '--output-logs=errors-only',
    '--log-prefix=none',
    ...(concurrency === undefined ? [] : [`--concurrency=${concurrency}`]),
    ...filters.map(filter => `--filter=${filter}`),
    '--',
    ...handed,
  ];
  const { status } = spawnSync('pnpm', args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${tasks.join(', ')} failed; the lines above say why.`);
}
