import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { get, makeServer, page, variant } from './testing/makeServer.ts';

describe('more than can be made in time', () => {
  // Rule errors-16.
  it('is refused at once, as a page that says when to come back, while calls and probes go on', async () => {
    let lag = 900;
    const shop = makeServer({ lag: () => lag, variant: { ...variant, name: 'Kaveri & Sons' } });
    const refused = await shop.fetch(get('/'));
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    const text = await refused.text();
    expect(text).toContain('<html lang="en-US">');
    expect(text).toContain('<p>Kaveri &amp; Sons</p><h1>Many people are here at the moment</h1>');
    expect(text).toContain('<a href="">Try again</a>');
    const [, style = ''] = /<style>(.*?)<\/style>/.exec(text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(refused.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
    const status = async (path: string) => (await shop.fetch(get(path))).status;
    expect([await status('/graphql?query={a}'), await status('/healthz'), await status('/readyz')]).toEqual([
      200, 200, 200,
    ]);
    lag = 20;
    expect(await status('/')).toBe(200);
  });

  it('is more than 300 pages at once; whoever was let in gets the page, and the next one is let in again', async () => {
    const waiting: (() => void)[] = [];
    const shop = makeServer({
      rates: { pages: 1000 },
      render: () => new Promise(resolve => void waiting.push(() => resolve(page))),
    });
    const open = Array.from({ length: 300 }, async () => shop.fetch(get('/')));
    await expect.poll(() => waiting.length).toBe(300);
    expect((await shop.fetch(get('/'))).status).toBe(503);
    for (const end of waiting.splice(0)) end();
    const statuses = (await Promise.all(open)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const next = shop.fetch(get('/'));
    await expect.poll(() => waiting.length).toBe(1);
    waiting[0]?.();
    expect((await next).status).toBe(200);
  });

  it('is made one page with each turn of the event loop, so that what costs nothing is answered in between', async () => {
    const order: string[] = [];
    let isOver = false;
    const tick = () => {
      order.push('turn');
      if (!isOver) setImmediate(tick);
    };
    const shop = makeServer({
      render: async () => {
        order.push('page');
        return page;
      },
    });
    setImmediate(tick);
    await Promise.all(Array.from({ length: 5 }, async () => shop.fetch(get('/'))));
    isOver = true;
    expect(order.join(' ')).not.toContain('page page');
    expect(order.filter(what => what === 'page')).toHaveLength(5);
  });
});
