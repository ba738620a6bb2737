import { describe, expect, it } from 'vitest';
import { speculationRules } from './speculationRules.ts';
import { get, makeServer, page } from './testing/makeServer.ts';

describe('pages that are likely to be next', () => {
  it('are named by a header of guest pages, and not by those that are no pages of the shop', async () => {
    const named = async (path: string, shared = true) =>
      (await makeServer({ render: async () => ({ ...page, shared }) }).fetch(get(path))).headers.get(
        'speculation-rules',
      );
    expect([await named('/'), await named('/cart', false), await named('/graphql?query={a}')]).toEqual([
      '"/speculation-rules.json"',
      null,
      null,
    ]);
    const { headers } = await makeServer().fetch(get('/speculation-rules.json'));
    expect(headers.get('content-type')).toBe('application/speculationrules+json');
  });

  it('are fetched while a finger is on their link, never run, and never those of a cart, an order or an account', () => {
    const [rule] = speculationRules.prefetch;
    expect([Object.keys(speculationRules), rule?.eagerness]).toEqual([['prefetch'], 'moderate']);
    const never = JSON.stringify(rule?.where);
    for (const path of ['/cart', '/checkout', '/order-', '/wishlist', '/account-information', '/sign-in', '___store='])
      expect(never).toContain(path);
  });

  it('come as every guest sees them', async () => {
    const ask = (headers: Record<string, string>) => makeServer().fetch(get('/shoes.html', headers));
    const [usual, ahead] = [await ask({}), await ask({ 'sec-purpose': 'prefetch', authorization: 'Bearer x' })];
    expect([await ahead.text(), ahead.headers.get('cache-control')]).toEqual([
      await usual.text(),
      usual.headers.get('cache-control'),
    ]);
  });
});
