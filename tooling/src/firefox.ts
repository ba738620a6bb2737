import { existsSync } from 'node:fs';

const candidates = [
  process.env['FIREFOX_PATH'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** An installed Firefox, if there is one. It need be no build of its own: it is driven by WebDriver BiDi. */
export const installedFirefox = () => candidates.find(path => path !== undefined && existsSync(path));
