import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readArguments } from '../src/readArguments.ts';
import { root } from '../src/services.ts';

readArguments('pnpm run test:extensions');

const args = [
  'exec',
  'vitest',
  'run',
  '--config',
  'vitest.extensions.config.ts',
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=reports/extensions.json',
];
process.exit(spawnSync('pnpm', args, { cwd: join(root, 'tooling'), stdio: 'inherit' }).status ?? 1);
