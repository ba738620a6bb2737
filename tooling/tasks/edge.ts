import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readArguments } from '../src/readArguments.ts';
import { root } from '../src/services.ts';
import { provideVarnish } from '../src/varnish.ts';

readArguments('pnpm run test:edge');

try {
  provideVarnish();
  const built = spawnSync(
    'pnpm',
    ['exec', 'turbo', 'run', 'build', '--filter=@shop/zepp-coins', '--output-logs=errors-only', '--log-prefix=none'],
    { cwd: root, stdio: 'inherit' },
  );
  if (built.status !== 0) throw new Error('zepp-coins could not be built; the lines above say why.');
  const args = [
    'exec',
    'vitest',
    'run',
    '--config',
    'vitest.edge.config.ts',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=reports/edge.json',
  ];
  process.exit(spawnSync('pnpm', args, { cwd: join(root, 'tooling'), stdio: 'inherit' }).status ?? 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
