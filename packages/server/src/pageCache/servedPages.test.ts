import { describe, expect, it, vi } from 'vitest';
import { get, makeServer, page } from '../testing/makeServer.ts';
import { playStoreViews } from '../testing/playStoreViews.ts';

const token = 'f00dcafef00dcafe';
const pageCacheBytes = 1_000_000;

/** A server that keeps pages, which say what they were made for. */
function setUp(options: Parameters<typeof makeServer>[0] = {}) {
  const render = vi.fn(async (request: Request, { storeCode }: { storeCode: string }) => ({
    ...page,
    headers: { 'x-magento-tags': 'cat_p_42' },
    html: `${storeCode} ${new URL(request.url).pathname} ${[...request.headers].length}`,
  }));
  const views = ['kaveri', ...Array.from({ length: 40 }, (_, index) => `view${index}`)];
  const shop = makeServer({
    render,
    pageCacheBytes,
    purgeToken: token,
    rates: { pages: 100_000 },
    fetch: playStoreViews(Object.fromEntries(views.map(code => [code, 'en_US']))),
    ...options,
  });
  return { shop, render };
}

it('says that a page was kept and for how long, to caches and to whoever measures', async () => {
  let time = 0;
  const { shop, render } = setUp({ now: () => time });
  const first = await shop.fetch(get('/shoe.html'));
  time += 42_500;
  const second = await shop.fetch(get('/shoe.html'));
  expect([first.headers.get('age'), second.headers.get('age')]).toEqual([null, '42']);
  expect(first.headers.get('server-timing')).toMatch(/^cache;desc=made, resolve;/);
  expect(second.headers.get('server-timing')).toBe('cache;desc=fresh');
  for (const name of ['content-security-policy', 'cache-control', 'vary', 'content-type', 'x-magento-tags'])
    expect(second.headers.get(name)).toBe(first.headers.get(name));
  expect(await second.text()).toBe(await first.text());
  expect(render).toHaveBeenCalledOnce();
});

it('never shows one of 40 store views what was made for another, nor anybody what somebody’s headers say', async () => {
  const { shop, render } = setUp();
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const ask = async () => {
    const view = `view${random(40)}`;
    const path = `/p${random(5)}`;
    const cookie = `a=${random(9)}; store_kaveri_rewards=${view}; currency=${random(3)}; z=${random(9)}`;
    const answer = await shop.fetch(get(path, { cookie, authorization: `Bearer ${random(99)}` }));
    expect(await answer.text()).toBe(`${view} ${path} 0`);
  };
  await Promise.all(Array.from({ length: 600 }, ask));
  expect(render.mock.calls.length).toBeLessThanOrEqual(200);
});

it('refuses what cannot be made in time, but not what is kept', async () => {
  let lag = 0;
  const { shop } = setUp({ lag: () => lag });
  await shop.fetch(get('/shoe.html'));
  lag = 900;
  expect((await shop.fetch(get('/shoe.html'))).status).toBe(200);
  expect((await shop.fetch(get('/hat.html'))).status).toBe(503);
});

describe('PURGE', () => {
  const ask = (path: string, headers: Record<string, string>) =>
    new Request(`http://shop.test${path}`, { method: 'PURGE', headers });
  const authorization = `Bearer ${token}`;

  it('forgets tags, a path or everything, as Magento asks a Varnish', async () => {
    const { shop, render } = setUp();
    const purged = async (path: string, headers: Record<string, string> = {}) => {
      await shop.fetch(get('/shoe.html'));
      return (await shop.fetch(ask(path, { authorization, ...headers }))).json();
    };
    expect(await purged('/', { 'x-magento-tags-pattern': '((^|,)cat_p_7(,|$))|((^|,)cat_p_42(,|$))' })).toEqual({
      purged: 1,
    });
    expect(await purged('/', { 'x-magento-tags-pattern': '((^|,)cat_p_4(,|$))' })).toEqual({ purged: 0 });
    expect(await purged('/', { 'x-magento-tags-pattern': '.*' })).toEqual({ purged: 1 });
    expect(await purged('/hat.html')).toEqual({ purged: 0 });
    expect(await purged('/shoe.html')).toEqual({ purged: 1 });
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('forgets a path with letters that are encoded in it', async () => {
    const { shop } = setUp();
    for (const path of ['/%E0%A4%9C%E0%A5%82%E0%A4%A4%E0%A4%BE.html', '/red%20shoe.html', '/जूते.html']) {
      await shop.fetch(get(path));
      expect([path, await (await shop.fetch(ask(path, { authorization }))).json()]).toEqual([path, { purged: 1 }]);
    }
  });

  it('is refused without the token, and is nothing where none is set', async () => {
    const { shop, render } = setUp();
    await shop.fetch(get('/shoe.html'));
    for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: token }])
      expect((await shop.fetch(ask('/shoe.html', headers as Record<string, string>))).status).toBe(403);
    await shop.fetch(get('/shoe.html'));
    expect(render).toHaveBeenCalledOnce();
    expect((await setUp({ purgeToken: undefined }).shop.fetch(ask('/', { authorization }))).status).toBe(404);
  });
});
