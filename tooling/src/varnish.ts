import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const candidates = [
  process.env['VARNISHD_PATH'],
  '/usr/sbin/varnishd',
  '/usr/local/sbin/varnishd',
  '/opt/homebrew/sbin/varnishd',
];

/** An installed Varnish, if there is one. */
export const installedVarnish = () => candidates.find(path => path !== undefined && existsSync(path));

/**
 * Finds Varnish: VARNISHD_PATH, an installed one, or Debian's package, which root may install.
 *
 * @throws Error that says how to provide it.
 */
export function provideVarnish(): string {
  const found = installedVarnish();
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Varnish found; installing it with apt-get …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'varnish'], { env, stdio: 'ignore' });
  }
  const path = installedVarnish();
  if (path) return path;
  throw new Error(
    'The tests of the edge need Varnish, and it could not be installed. Install it (Debian: apt-get install varnish) or set VARNISHD_PATH to its executable, and run this again.',
  );
}
