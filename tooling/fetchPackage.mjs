import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Hashes of the packages that ship Node and pnpm, as `npm view NAME@VERSION dist.integrity` prints them. */
const { integrity } = JSON.parse(readFileSync(new URL('./toolchain.json', import.meta.url), 'utf8'));

/** What went wrong, by what npm says of it. */
function complaintOf(stderr, named, hash, ownRemedy) {
  if (/EINTEGRITY/.test(stderr))
    return hash === undefined
      ? `What came as ${named} has another hash than the registry itself says, and nothing of it was kept. Run this ` +
          `again, or ${ownRemedy}`
      : `The registry sent another ${named} than the one that this workspace knows by its hash ` +
          '(tooling/toolchain.json), and nothing of it was kept. Find out which registry npm asks before you run ' +
          'this again.';
  if (/E404|ETARGET/.test(stderr)) return `The package registry has no ${named}. Please ${ownRemedy}`;
  return `The package registry cannot be reached, so Node and pnpm could not be fetched. Check the network and run this again, or ${ownRemedy}`;
}

/**
 * Fetches a package that ships a binary into a folder of its own, without running any script. npm refuses what has
 * another hash than the lockfile that is written for it, and keeps no copy of its own. Where toolchain.json knows no
 * hash, npm still refuses what has another hash than the registry says.
 *
 * @returns {string} Folder of the package.
 */
export function fetchPackage(name, version, folder, env, ownRemedy) {
  const named = `${name}@${version}`;
  const hash = integrity[named];
  if (hash === undefined)
    console.log(`tooling/toolchain.json keeps no hash of ${named}: what the registry says of it is believed.`);
  const dependencies = { [name]: version };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({
      lockfileVersion: 3,
      packages: { '': { dependencies }, [`node_modules/${name}`]: { version, integrity: hash } },
    }),
  );
  const cache = join(folder, 'cache');
  const flags = ['--cache', cache, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--force'];
  const progress = spawn(process.execPath, [fileURLToPath(new URL('./fetchProgress.mjs', import.meta.url)), folder], {
    stdio: ['ignore', 'inherit', 'ignore'],
  });
  const { status, stderr } = spawnSync('npm', ['ci', ...flags], {
    cwd: folder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  progress.kill();
  rmSync(cache, { recursive: true, force: true });
  if (status === 0) return join(folder, 'node_modules', name);
  console.error(stderr);
  throw new Error(complaintOf(stderr ?? '', named, hash, ownRemedy));
}
