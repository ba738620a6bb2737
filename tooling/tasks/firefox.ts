import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { turbo } from '../src/build.ts';
import { installedFirefox } from '../src/firefox.ts';
import { readArguments } from '../src/readArguments.ts';
import { root } from '../src/services.ts';

readArguments(
  `pnpm run test:firefox

  Orders in float-price, from the search to the confirmation, in an installed Firefox (Debian: apt-get install firefox-esr), or in the one that
  FIREFOX_PATH names. Without one it is left out, and says so.`,
);

if (installedFirefox() === undefined) {
  console.log('left out Firefox: none is installed (Debian: apt-get install firefox-esr), and FIREFOX_PATH names none');
  process.exit(0);
}
try {
  turbo(['build'], ['@shop/float-price']);
  const args = ['exec', 'vitest', 'run', '--config', 'vitest.firefox.config.ts'];
  process.exit(spawnSync('pnpm', args, { cwd: join(root, 'tooling'), stdio: 'inherit' }).status ?? 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
