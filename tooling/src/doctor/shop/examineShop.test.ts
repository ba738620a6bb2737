import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { ask } from './ask.ts';
import { examineShop } from './examineShop.ts';
import { reportShop } from './reportShop.ts';

interface Played {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

const page: Played = {
  headers: {
    'content-type': 'text/html',
    'content-security-policy': "default-src 'self'; script-src 'self' 'sha256-x'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=()',
    age: '12',
  },
  body: '<script data-scripts="/assets/entry-1.js /assets/start-2.js"></script>',
};

/** A shop in good order, whose answers a test changes by their path. */
async function playShop(changes: Record<string, Played> = {}): Promise<string> {
  const answerOf = ({ url = '', method }: IncomingMessage, origin: string): Played => {
    if (method === 'PURGE') return changes['PURGE'] ?? { status: 405 };
    const good: Record<string, Played> = {
      '/': page,
      '/audio.html': page,
      '/lamp.html': page,
      '/assets/entry-1.js': { headers: { 'cache-control': 'public, max-age=31536000, immutable' }, body: 'export {}' },
      '/healthz': {},
      '/readyz': {},
      '/robots.txt': { body: `User-agent: *\nSitemap: ${origin}/sitemap.xml\n` },
      '/sitemap.xml': { body: `<loc>${origin}/sitemap-pages.xml</loc>` },
      '/sitemap-pages.xml': { body: `<loc>${origin}/audio.html</loc><loc>${origin}/lamp.html</loc>` },
    };
    return changes[url] ?? good[url] ?? { status: 404 };
  };
  const server = createServer((request, response) => {
    const { status = 200, headers = {}, body = '' } = answerOf(request, `http://${request.headers.host}`);
    response.writeHead(status, { 'content-encoding': 'gzip', ...headers });
    response.end((headers['content-encoding'] ?? 'gzip') === 'gzip' ? gzipSync(body) : body);
  });
  await new Promise<void>(resolve => {
    server.listen(0, resolve);
  });
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const examine = async (changes?: Record<string, Played>) =>
  examineShop(await playShop(changes), { ask, now: () => new Date() });
const without = (name: string): Played => ({
  ...page,
  headers: Object.fromEntries(Object.entries(page.headers ?? {}).filter(([header]) => header !== name)),
});

it('finds nothing to mend in a shop in good order, and looks at three pages', async () => {
  const findings = await examine();
  expect(findings.filter(({ isGood }) => !isGood)).toEqual([]);
  expect(findings.filter(({ title }) => title.startsWith('Speed of')).map(({ seen }) => seen.split(':')[0])).toEqual([
    '/',
    '/audio.html',
    '/lamp.html',
  ]);
  expect(reportShop('http://shop.test', findings)).toMatch(/Nothing to mend\.$/);
});

it('finds the Varnish of deploy/varnish, which hides its own name and says the rest in X-Edge', async () => {
  const cacheOf = async (edge: string) => {
    const home = { ...page, headers: { ...page.headers, age: '0', 'x-edge': edge } };
    return (await examine({ '/': home })).find(({ title }) => title === 'Cache')?.isGood;
  };
  expect([await cacheOf('hit'), await cacheOf('miss')]).toEqual([true, false]);
});

it('asks for an address as a browser shows it', async () => {
  await expect(examineShop('localhost:3000', { ask, now: () => new Date() })).rejects.toThrow(
    '"localhost:3000" is no address of a shop. Write it as a browser shows it',
  );
});

it.each<[string, Record<string, Played>, RegExp]>([
  ['Home page', { '/': { ...page, body: '<script src="/@vite/client"></script>' } }, /Look at a shop that was built/],
  ['Content security policy', { '/': without('content-security-policy') }, /pass Content-Security-Policy/],
  ['Headers that protect', { '/': without('x-frame-options') }, /pass the headers on/],
  [
    'Cookies of a page for everybody',
    { '/': { ...page, headers: { ...page.headers, 'set-cookie': 'a=b; Path=/' } } },
    /sets a cookie/,
  ],
  ['Cache', { '/': without('age') }, /PAGE_CACHE_MB/],
  ['Files of the release', { '/assets/entry-1.js': { status: 404 } }, /ASSETS_DIR/],
  [
    'Compression',
    { '/': { ...page, headers: { ...page.headers, 'content-encoding': 'identity' } } },
    /Accept-Encoding/,
  ],
  ['Back end', { '/readyz': { status: 503, body: 'no store view north' } }, /COMMERCE_URL/],
  ['What is for operators alone', { '/metrics': {} }, /METRICS_PORT/],
  ['What is for operators alone', { PURGE: {} }, /acl purgers/],
  ['Search engines', { '/robots.txt': { body: 'Sitemap: https://inside.test/sitemap.xml' } }, /PUBLIC_ORIGIN/],
  ['Search engines', { '/robots.txt': { body: 'Sitemap: /sitemap.xml' } }, /PUBLIC_ORIGIN/],
  ['Search engines', { '/sitemap.xml': { body: '<loc>/sitemap-pages.xml</loc>' } }, /PUBLIC_ORIGIN/],
  ['Search engines', { '/sitemap-pages.xml': { body: '<loc>/audio.html</loc>' } }, /PUBLIC_ORIGIN/],
  ['Speed of a product', { '/lamp.html': { status: 404 } }, /site map names it/],
])('says what to do about: %s', async (title, changes, remedy) => {
  const bad = (await examine(changes)).filter(({ isGood }) => !isGood);
  expect(bad.map(finding => finding.title)).toEqual([title]);
  expect(bad[0]?.remedy).toMatch(remedy);
});

it('says of a host that the shop does not know how to name it', async () => {
  expect(await examine({ '/': { status: 421 } })).toMatchObject([
    { isGood: false, seen: 'answers 421', remedy: 'Name this host in PUBLIC_ORIGIN or STORE_HOSTS.' },
  ]);
});

it('says when the certificate ends, and whether plain HTTP leads on', async () => {
  const shop = await playShop();
  const secure: typeof ask = async (url, options) => {
    if (url.protocol === 'http:') return { ...(await ask(new URL(shop))), status: 200 };
    const plain = new URL(url.pathname, shop);
    const answer = await ask(plain, options);
    return {
      ...answer,
      text: answer.text.replaceAll(shop, 'https://shop.test'),
      headers: { ...answer.headers, 'strict-transport-security': 'max-age=1' },
      certificateEnds: new Date('2026-12-01T00:00:00Z'),
    };
  };
  const findings = await examineShop('https://shop.test', { ask: secure, now: () => new Date('2026-11-25T00:00:00Z') });
  expect(findings.filter(({ isGood }) => !isGood).map(({ title, seen }) => [title, seen])).toEqual([
    ['Certificate', 'good for 6 days'],
    ['Plain HTTP', 'answers 200'],
  ]);
});

it('says what stands in the way where nothing answers', async () => {
  await expect(examineShop('http://localhost:9', { ask, now: () => new Date() })).rejects.toThrow(/ECONNREFUSED/);
});
