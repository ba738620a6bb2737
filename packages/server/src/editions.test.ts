import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { readEditions, type Edition } from './editions.ts';
import { get, makeServer, page } from './testing/makeServer.ts';
import { playStoreViews } from './testing/playStoreViews.ts';

const edition = (words: string): Edition => ({
  render: async () => ({ ...page, html: words }),
  assetsFor: () => ({ styles: [], scripts: [], head: '' }),
});

const inView = (code: string) => get('/', { cookie: `store_kaveri_rewards=${code}` });

it('shows a store view in its own locale, and the others in that of the shop (errors-15)', async () => {
  const load = vi.fn(async () => edition('नमस्ते'));
  const shop = makeServer({
    editions: { hi_IN: load },
    fetch: playStoreViews({ kaveri: 'en_US', ganga: 'hi_IN', meghna: 'bn_IN' }),
  });
  const shown = async (request: Request) => (await shop.fetch(request)).text();
  expect(await shown(get('/'))).toContain('Shoes');
  expect(load).not.toHaveBeenCalled();
  expect([await shown(inView('ganga')), await shown(inView('meghna'))]).toEqual([
    'नमस्ते',
    expect.stringContaining('Shoes'),
  ]);
});

it('shows the store view of a host in its locale, and does so two seconds after a first answer that failed (errors-15)', async () => {
  let time = 0;
  const fetch = vi.fn(playStoreViews({ ganga: 'hi_IN' }));
  fetch.mockRejectedValueOnce(new DOMException('late', 'TimeoutError'));
  const shop = makeServer({
    hosts: { 'hi.test': 'ganga' },
    editions: { hi_IN: async () => edition('नमस्ते') },
    fetch,
    now: () => time,
  });
  const shown = async () => (await shop.fetch(new Request('http://hi.test/'))).text();
  expect(await shown()).toContain('Shoes');
  time = 2000;
  expect(await shown()).toBe('नमस्ते');
});

it('follows a store view to another locale without a new start, past what was kept of it (errors-15)', async () => {
  let time = 0;
  const locales: Record<string, string> = { kaveri: 'en_US' };
  const shop = makeServer({
    editions: { hi_IN: async () => edition('नमस्ते') },
    fetch: playStoreViews(locales),
    now: () => time,
    pageCacheBytes: 1_000_000,
  });
  const shown = async () => (await shop.fetch(get('/'))).text();
  expect(await shown()).toContain('Shoes');
  locales['kaveri'] = 'hi_IN';
  time = 60_000;
  await vi.waitFor(async () => expect(await shown()).toBe('नमस्ते'));
});

it("shows the shop's own where another edition cannot be loaded, and says why", async () => {
  const log = vi.fn();
  const shop = makeServer({
    editions: { hi_IN: () => Promise.reject(new Error('The file is cut off.')) },
    fetch: playStoreViews({ kaveri: 'hi_IN' }),
    log,
  });
  expect(await (await shop.fetch(get('/'))).text()).toContain('Shoes');
  expect(JSON.stringify(log.mock.calls)).toContain('The file is cut off.');
});

// Rule offline-04.
it('has one worker for the store views of all locales, which knows the files of each', async () => {
  const hindi: Edition = {
    ...edition('नमस्ते'),
    assetsFor: () => ({ styles: [], scripts: ['/assets/hi.js'], head: '' }),
  };
  const shop = makeServer({
    editions: { hi_IN: async () => hindi },
    fetch: playStoreViews({ kaveri: 'en_US', ganga: 'hi_IN' }),
    render: async (_, { otherAssets = [] }) => ({
      ...page,
      html: JSON.stringify(await Promise.all(otherAssets.map(async find => find([])))),
    }),
  });
  const worker = async (code: string) =>
    (await shop.fetch(get('/service-worker.js', { cookie: `store_kaveri_rewards=${code}` }))).text();
  expect(await worker('ganga')).toContain('/assets/hi.js');
  expect(await worker('kaveri')).toBe(await worker('ganga'));
});

const made: string[] = [];
afterEach(() => made.splice(0).forEach(folder => rmSync(folder, { recursive: true, force: true })));

it('finds the editions of a build, and names the one that was not built', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'editions-'));
  made.push(folder);
  for (const part of ['server', 'client/.vite']) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'server/hi_IN.js'), "export const render = async () => ({ html: 'नमस्ते' });");
  writeFileSync(
    join(folder, 'client/.vite/manifest.hi_IN.json'),
    JSON.stringify({ 'src/entry-client.ts': { file: 'assets/entry-hi.js', isEntry: true } }),
  );
  const client = join(folder, 'client');
  const { hi_IN: load } = readEditions(client, ['hi_IN']);
  expect((await (await load!()).assetsFor([])).scripts).toEqual(['/assets/entry-hi.js']);
  expect(() => readEditions(client, ['ta_IN'])).toThrow('Build the app again, for its variant names ta_IN.');
});
