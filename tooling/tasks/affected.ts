import { spawnSync } from 'node:child_process';
import { provideBrowser } from '../src/browser.ts';
import { turbo } from '../src/build.ts';
import { readArguments } from '../src/readArguments.ts';
import { root } from '../src/services.ts';

const { values } = readArguments(
  `pnpm run test:affected [--since REF]

  Format, types and lint of the packages that have changed since REF (HEAD unless given: what is not committed yet), their
  tests that import what has changed, and the types of those that use them. Everything else is for npm test, as are the
  sweeps (*.sweep.test.ts), which walk through every page with every answer spoiled.`,
  { options: { since: { type: 'string', default: 'HEAD' } } },
);

try {
  process.env['CHROMIUM_PATH'] = provideBrowser();
  const { status } = spawnSync('pnpm', ['run', 'lint:format'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('Run `pnpm format`.');
  turbo(['typecheck'], [`...[${values.since}]`]);
  turbo(['lint'], [`[${values.since}]`]);
  turbo(['test'], [`[${values.since}]`], {
    concurrency: 1,
    handed: [`--changed=${values.since}`, '--maxWorkers=100%', '--exclude=**/*.sweep.test.*'],
  });
  console.log('What has changed is sound by itself. `npm test` says whether all is.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
