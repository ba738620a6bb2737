import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leakedSecrets } from '../bench/judgeBuilds.ts';
import { findShops } from '../findShops.ts';
import { freePort } from '../freePorts.ts';
import { root } from '../services.ts';
import { storeViewList } from './addStoreView.ts';
import { createVariant } from './createVariant.ts';
import type { Answers } from './questions.ts';

/** Beside whatever shops there are. */
const port = Math.max(...findShops(root).map(shop => shop.port)) + 1;

const answers: Answers = {
  id: 'shop-of-a-test',
  name: 'Kaveri "K" Rewards & Co',
  brandColour: '#0b7a75',
  logo: '',
  coinName: 'Kaveri Coins',
  decimals: 2,
  helpNumber: '919000000004',
  guestCart: true,
  storeCode: 'shop_of_a_test',
  port,
};

/** What a machine that builds may keep in its environment. */
const secrets = {
  RAZORPAY_KEY_SECRET: 'never-in-a-bundle-1',
  VITE_CASHFREE_CLIENT_SECRET: 'never-in-a-bundle-2',
  COMMERCE_ACCESS_TOKEN: 'never-in-a-bundle-3',
};

/** What the generator reads and writes of the workspace, apart from the real one: other tests run beside this one. */
const copy = mkdtempSync(join(tmpdir(), 'create-variant-'));
const app = join(copy, 'apps', answers.id);
const read = (path: string) => readFileSync(join(copy, path), 'utf8');
const children: ChildProcess[] = [];
const storeViews = ['zepp', 'uni'];
const sandboxDir = 'packages/commerce-sandbox';

beforeAll(() => {
  for (const file of [
    'package.json',
    'pnpm-workspace.yaml',
    'pnpm-lock.yaml',
    'tsconfig.base.json',
    ...globSync('{packages/*,apps/*,tooling,e2e}/package.json', { cwd: root }),
  ]) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  mkdirSync(join(copy, '.changeset'));
  for (const part of ['src', 'schema', 'catalogue'])
    cpSync(join(root, sandboxDir, part), join(copy, sandboxDir, part), { recursive: true });
  symlinkSync(join(root, sandboxDir, 'node_modules'), join(copy, sandboxDir, 'node_modules'));
  for (const { name } of findShops(root)) {
    for (const part of ['src', 'tsconfig.json', 'vite.config.ts'])
      cpSync(join(root, 'apps', name, part), join(copy, 'apps', name, part), { recursive: true });
  }
});

afterAll(async () => {
  await Promise.all(
    children.map(
      child =>
        new Promise(resolve => {
          if (child.exitCode !== null) return resolve(undefined);
          child.once('exit', resolve);
          child.kill('SIGKILL');
        }),
    ),
  );
  rmSync(copy, { recursive: true, force: true });
});

/** The new app finds its dependencies where the first shop has them. */
const install = () => symlinkSync(join(root, 'apps/zepp-coins/node_modules'), join(app, 'node_modules'));

