import { describe, expect, it, vi } from 'vitest';
import { GetItemCount } from '../operations/cart.ts';
import { ResolveUrl } from '../operations/route.ts';
import { data, failure, type Answer } from '../testing/fakeServer.ts';
import { fakeSession, makeClient } from '../testing/makeClient.ts';
import { keptAnswersExchange, sharedLifetime, type AnswerStore, type KeptAnswer } from './keptAnswersExchange.ts';

const route = (uid: string) => data({ route: { __typename: 'CategoryTree', uid, type: 'CATEGORY' } });
const shared = { 'cache-control': 'public, max-age=86400', 'x-magento-tags': 'cat_c_3, FPC' };

/** Clients of pages, one for each, that share a store. */
function setUp(handle: (index: number) => Answer | Promise<Answer>) {
  const kept = new Map<string, KeptAnswer>();
  let purges = 0;
  const store: AnswerStore = {
    get: key => kept.get(key),
    set: (key, answer, _size, turn) => void (turn === purges && kept.set(key, answer)),
    turn: () => purges,
  };
  let calls = 0;
  const page = (place = 'zepp') => {
    const onTags = vi.fn();
    const { client, server } = makeClient(() => handle(calls++), {
      isClient: false,
      session: fakeSession({ storeCode: place }).session,
      keptAnswers: keptAnswersExchange({ store, place, onTags }),
    });
    const ask = async (url = '/phones.html') =>
      (await client.query(ResolveUrl, { url })).route as { uid: string } | null;
    return { ask, client, server, onTags };
  };
  return { page, kept, purge: () => (purges += 1) };
}

// Rule client-18.
describe('keptAnswersExchange', () => {
  it('asks once for what the back end lets everybody keep, and tells the tags each time', async () => {
    const { page } = setUp(index => ({ ...route(`call ${index}`), headers: shared }));
    const [first, second] = [page(), page()];
    expect((await first.ask())?.uid).toBe('call 0');
    expect((await second.ask())?.uid).toBe('call 0');
    expect(second.server.requests).toEqual([]);
    expect(second.onTags).toHaveBeenCalledWith(['cat_c_3', 'FPC']);
  });

  it('asks for each question and for each store view', async () => {
    const { page } = setUp(index => ({ ...route(`call ${index}`), headers: shared }));
    await page().ask();
    expect((await page().ask('/shoes.html'))?.uid).toBe('call 1');
    expect((await page('uni').ask())?.uid).toBe('call 2');
    expect((await page().ask())?.uid).toBe('call 0');
  });

  it.each<[string, Record<string, string>]>([
    ['says nothing of keeping it', {}],
    ['is private', { 'cache-control': 'private, max-age=600' }],
    ['may not be stored', { 'cache-control': 'public, no-store, max-age=600' }],
    ['has no time', { 'cache-control': 'public' }],
    ['is too old already', { 'cache-control': 'public, max-age=60', age: '60' }],
    ['comes with a cookie', { ...shared, 'set-cookie': 'PHPSESSID=1' }],
    ['differs by what cannot be known', { ...shared, vary: '*' }],
  ])('keeps no answer that %s', async (_, headers) => {
    const { page, kept } = setUp(() => ({ ...route('a'), headers }));
    await page().ask();
    expect(kept.size).toBe(0);
  });

  it('keeps no errors, nothing that was asked by POST, and nothing from before a purge', async () => {
    const answers = [{ ...failure('Internal server error', undefined, { route: null }), headers: shared }];
    const broken = setUp(() => answers[0]!);
    await broken
      .page()
      .ask()
      .catch(() => {});
    expect(broken.kept.size).toBe(0);

    const long = setUp(() => ({ ...route('a'), headers: shared }));
    await long.page().ask(`/${'x'.repeat(4000)}.html`);
    expect(long.kept.size).toBe(0);

    const late = Promise.withResolvers<Answer>();
    const purged = setUp(() => late.promise);
    const visitor = purged.page();
    const asking = visitor.ask();
    await vi.waitFor(() => expect(visitor.server.requests).toHaveLength(1));
    purged.purge();
    late.resolve({ ...route('a'), headers: shared });
    await asking;
    expect(purged.kept.size).toBe(0);
  });

  it('lets private answers by, which the back end keeps from everybody', async () => {
    const { page, kept } = setUp(() => ({ ...data({ cart: null }), headers: { 'cache-control': 'no-store' } }));
    await page()
      .client.query(GetItemCount, { cartId: 'c' })
      .catch(() => {});
    expect(kept.size).toBe(0);
  });
});

it('takes the age for shared caches before the other, less what it has spent on the way', () => {
  const lifetime = (headers: Record<string, string>) => sharedLifetime(new Headers(headers));
  expect(lifetime({ 'cache-control': 'public, max-age=5, s-maxage=60', age: '10' })).toBe(50_000);
  expect(lifetime({ 'cache-control': 'Public,Max-Age=5' })).toBe(5000);
});
