import { describe, expect, it, vi } from 'vitest';
import type { ServerOptions } from './createServer.ts';
import { get, makeServer, page } from './testing/makeServer.ts';
import { playStoreViews } from './testing/playStoreViews.ts';

describe('the store view', () => {
  const seen = async (request: Request, options: Partial<ServerOptions> = {}) => {
    const render = vi.fn(async () => page);
    const answer = await makeServer({ render, ...options }).fetch(request);
    const [, given] = (render.mock.calls[0] ?? []) as unknown as [Request, { storeCode: string }];
    return { answer, code: given?.storeCode };
  };

  it("is the variant's own where nothing chooses one", async () => {
    expect((await seen(get('/'))).code).toBe('kaveri');
  });

  it("comes from the variant's cookie, and from no other", async () => {
    expect((await seen(get('/', { cookie: 'store_kaveri_rewards=north' }))).code).toBe('north');
    expect((await seen(get('/', { cookie: 'store_other=north' }))).code).toBe('kaveri');
  });

  it('comes from the host name before the cookie', async () => {
    const { code } = await seen(get('/', { cookie: 'store_kaveri_rewards=north' }), {
      hosts: { 'shop.test': 'south' },
    });
    expect(code).toBe('south');
  });

  it('is switched by ?___store, which sets the cookie and goes to the clean address', async () => {
    const { answer } = await seen(get('/shoes.html?___store=north&p=2'));
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/shoes.html?p=2');
    expect(answer.headers.get('set-cookie')).toContain('store_kaveri_rewards=north');
  });

  it('comes from host names that were named, not from what every object has', async () => {
    expect(
      (await seen(new Request('http://constructor/'), { hosts: { 'shop.test': 'south' }, development: true })).code,
    ).toBe('kaveri');
  });

  it('is never one that the back end does not have', async () => {
    const options = { fetch: playStoreViews({ kaveri: 'en_US', north: 'en_US' }) };
    expect((await seen(get('/', { cookie: 'store_kaveri_rewards=gone' }), options)).code).toBe('kaveri');
    expect((await seen(get('/', { cookie: 'store_kaveri_rewards=north' }), options)).code).toBe('north');
    const { answer, code } = await seen(get('/?___store=gone'), options);
    expect([answer.status, code, answer.headers.get('set-cookie')]).toEqual([200, 'kaveri', null]);
  });

  it('is never asked for by what cannot be its code', async () => {
    const fetch = vi.fn(playStoreViews({}));
    for (const cookie of ['a-b', '%0d%0ax', 'x'.repeat(33), '7'])
      expect((await seen(get('/', { cookie: `store_kaveri_rewards=${cookie}` }), { fetch })).code).toBe('kaveri');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is taken at its word while the back end cannot say which there are', async () => {
    const fetch = vi.fn(async () => {
      throw new TypeError('fetch failed');
    });
    expect(
      (
        await seen(get('/', { cookie: 'store_kaveri_rewards=north' }), {
          fetch: fetch as unknown as typeof globalThis.fetch,
        })
      ).code,
    ).toBe('north');
  });

  it('is remembered for https alone where the browser came by it', async () => {
    const cookie = async (publicOrigin: string) =>
      (await seen(get('/?___store=north'), { publicOrigin })).answer.headers.get('set-cookie');
    expect(await cookie('https://shop.test')).toMatch(/; Secure$/);
    expect(await cookie('http://shop.test')).not.toContain('Secure');
  });

  it('never redirects to another host', async () => {
    const { answer } = await seen(get('//evil.test/?___store=north'));
    expect(answer.headers.get('location')).toBe('/evil.test/');
  });
});