async function start(args: string[], cwd: string, health: string, env: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: 'ignore',
  });
  children.push(child);
  while (
    !(await fetch(health).then(
      answer => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}.`);
    await new Promise(resolve => setTimeout(resolve, 100));
  }
}

describe('a step that fails', () => {
  it('leaves nothing behind', async () => {
    const before = read('pnpm-lock.yaml');
    await expect(
      createVariant({
        root: copy,
        answers,
        storeViews,
        install: () => {
          throw new Error('no space');
        },
      }),
    ).rejects.toThrow('no space');
    expect([
      existsSync(app),
      existsSync(join(copy, '.changeset/open-shop-of-a-test.md')),
      read('pnpm-lock.yaml') === before,
      read(storeViewList) === readFileSync(join(root, storeViewList), 'utf8'),
    ]).toEqual([false, false, true, true]);
  });
});

describe('a new variant', () => {
  beforeAll(async () => {
    await createVariant({ root: copy, answers, storeViews, install });
  });

  it('is found by everything that starts, tests and shows the shops', () => {
    expect(findShops(copy).at(-1)).toEqual({ name: answers.id, port });
    expect(read('.changeset/open-shop-of-a-test.md')).toContain('"@shop/shop-of-a-test": minor');
  });

  it('has its place in the lockfile, so that a frozen install takes it', () => {
    // How old a release is would be asked of the registry, and the network is not under test.
    const { status, stdout } = spawnSync(
      'pnpm',
      ['install', '--frozen-lockfile', '--lockfile-only', '--offline', '--ignore-scripts'],
      { cwd: copy, encoding: 'utf8', env: { ...process.env, pnpm_config_minimum_release_age: '0' } },
    );
    expect([status, status === 0 ? '' : stdout]).toEqual([0, '']);
  });

  it('brings its store view to the sandbox, under its own name', () => {
    const [last] = (JSON.parse(read(storeViewList)) as object[]).slice(-1);
    expect(last).toMatchObject({ code: 'shop_of_a_test', name: answers.name, colour: '#0b7a75', accent: '#ffffff' });
  });

  it('takes a store view as it is that the sandbox has already', async () => {
    const files = await createVariant({
      root: copy,
      answers: { ...answers, id: 'guest-of-a-test', storeCode: 'zepp', port: port + 3 },
      storeViews,
      install: () => {},
    });
    expect(files).not.toContain(storeViewList);
    expect(read(storeViewList)).not.toContain('"zepp"');
  });

  it('is not written over', async () => {
    await expect(createVariant({ root: copy, answers, storeViews, install })).rejects.toThrow(
      'apps/shop-of-a-test exists already',
    );
  });

  it('builds, starts and shows its name, colour, coins and prices', async () => {
    const vite = join(root, 'apps/zepp-coins/node_modules/vite/bin/vite.js');
    const build = spawnSync(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], {
      cwd: app,
      encoding: 'utf8',
      env: { ...process.env, ...secrets, NODE_ENV: 'production' },
    });
    expect([build.status, build.status === 0 ? '' : build.stderr]).toEqual([0, '']);

    const [sandbox, shop] = [await freePort(4300), await freePort(3300)];
    const commerce = `http://localhost:${sandbox}`;
    await start(
      ['src/bin.ts', 'serve', '--port', String(sandbox), '--data', join(copy, 'data')],
      join(copy, sandboxDir),
      `${commerce}/health`,
    );
    const address = `http://localhost:${shop}`;
    await start(['dist/server/main.js'], app, `${address}/healthz`, { PORT: String(shop), COMMERCE_URL: commerce });

    const home = await fetch(address);
    const html = await home.text();
    expect([home.status, home.status === 200 ? '' : html]).toEqual([200, '']);
    expect(html).toMatch(/>Kaveri &quot;K&quot;<\/text><text [^>]*>Rewards &amp; Co<\/text>/);
    expect(html).toMatch(
      /<title[^>]*>Kaveri &quot;K&quot; Rewards &amp; Co at home - Kaveri &quot;K&quot; Rewards &amp; Co<\/title>/,
    );
    expect(html).toContain('About Kaveri &quot;K&quot; Rewards &amp; Co');
    expect(html).toContain('<meta name="theme-color" content="#0b7a75"');
    expect(html).toContain('--color-accent:#0b7a75');
    expect(html).toContain('https://wa.me/919000000004');
    expect(html).toMatch(/₹[\d,]+\.\d\d/);

    const scripts = globSync('dist/client/assets/*.js', { cwd: app })
      .map(file => readFileSync(join(app, file), 'utf8'))
      .join('\n');
    expect(scripts).toContain('Kaveri Coins');
    expect(scripts).not.toContain('lower-case letters');
    expect(leakedSecrets([{ name: answers.id, text: scripts + html }], secrets)).toEqual([]);

    const manifest = (await (await fetch(`${address}/manifest.webmanifest`)).json()) as {
      name: string;
      icons: { src: string }[];
    };
    expect(manifest.name).toBe(answers.name);
    for (const { src } of manifest.icons) expect([src, (await fetch(address + src)).status]).toEqual([src, 200]);
  });
});

describe('a variant with a logo', () => {
  it('shows the file in its wordmark and icon', async () => {
    const logo = join(copy, 'tiger.svg');
    writeFileSync(
      logo,
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><rect width="300" height="60" fill="#123456"/></svg>',
    );
    const files = await createVariant({
      root: copy,
      storeViews: [answers.storeCode],
      answers: { ...answers, id: 'tiger-of-a-test', logo, port: port + 1 },
      install: () => {},
    });
    expect(files).toContain('apps/tiger-of-a-test/src/logo.svg');
    expect(read('apps/tiger-of-a-test/src/Wordmark.tsx')).toContain('width={140} height={28}');
    expect(read('apps/tiger-of-a-test/icon.svg')).toContain('data:image/svg+xml;base64,');
  });

  it('says its name beside a logo that is only a mark', async () => {
    const logo = join(copy, 'lotus.svg');
    writeFileSync(
      logo,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 120"><rect width="40" height="120" fill="#123456"/></svg>',
    );
    await createVariant({
      root: copy,
      storeViews: [answers.storeCode],
      answers: { ...answers, id: 'lotus-of-a-test', name: "गंगा O'Neil \\ Sons", logo, port: port + 2 },
      install: () => {},
    });
    // As tooling/src/releases holds every changeset to it, whatever the shop is called.
    expect(read('.changeset/open-lotus-of-a-test.md')).toMatch(
      /^---\n"@shop\/lotus-of-a-test": minor\n---\n\n[A-Z][^\n]{20,300}\.\n$/,
    );
    expect(read('apps/lotus-of-a-test/src/Wordmark.tsx')).toContain('<image href={logo} width="32" height="32" />');
    expect(read('apps/lotus-of-a-test/src/Wordmark.tsx').match(/\{['"].*['"]\}/g)).toEqual([
      `{"गंगा O'Neil"}`,
      "{'\\\\ Sons'}",
    ]);
  });
});
