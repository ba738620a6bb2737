import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const withoutNice = ['--bounding-set=-sys_nice', '--inh-caps=-sys_nice'];

/**
 * The browser as a shopper runs it. Root's Chromium may put its own window and its painting before the page, and does: on two
 * cores the page then waits where it would not on a phone. Without that right all of it stands in one line.
 *
 * @param folder where the command that starts it may lie.
 */
export function ordinaryBrowser(chromePath: string, folder: string): string {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  if (!isRoot || spawnSync('setpriv', [...withoutNice, 'true'], { stdio: 'ignore' }).status !== 0) return chromePath;
  const command = join(folder, 'browser.sh');
  writeFileSync(command, `#!/bin/sh\nexec setpriv ${withoutNice.join(' ')} '${chromePath}' "$@"\n`);
  chmodSync(command, 0o755);
  return command;
}
