import { defineVariant } from '@shop/variant';
import { describe, expect, it, vi } from 'vitest';
import { createServer, type RenderedPage, type ServerOptions } from './index.ts';
import { sha256 } from './contentSecurityPolicy.ts';
import { maxBodyBytes } from './proxy.ts';

const variant = defineVariant({
  id: 'kaveri-rewards', name: 'Kaveri', description: 'A shop.', storeCode: 'kaveri', coinName: 'Coins', helpNumber: '919000000009',
  themeColour: '#0b7a75', backgroundColour: '#ffffff',
});

const page: RenderedPage = {
  status: 200, headers: {}, html: '<!DOCTYPE html><html><body>Shoes</body></html>',
  inlineScripts: ['late()'], styleHashes: ['c3R5bGU='], shared: true,
};

function server(options: Partial<ServerOptions> = {}) {
  return createServer({
    variant,
    render: async () => page,
    assetsFor: () => ({ styles: [], scripts: [], head: '' }),
    commerceUrl: 'http://back.test',
    config: { razorpayScript: 'https://checkout.razorpay.com/v1/checkout.js', cashfreeScript: '/gateways/cashfree/cashfree.js', mapsUrl: 'https://maps.test/reverse' },
    fetch: async () => Response.json({ data: {} }),
    ...options,
  });
}

const get = (path: string, headers: Record<string, string> = {}) => new Request(`http://shop.test${path}`, { headers });

describe('a page', () => {
  it('has the status, the text and the cache rule of what was rendered', async () => {
    const answer = await server({ render: async () => ({ ...page, status: 404 }) }).fetch(get('/nowhere'));
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Shoes');
    expect(answer.headers.get('cache-control')).toContain('s-maxage');
  });

  it('is never kept when it is private or failed', async () => {
    const own = await server({ render: async () => ({ ...page, shared: false }) }).fetch(get('/cart'));
    const failed = await server({ render: async () => ({ ...page, status: 503 }) }).fetch(get('/'));
    expect([own.headers.get('cache-control'), failed.headers.get('cache-control')]).toEqual(['no-store', 'no-store']);
  });

  it('redirects with the true status', async () => {
    const answer = await server({ render: async () => ({ ...page, status: 301, html: '', headers: { location: '/new.html' } }) }).fetch(get('/old.html'));
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/new.html']);
  });

  it('is told apart by store view where it redirects, too', async () => {
    const answer = await server({ render: async () => ({ ...page, status: 302, html: '', headers: { location: '/new.html' } }) }).fetch(get('/old.html'));
    expect(answer.headers.get('vary')).toContain('cookie');
  });

  it('is compressed as the browser takes it', async () => {
    const answer = await server().fetch(get('/', { 'accept-encoding': 'gzip, br' }));
    expect(answer.headers.get('content-encoding')).toBe('br');
  });

  it('waits once for a back end that lets its time run out, not once for every call', async () => {
    const asked: string[] = [];
    const late: typeof fetch = async (input, init) => {
      init?.signal?.throwIfAborted();
      asked.push(input as string);
      throw new DOMException('The operation timed out.', 'TimeoutError');
    };
    const render: ServerOptions['render'] = async (_request, { fetch }) => {
      const ask = (path: string) => fetch(`http://back.test/${path}`).then(() => 'answered', (error: unknown) => (error as Error).name);
      return { ...page, status: 503, html: [await ask('frame'), await ask('route')].join() };
    };
    const shop = server({ fetch: late, render });
    expect(await (await shop.fetch(get('/'))).text()).toBe('TimeoutError,TimeoutError');
    expect(asked).toEqual(['http://back.test/frame']);
    await shop.fetch(get('/'));
    expect(asked).toHaveLength(2);
  });

  it('that throws becomes a plain 500 without a stack', async () => {
    const log = vi.fn();
    const answer = await server({ log, render: async () => { throw new Error('secret detail'); } }).fetch(get('/'));
    expect(answer.status).toBe(500);
    expect(await answer.text()).toBe('Something went wrong. Sorry about that.');
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ error: 'secret detail' }));
  });
});

