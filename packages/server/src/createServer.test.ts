import { expect, it, vi } from 'vitest';
import { config, get, makeServer, page } from './testing/makeServer.ts';

// Rule offline-09.
it('takes the worker away where it is switched off, with what it kept, and pushes nothing then', async () => {
  const push = {
    apiKey: 'key',
    projectId: 'kaveri-shop',
    appId: '1:1:web:1',
    vapidKey: 'B',
    installations: 'https://installations.test/v1',
    registrations: 'https://registrations.test/v1',
  };
  const shop = makeServer({ push, config: { ...config, workerOff: true } });
  const worker = await shop.fetch(get('/service-worker.js'));
  expect(worker.headers.get('content-type')).toContain('javascript');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(await worker.text()).toMatch(/caches\.delete[\s\S]*unregister\(\)/);
  expect((await shop.fetch(get('/push.json'))).status).toBe(204);
});

// Rule offline-05.
it('says of each document in which store view it is', async () => {
  const shop = makeServer({ hosts: { 'north.test': 'north' } });
  const view = async (url: string) => (await shop.fetch(new Request(url))).headers.get('store-view');
  expect([await view('http://shop.test/'), await view('http://north.test/')]).toEqual(['kaveri', 'north']);
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

it('does not take a browser for a failure that leaves while it sends something', async () => {
  const log = vi.fn();
  const shop = makeServer({ log });
  for (const path of ['/graphql', '/error-reports', '/csp-reports']) {
    const leaving = new AbortController();
    const body = new ReadableStream({
      pull(controller) {
        leaving.abort();
        controller.error(new Error('aborted'));
      },
    });
    const sent = { method: 'POST', body, duplex: 'half', signal: leaving.signal } as const;
    expect([path, (await shop.fetch(new Request(`http://shop.test${path}`, sent))).status]).toEqual([path, 499]);
  }
  expect(log).not.toHaveBeenCalled();
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
