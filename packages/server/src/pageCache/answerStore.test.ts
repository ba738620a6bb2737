import { describe, expect, it } from 'vitest';
import { get, makeServer, page } from '../testing/makeServer.ts';
import { makeAnswerStore, sharedFor } from './answerStore.ts';

const size = { characters: 1000, freshFor: 86_400_000 };

describe('the store of answers', () => {
  const setUp = (room = 1_000_000) => {
    let time = 0;
    const store = makeAnswerStore({ room, now: () => time });
    const keep = (key: string, tags: string[] = [], freshFor = size.freshFor) =>
      store.set(key, { data: key, tags }, { ...size, freshFor }, store.turn());
    return { store, keep, pass: (ms: number) => (time += ms) };
  };

  it('shares an answer for ten seconds, or for less where the back end says so', () => {
    const { store, keep, pass } = setUp();
    keep('menu');
    keep('stock', [], 2000);
    pass(1999);
    expect([store.get('menu')?.data, store.get('stock')?.data]).toEqual(['menu', 'stock']);
    pass(1);
    expect([store.get('menu')?.data, store.get('stock')]).toEqual(['menu', undefined]);
    pass(sharedFor - 2000);
    expect(store.get('menu')).toBeUndefined();
  });

  it('forgets by tag, and does not keep what was asked for before', () => {
    const { store, keep } = setUp();
    keep('shoe', ['cat_p_42']);
    keep('hat', ['cat_p_7']);
    const turn = store.turn();
    expect(store.purgeTags(['cat_p_42'])).toBe(1);
    store.set('shoe', { data: 'old', tags: ['cat_p_42'] }, size, turn);
    expect([store.get('shoe'), store.get('hat')?.data]).toEqual([undefined, 'hat']);
    expect(store.purgePath('/hat.html')).toBe(1);
    expect(store.get('hat')).toBeUndefined();
  });

  it('never takes more than its room', () => {
    const { store, keep } = setUp(10_000);
    for (const key of ['a', 'b', 'c']) keep(key);
    expect(['a', 'b', 'c'].map(key => store.get(key)?.data)).toEqual([undefined, 'b', 'c']);
    const none = setUp(0);
    none.keep('a');
    expect(none.store.get('a')).toBeUndefined();
  });
});

it('hands answers to the pages after, tells how many those were, and forgets them with PURGE', async () => {
  const seen: unknown[] = [];
  const shop = makeServer({
    answerCacheBytes: 1_000_000,
    purgeToken: 'f00dcafe-f00dcafe',
    onRequest: ({ route, backEnd }) => route === 'product' && seen.push(backEnd.kept),
    render: async (_request, { answers }) => {
      const known = answers?.get('menu');
      if (!known) answers?.set('menu', { data: 'Menu', tags: ['cms_b_menu'] }, size, answers.turn());
      return { ...page, html: String(known?.data) };
    },
  });
  const read = async () => (await shop.fetch(get('/'))).text();
  expect([await read(), await read()]).toEqual(['undefined', 'Menu']);
  const headers = {
    authorization: 'Bearer f00dcafe-f00dcafe',
    'x-magento-tags-pattern': '((^|,)cms_b_menu(,|$))',
  };
  const answer = await shop.fetch(new Request('http://shop.test/', { method: 'PURGE', headers }));
  expect(await answer.json()).toEqual({ purged: 1 });
  expect([await read(), seen]).toEqual(['undefined', [0, 1, 0]]);
});
