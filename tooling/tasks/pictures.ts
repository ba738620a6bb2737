import { spawnSync } from 'node:child_process';
import { provideBrowser } from '../src/browser.ts';
import { readArguments } from '../src/readArguments.ts';
import { root } from '../src/services.ts';

const {
  values: { accept },
} = readArguments('pnpm run test:pictures [--accept]', { options: { accept: { type: 'boolean' } } });
process.env['CHROMIUM_PATH'] = provideBrowser();

const run = (...args: string[]) =>
  spawnSync('pnpm', ['--filter', '@shop/storybook', ...args], { cwd: root, stdio: 'inherit' }).status ?? 1;

const failed = run('build') || run('exec', 'playwright', 'test', ...(accept ? ['--update-snapshots=changed'] : []));
if (failed && !accept)
  console.log(
    'Compare: apps/storybook/reports/pictures-html/index.html shows before, after and difference.\nAccept: pnpm test:pictures --accept',
  );
process.exit(failed);