describe('the content security policy', () => {
  const policy = async (path: string) => (await server().fetch(get(path))).headers.get('content-security-policy') ?? '';

  it('names inline scripts by hash and allows no others', async () => {
    expect(await policy('/')).toContain(`script-src 'self' 'sha256-${sha256('late()')}';`);
    expect(await policy('/')).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('lets content show players and maps in frames, but not where one pays', async () => {
    expect(await policy('/')).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://www.openstreetmap.org;');
    expect(await policy('/')).toContain("form-action 'self';");
    expect(await policy('/checkout')).not.toMatch(/youtube|vimeo/);
  });

  it('names gateways where one pays, and nowhere else', async () => {
    expect(await policy('/checkout')).toContain('https://checkout.razorpay.com');
    expect(await policy('/')).not.toContain('razorpay');
  });

  it('cannot be framed', async () => {
    expect(await policy('/')).toContain("frame-ancestors 'none'");
  });
});

describe('the store view', () => {
  const seen = async (request: Request, options: Partial<ServerOptions> = {}) => {
    const render = vi.fn(async () => page);
    const answer = await server({ render, ...options }).fetch(request);
    const [, given] = (render.mock.calls[0] ?? []) as unknown as [Request, { storeCode: string }];
    return { answer, code: given?.storeCode };
  };

  it('is the variant\'s own where nothing chooses one', async () => {
    expect((await seen(get('/'))).code).toBe('kaveri');
  });

  it('comes from the variant\'s cookie, and from no other', async () => {
    expect((await seen(get('/', { cookie: 'store_kaveri_rewards=north' }))).code).toBe('north');
    expect((await seen(get('/', { cookie: 'store_other=north' }))).code).toBe('kaveri');
  });

  it('comes from the host name before the cookie', async () => {
    const { code } = await seen(get('/', { cookie: 'store_kaveri_rewards=north' }), { hosts: { 'shop.test': 'south' } });
    expect(code).toBe('south');
  });

  it('is switched by ?___store, which sets the cookie and goes to the clean address', async () => {
    const { answer } = await seen(get('/shoes.html?___store=north&p=2'));
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/shoes.html?p=2');
    expect(answer.headers.get('set-cookie')).toContain('store_kaveri_rewards=north');
  });

  it('comes from host names that were named, not from what every object has', async () => {
    expect((await seen(new Request('http://constructor/'), { hosts: { 'shop.test': 'south' } })).code).toBe('kaveri');
  });

  it('is never one that the back end does not have', async () => {
    const fetch = vi.fn(async () => Response.json({ data: { availableStores: [{ store_code: 'kaveri' }, { store_code: 'north' }] } }));
    const options = { fetch: fetch as unknown as typeof globalThis.fetch };
    expect((await seen(get('/', { cookie: 'store_kaveri_rewards=gone' }), options)).code).toBe('kaveri');
    expect((await seen(get('/', { cookie: 'store_kaveri_rewards=north' }), options)).code).toBe('north');
    const { answer, code } = await seen(get('/?___store=gone'), options);
    expect([answer.status, code, answer.headers.get('set-cookie')]).toEqual([200, 'kaveri', null]);
  });

  it('is taken at its word while the back end cannot say which there are', async () => {
    const fetch = vi.fn(async () => { throw new TypeError('fetch failed'); });
    expect((await seen(get('/', { cookie: 'store_kaveri_rewards=north' }), { fetch: fetch as unknown as typeof globalThis.fetch })).code).toBe('north');
  });

  it('never redirects to another host', async () => {
    const { answer } = await seen(get('//evil.test/?___store=north'));
    expect(answer.headers.get('location')).toBe('/evil.test/');
  });
});

describe('the door to the back end', () => {
  it('passes allowed headers both ways and no others', async () => {
    const fetch = vi.fn(async () => new Response('{}', { headers: { 'x-magento-cache-id': 'abc', server: 'secret', 'content-type': 'application/json' } }));
    const answer = await server({ fetch }).fetch(get('/graphql?query={a}', { store: 'zepp', 'x-evil': '1' }));
    const [url, init] = fetch.mock.calls[0] as unknown as [string, { headers: Headers }];
    expect(url).toBe('http://back.test/graphql?query={a}');
    expect([init.headers.get('store'), init.headers.get('x-evil')]).toEqual(['zepp', null]);
    expect([answer.headers.get('x-magento-cache-id'), answer.headers.get('server')]).toEqual(['abc', null]);
  });

  it('lets shared caches keep the catalogue for as long as the back end says, and browsers for a minute', async () => {
    const rule = async (given: string) => (await server({ fetch: async () => Response.json({}, { headers: { 'cache-control': given } }) }).fetch(get('/graphql?query={a}'))).headers.get('cache-control');
    expect(await rule('public, max-age=86400')).toBe('public, max-age=60, s-maxage=86400');
    expect(await rule('public, max-age=0, s-maxage=30')).toBe('public, max-age=0, s-maxage=30');
    expect(await rule('no-store, no-cache, must-revalidate, max-age=0')).toContain('no-store');
  });

  it('believes a proxy of ours, and nobody else, how the browser came', async () => {
    const fetch = vi.fn(async () => Response.json({}));
    const scheme = async (behindProxy: boolean) => {
      const answer = await server({ fetch, behindProxy }).fetch(get('/graphql?query={a}', { 'x-forwarded-proto': 'https' }));
      const [, init] = fetch.mock.lastCall as unknown as [string, { headers: Headers }];
      return [init.headers.get('x-forwarded-proto'), answer.headers.has('strict-transport-security')];
    };
    expect(await scheme(true)).toEqual(['https', true]);
    expect(await scheme(false)).toEqual(['http', false]);
  });

  it('lets nobody keep what says nothing about it', async () => {
    const answer = await server({ fetch: async () => Response.json({}) }).fetch(get('/rest/V1/carts/mine/totals', { authorization: 'Bearer x' }));
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('opens for the allowed paths only', async () => {
    const fetch = vi.fn(async () => Response.json({}));
    await server({ fetch }).fetch(get('/admin'));
    await server({ fetch }).fetch(new Request('http://shop.test/media/x.jpg', { method: 'DELETE' }));
    expect(fetch).not.toHaveBeenCalled();
  });

  it('refuses bodies over the limit', async () => {
    const request = new Request('http://shop.test/graphql', { method: 'POST', body: 'x'.repeat(maxBodyBytes + 1), headers: { 'content-length': String(maxBodyBytes + 1) } });
    expect((await server().fetch(request)).status).toBe(413);
  });

  it('says that the shop cannot be reached when the back end is down', async () => {
    const answer = await server({ fetch: async () => { throw new TypeError('fetch failed'); } }).fetch(get('/graphql?query={a}'));
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ errors: [{ message: 'The shop cannot be reached at the moment. Please try again.' }] });
  });

  it('says that the back end is late when it is', async () => {
    const answer = await server({ fetch: async () => { throw new DOMException('late', 'TimeoutError'); } }).fetch(get('/rest/V1/x'));
    expect(answer.status).toBe(504);
  });

  it('does not take a browser that left for a failure', async () => {
    const log = vi.fn();
    const leaving = new AbortController();
    const fetch = async () => {
      leaving.abort();
      throw new DOMException('left', 'AbortError');
    };
    const answer = await server({ log, fetch }).fetch(new Request('http://shop.test/media/shoe.jpg', { signal: leaving.signal }));
    expect(answer.status).toBe(499);
    expect(log).not.toHaveBeenCalled();
  });

  it('counts every address apart', async () => {
    const shop = server({ rate: 1, now: () => 0 });
    const status = async (remoteAddress: string) => (await shop.fetch(get('/graphql?query={a}'), { incoming: { socket: { remoteAddress } } })).status;
    expect([await status('203.0.113.1'), await status('203.0.113.2'), await status('203.0.113.1')]).toEqual([200, 200, 429]);
  });

  it('answers 429 with Retry-After to one address that asks too often, until the window ends', async () => {
    let now = 0;
    const shop = server({ rate: 2, now: () => now, addressOf: () => 'one' });
    const status = async () => (await shop.fetch(get('/graphql?query={a}'))).status;
    expect([await status(), await status(), await status()]).toEqual([200, 200, 429]);
    now = 10_000;
    expect(await status()).toBe(200);
  });
});

describe('a gateway that posts the shopper back', () => {
  const post = (path: string, fields: Record<string, string>) =>
    new Request(`http://shop.test${path}`, { method: 'POST', body: new URLSearchParams(fields) });

  it('has the signature judged by the back end, then goes on by GET without any of it', async () => {
    const fetch = vi.fn(async () => Response.json({}));
    const answer = await server({ fetch }).fetch(post('/razorpay/checkout/success/000000012', { razorpay_payment_id: 'pay_1', razorpay_signature: 'abc' }));
    const [, init] = fetch.mock.calls[0] as unknown as [string, { body: string }];
    expect(JSON.parse(init.body).variables.input).toEqual({ order_id: '000000012', rzp_payment_id: 'pay_1', rzp_signature: 'abc' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/razorpay/checkout/success/000000012']);
  });

  it('goes on when the back end does not answer: the page asks again', async () => {
    const answer = await server({ fetch: async () => { throw new TypeError('down'); } })
      .fetch(post('/razorpay/checkout/success/000000012', { razorpay_payment_id: 'pay_1', razorpay_signature: 'abc' }));
    expect(answer.status).toBe(303);
  });

  it('refuses an order that is no number', async () => {
    expect((await server().fetch(post('/cashfree/checkout/success/..%2Fx', {}))).status).toBe(404);
  });
});

describe('health', () => {
  it('is live whatever the back end does', async () => {
    const answer = await server({ fetch: async () => { throw new TypeError('down'); } }).fetch(get('/healthz'));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it('is ready when the back end answers, and asks it once however many ask', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ data: {} }));
    const shop = server({ fetch, now: () => 0 });
    const answers = await Promise.all([shop.fetch(get('/readyz')), shop.fetch(get('/readyz'))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const asked = fetch.mock.calls.map(([address]) => new URL(new Request(address).url).searchParams.get('query'));
    expect(asked).toEqual(['{__typename}', '{availableStores{store_code}}']);
  });

  it('is not ready where the back end lacks the store view of the variant, and names those it has', async () => {
    const stores = { availableStores: [{ store_code: 'north' }, { store_code: 'south' }] };
    const answer = await server({ fetch: async () => Response.json({ data: stores }), variant: { ...variant, storeCode: 'west' } }).fetch(get('/readyz'));
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ status: 'the commerce back end has no store view "west": set storeCode in the variant to one of north, south' });
    expect((await server({ fetch: async () => Response.json({ data: stores }), variant: { ...variant, storeCode: 'south' } }).fetch(get('/readyz'))).status).toBe(200);
  });

  it('is not ready while the back end does not answer, and asks again later', async () => {
    let now = 0;
    let isUp = false;
    const shop = server({ now: () => now, fetch: async () => (isUp ? Response.json({ data: {} }) : new Response(null, { status: 502 })) });
    expect((await shop.fetch(get('/readyz'))).status).toBe(503);
    isUp = true;
    expect((await shop.fetch(get('/readyz'))).status).toBe(503);
    now = 2000;
    expect((await shop.fetch(get('/readyz'))).status).toBe(200);
  });
});
