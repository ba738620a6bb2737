import { describe, expect, it, vi } from 'vitest';
import type { ServerOptions } from './createServer.ts';
import { get, makeServer, page } from './testing/makeServer.ts';

describe('a page', () => {
  it('has the status, the text and the cache rule of what was rendered', async () => {
    const answer = await makeServer({ render: async () => ({ ...page, status: 404 }) }).fetch(get('/nowhere'));
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Shoes');
    expect(answer.headers.get('cache-control')).toContain('s-maxage');
  });

  it('is kept by nobody but its browser when it is private, and by nobody when it failed', async () => {
    const own = await makeServer({ render: async () => ({ ...page, shared: false }) }).fetch(get('/cart'));
    const failed = await makeServer({ render: async () => ({ ...page, status: 503 }) }).fetch(get('/'));
    expect([own.headers.get('cache-control'), failed.headers.get('cache-control')]).toEqual([
      'private, no-cache',
      'no-store',
    ]);
  });

  it('redirects with the true status', async () => {
    const answer = await makeServer({
      render: async () => ({ ...page, status: 301, html: '', headers: { location: '/new.html' } }),
    }).fetch(get('/old.html'));
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/new.html']);
  });

  it('is told apart by store view where it redirects, too', async () => {
    const answer = await makeServer({
      render: async () => ({ ...page, status: 302, html: '', headers: { location: '/new.html' } }),
    }).fetch(get('/old.html'));
    expect(answer.headers.get('vary')).toContain('cookie');
  });

  it('names the shop as it is configured, whatever a header says', async () => {
    const render = vi.fn(async () => page);
    await makeServer({ render, publicOrigin: 'https://shop.test', behindProxy: true }).fetch(
      get('/', { 'x-forwarded-proto': 'https://evil.example/?', 'x-forwarded-host': 'evil.example' }),
    );
    const [, given] = render.mock.lastCall as unknown as [Request, { config: { origin: string } }];
    expect(given.config.origin).toBe('https://shop.test');
  });

  it('differs by how the browser came only where a proxy says so', async () => {
    const vary = async (behindProxy: boolean) =>
      (await makeServer({ behindProxy }).fetch(get('/'))).headers.get('vary');
    expect([await vary(true), await vary(false)]).toEqual([
      'accept-encoding, cookie, x-forwarded-proto',
      'accept-encoding, cookie',
    ]);
  });

  it('is compressed as the browser takes it', async () => {
    const answer = await makeServer().fetch(get('/', { 'accept-encoding': 'gzip, br' }));
    expect(answer.headers.get('content-encoding')).toBe('br');
  });

  const broken = (error: Error) => new Response(new ReadableStream({ pull: controller => controller.error(error) }));
  it.each([
    ['', undefined],
    [' half-way through an answer', broken],
  ])('waits once for a back end that lets its time run out%s, not once for every call', async (_, begin) => {
    const asked: string[] = [];
    const late: typeof fetch = async (input, init) => {
      init?.signal?.throwIfAborted();
      asked.push(input as string);
      const error = new DOMException('The operation timed out.', 'TimeoutError');
      if (begin) return begin(error);
      throw error;
    };
    const render: ServerOptions['render'] = async (_request, { fetch }) => {
      const ask = (path: string) =>
        fetch(`http://back.test/${path}`)
          .then(answer => answer.text())
          .catch((error: unknown) => (error as Error).name);
      return { ...page, status: 503, html: [await ask('frame'), await ask('route')].join() };
    };
    const shop = makeServer({ fetch: late, render });
    expect(await (await shop.fetch(get('/'))).text()).toBe('TimeoutError,TimeoutError');
    expect(asked).toEqual(['http://back.test/frame']);
    await shop.fetch(get('/'));
    expect(asked).toHaveLength(2);
  });

  it('that takes too long is answered with 504, and when to come again, and holds up nobody after', async () => {
    const log = vi.fn();
    const render = vi.fn(() => new Promise<never>(() => {}));
    const shop = makeServer({ log, render, renderTimeout: 20 });
    const answers = await Promise.all([shop.fetch(get('/a')), shop.fetch(get('/b'))]);
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
      [504, '5'],
      [504, '5'],
    ]);
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ error: 'TooLate: It took longer than 20 ms.' }));
  });

  // Rule errors-16.
  it('that throws becomes a plain 500 without a stack', async () => {
    const log = vi.fn();
    const answer = await makeServer({
      log,
      render: async () => {
        throw new Error('secret detail');
      },
    }).fetch(get('/'));
    expect(answer.status).toBe(500);
    const text = await answer.text();
    expect(text).toContain('<h1>Something went wrong. Sorry about that.</h1>');
    expect(text).toContain('<a href="">Try again</a>');
    expect(text).not.toContain('secret');
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ error: 'Error: secret detail' }));
  });

  it('writes down what failed while it was made, under the id of its request and without what was asked', async () => {
    const log = vi.fn();
    const answer = await makeServer({
      log,
      render: async (_, { report }) => {
        report(new TypeError('no price'));
        return { ...page, status: 500 };
      },
    }).fetch(get('/order-history/000000012?email=asha@example.com'));
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(log.mock.calls).toEqual([
      [{ id, path: '/order-history/…', error: 'TypeError: no price', stack: expect.stringContaining('no price') }],
    ]);
  });
});
