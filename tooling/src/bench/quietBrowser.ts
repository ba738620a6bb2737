import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Launcher } from 'chrome-launcher';
import { trustSwitch } from './certificate.ts';
import { phone } from './phone.ts';

const withoutNice = ['--bounding-set=-sys_nice', '--inh-caps=-sys_nice'];

/**
 * The browser as a shopper runs it. Root's Chromium may put its own window and its painting before the page, and does:
 * on two cores the page then waits where it would not on a phone. Without that right all of it stands in one line.
 *
 * @param folder where the command that starts it may lie.
 */
export function quietBrowser(chromePath: string, folder: string): string {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  if (!isRoot || spawnSync('setpriv', [...withoutNice, 'true'], { stdio: 'ignore' }).status !== 0) return chromePath;
  const command = join(folder, 'browser.sh');
  writeFileSync(command, `#!/bin/sh\nexec setpriv ${withoutNice.join(' ')} '${chromePath}' "$@"\n`);
  chmodSync(command, 0o755);
  return command;
}

/**
 * A renderer in store for the next page, and the parts of a desktop's window that are pages themselves: each wants a
 * core while ours loads.
 */
const unwanted = [
  'SpareRendererForSitePerProcess',
  'InitialWebUI',
  'WebUIReloadButton',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const featureSwitch = '--disable-features=';

/** Of two such switches the browser hears the last one: the launcher's own list goes with ours. */
const featuresOff = [
  ...Launcher.defaultFlags()
    .filter(flag => flag.startsWith(featureSwitch))
    .map(flag => flag.slice(featureSwitch.length)),
  ...unwanted,
];

/**
 * What stands beside the launcher's own switches. A phone has no window, whose toolbar is laid out anew for every frame
 * while it fades to and fro (a quarter of a second of the cores that the page loads with), and no process that plays
 * the graphics chip.
 */
export const quietFlags = (): string[] => [
  '--headless=new',
  '--kiosk',
  `--window-size=${phone.viewport.width},${phone.viewport.height}`,
  '--animation-duration-scale=0',
  '--in-process-gpu',
  '--disable-gpu',
  featureSwitch + featuresOff.join(','),
  '--no-sandbox',
  '--disable-quic',
  '--disable-dev-shm-usage',
  trustSwitch(),
];
