import { expect, it, vi } from 'vitest';
import { get, makeServer, page, variant } from './testing/makeServer.ts';

it('names the language of the shop in what makes it installable', async () => {
  const shop = makeServer({ variant: { ...variant, locale: 'hi_IN' } });
  const answer = await shop.fetch(get('/manifest.webmanifest'));
  expect(await answer.json()).toMatchObject({ lang: 'hi-IN' });
});

it("answers for the shop's own hosts only, without drawing or asking anything", async () => {
  const [render, fetch] = [vi.fn(async () => page), vi.fn(async () => Response.json({}))];
  const shop = makeServer({ render, fetch, hosts: { 'north.test': 'north' } });
  const status = async (url: string) => (await shop.fetch(new Request(url))).status;
  for (const path of ['/', '/graphql?query={a}', '/media/a.jpg', '/robots.txt', '/manifest.webmanifest'])
    expect(await status(`http://evil.test${path}`)).toBe(421);
  expect([render.mock.calls, fetch.mock.calls]).toEqual([[], []]);
  expect([await status('http://shop.test/'), await status('http://north.test/')]).toEqual([200, 200]);
});

it('is healthy to probes, which know the machine by another name', async () => {
  expect((await makeServer().fetch(new Request('http://10.0.0.7:3000/healthz'))).status).toBe(200);
  expect((await makeServer().fetch(new Request('http://10.0.0.7:3000/readyz'))).status).toBe(200);
});

it('answers whatever it is called while developing', async () => {
  expect((await makeServer({ development: true }).fetch(new Request('http://192.168.0.7:3000/'))).status).toBe(200);
});

it('has no page at an address whose percent signs encode nothing, and says so as a page', async () => {
  const render = vi.fn(async (_request: Request) => ({ ...page, status: 404 }));
  const shop = makeServer({ render });
  for (const path of ['/%', '/100%-cotton.html', '/%E0%A4%A', '/%c0%ae']) {
    const answer = await shop.fetch(get(path));
    expect([answer.status, await answer.text()]).toEqual([404, page.html]);
    const asked = render.mock.lastCall?.[0];
    expect(() => decodeURIComponent(new URL(asked?.url ?? '/%').pathname)).not.toThrow();
  }
});
