import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root } from './services.ts';

const chosen = process.env['CHROMIUM_PATH'];

const candidates = [
  chosen,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const installed = () => candidates.find(path => path !== undefined && existsSync(path));

/** How long Playwright's own download may take, ms: where it is blocked it hangs. */
const downloadTimeout = 20_000;

function installWithApt(name: string): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env, stdio: 'ignore' });
}

function downloadWithPlaywright(): string | undefined {
  console.log("No Chromium found; trying Playwright's download …");
  spawnSync('pnpm', ['--filter', '@shop/e2e', 'exec', 'playwright', 'install', 'chromium-headless-shell'], {
    cwd: root,
    stdio: 'ignore',
    timeout: downloadTimeout,
  });
  const { stdout } = spawnSync(
    'pnpm',
    [
      '--filter',
      '@shop/e2e',
      'exec',
      'node',
      '-e',
      "console.log(require('@playwright/test').chromium.executablePath())",
    ],
    { cwd: root, encoding: 'utf8' },
  );
  const path = stdout?.trim();
  return path && existsSync(path) ? path : undefined;
}

/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, an installed one, the system's package manager, Playwright's
 * download.
 *
 * @throws Error that says how to provide one.
 */
export function provideBrowser(): string {
  const found = installed();
  if (found) return found;
  installWithApt('chromium');
  const path = installed() ?? downloadWithPlaywright();
  if (path) return path;
  throw new Error(
    'The browser tests need Chromium, and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable, and run this again.',
  );
}

const windowless = { name: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' };

/**
 * Finds a Chromium to measure with: CHROMIUM_PATH, else one without a window, whose painting and layout would take the
 * page's cores on a desktop and take none on a phone, else any.
 *
 * @throws Error that says how to provide one.
 */
export function provideWindowlessBrowser(): string {
  if (chosen !== undefined && existsSync(chosen)) return chosen;
  if (!existsSync(windowless.path)) installWithApt(windowless.name);
  return existsSync(windowless.path) ? windowless.path : provideBrowser();
}
