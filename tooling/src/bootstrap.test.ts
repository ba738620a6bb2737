import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followParent, install, provideToolchain } from '../bootstrap.mjs';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  mkdirSync(join(home, 'bin'));
  writeFileSync(join(home, 'package.json'), JSON.stringify({ packageManager: 'pnpm@12.21.0+sha512.66fd82' }));
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(home, { recursive: true, force: true });
});

/** Puts a command on the PATH of the machine that is played. */
function command(name: string, script: string): void {
  const file = join(home, 'bin', name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

const machine = () => ({ PATH: join(home, 'bin'), HOME: home, XDG_CACHE_HOME: join(home, 'cache') });
const roomy = () => ({ bavail: 1e9, bsize: 4096 });

it('uses the Node and pnpm that are there when they are new enough, and fetches nothing', () => {
  command('node', 'echo v24.21.0');
  command('pnpm', 'echo 12.21.0');
  command('npm', 'exit 1');
  expect(provideToolchain(home, machine()).PATH).toBe(join(home, 'bin'));
});

it('keeps the registry that the environment names, and nothing else that npm says of itself', () => {
  command('node', 'echo v24.21.0');
  command('pnpm', 'echo 12.21.0');
  const env = provideToolchain(home, {
    ...machine(),
    NPM_CONFIG_REGISTRY: 'https://npm.example/',
    npm_config_user_agent: 'npm/10',
    npm_lifecycle_event: 'start',
  });
  expect(env).toMatchObject({
    NPM_CONFIG_REGISTRY: 'https://npm.example/',
    pnpm_config_registry: 'https://npm.example/',
  });
  expect(Object.keys(env).filter(name => /user_agent|lifecycle/.test(name))).toEqual([]);
});

it('says what to do when the registry cannot be reached', () => {
  command('node', 'echo v20.20.2');
  command('npm', 'exit 1');
  expect(() => provideToolchain(home, machine())).toThrow(
    'The package registry cannot be reached, so Node and pnpm could not be fetched. Check the network and run this again, or install Node 24.15 or newer and pnpm 12.21.0 yourself.',
  );
});

/** An npm that brings binaries, and notes what it was asked. */
function npmThatBrings(binary: string): void {
  writeFileSync(join(home, 'binary'), `#!/bin/sh\n${binary}\n`);
  chmodSync(join(home, 'binary'), 0o755);
  command(
    'npm',
    [
      'echo "$1" > command',
      '/bin/mkdir cache',
      'name=$(sed "s/.*node_modules.\\([^\\"]*\\).*/\\1/" package-lock.json)',
      '/bin/mkdir -p "node_modules/$name/bin"',
      `for file in bin/node pnpm; do cp "${join(home, 'binary')}" "node_modules/$name/$file"; done`,
    ].join('; '),
  );
}

const withTools = () => ({ ...machine(), PATH: `${join(home, 'bin')}:/usr/bin:/bin` });

it('has npm check what it fetches against the hashes of this workspace', () => {
  command('node', 'echo v20.20.2');
  npmThatBrings('echo 1.0.0');
  const [bin = ''] = provideToolchain(home, withTools()).PATH?.split(':') ?? [];
  expect([existsSync(join(bin, 'node')), existsSync(join(bin, 'pnpm'))]).toEqual([true, true]);
  // The binaries alone are kept: no copy in a cache of npm, and nothing that came with them.
  expect(readdirSync(join(bin, '..', 'node')).toSorted()).toEqual(['command', 'package-lock.json', 'package.json']);
  const { integrity } = JSON.parse(readFileSync(new URL('../toolchain.json', import.meta.url), 'utf8')) as {
    integrity: Record<string, string>;
  };
  for (const tool of ['node', 'pnpm']) {
    expect(readFileSync(join(bin, '..', tool, 'command'), 'utf8')).toBe('ci\n');
    const { packages } = JSON.parse(readFileSync(join(bin, '..', tool, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { version?: string; integrity?: string }>;
    };
    const [path = '', { version, integrity: hash } = {}] = Object.entries(packages).find(([key]) => key !== '') ?? [];
    expect(hash).toBe(integrity[`${path.replace('node_modules/', '')}@${version}`]);
  }
});

it('keeps nothing that does not run here, and says what to do', () => {
  command('node', 'echo v20.20.2');
  npmThatBrings('exit 127');
  expect(() => provideToolchain(home, withTools())).toThrow(
    /^node-.*@24\.21\.0 does not run on this machine\. Please install Node 24\.15 or newer and pnpm 12\.21\.0 yourself\.$/,
  );
  expect(existsSync(join(home, 'cache/storefront-toolchain/node-24.21.0-pnpm-12.21.0/bin'))).toBe(false);
});

it('says when the registry does not have a package for this machine', () => {
  command('node', 'echo v20.20.2');
  command('npm', 'echo "npm error code E404" >&2; exit 1');
  expect(() => provideToolchain(home, machine())).toThrow(
    /^The package registry has no node-.*@24\.21\.0\. Please install Node 24\.15 or newer/,
  );
});

it('keeps nothing of a package that has another hash', () => {
  command('node', 'echo v20.20.2');
  command('npm', 'echo "npm error code EINTEGRITY" >&2; exit 1');
  expect(() => provideToolchain(home, machine())).toThrow(
    /^The registry sent another .*node.*@24\.21\.0 than the one that this workspace knows by its hash/,
  );
});

/** Says one hash of a package, whichever it is asked for, and sends another. */
const lyingRegistry = `
  import { createServer } from 'node:http';
  const server = createServer((request, response) => {
    if (request.url.endsWith('.tgz')) return response.end('something else');
    const name = decodeURIComponent(request.url.slice(1));
    const dist = { tarball: 'http://' + request.headers.host + '/it.tgz', integrity: 'sha512-' + 'A'.repeat(86) + '==' };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ name, 'dist-tags': {}, versions: { '12.99.0': { name, version: '12.99.0', dist } } }));
  });
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

it('has npm check against the registry what this workspace knows no hash of', async () => {
  writeFileSync(join(home, 'package.json'), JSON.stringify({ packageManager: 'pnpm@12.99.0' }));
  writeFileSync(join(home, '.npmrc'), 'fetch-retries=0\n');
  symlinkSync(process.execPath, join(home, 'bin/node'));
  command('pnpm', 'echo 1.0.0');
  const registry = spawn(process.execPath, ['--input-type=module', '--eval', lyingRegistry]);
  try {
    const [port] = (await once(registry.stdout, 'data')) as [Buffer];
    const env = { ...withTools(), npm_config_registry: `http://127.0.0.1:${String(port).trim()}/` };
    const path = `${env.PATH}:${process.env['PATH'] ?? ''}`;
    expect(() => provideToolchain(home, { ...env, PATH: path })).toThrow(
      /^What came as @pnpm\/exe\..*@12\.99\.0 has another hash than the registry itself says, and nothing of it was kept/,
    );
  } finally {
    registry.kill();
  }
});

it('says how much to free when the disk is full, before it writes anything', () => {
  command('pnpm', 'touch installed');
  expect(() => install(home, machine(), () => ({ bavail: 1000, bsize: 4096 }))).toThrow(
    'Only 4 MB are free where this workspace lies. Free at least 1500 MB and run this again.',
  );
});

it('tells a registry that is away from an install that failed otherwise', () => {
  command('pnpm', 'echo "ERR_PNPM_META_FETCH_FAIL request failed, reason: ECONNREFUSED"; exit 1');
  expect(() => install(home, machine(), roomy)).toThrow(
    'The package registry cannot be reached. Check the network or the proxy settings and run this again.',
  );
  command('pnpm', 'echo "ERR_PNPM_OUTDATED_LOCKFILE"; exit 1');
  expect(() => install(home, machine(), roomy)).toThrow(
    'pnpm could not install the workspace; its last lines above say why.',
  );
});

it('tells once when the process that started it is gone', () => {
  vi.useFakeTimers();
  try {
    let parent = 40;
    const gone = vi.fn();
    followParent(() => parent, gone);
    vi.advanceTimersByTime(5000);
    expect(gone).not.toHaveBeenCalled();
    parent = 1;
    vi.advanceTimersByTime(5000);
    expect(gone).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
