import { describe, expect, it } from 'vitest';
import { graphql } from './graphql.ts';
import { keepAnswers } from './keepAnswers.ts';
import { GetCmsPage } from './operations/content.ts';
import { AccountChip } from './operations/customer.ts';
import { GetMegaMenu } from './operations/menu.ts';
import { ResolveUrl } from './operations/route.ts';
import { GetLocale } from './operations/storeConfig.ts';
import { settle } from './testing/fakeClock.ts';
import { data, type SeenRequest } from './testing/fakeServer.ts';
import { makeClient } from './testing/makeClient.ts';

const Mixed = graphql(`query Mixed { categoryList { uid } storeConfig { store_code } }`);
const day = 86_400_000;

/** The part of local storage that is used. */
function fakeStorage() {
  const items = new Map<string, string>();
  return {
    items,
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  };
}

const nameIn = (store: string) => [{ __typename: 'CategoryTree', uid: 'Mg==', name: `Menu of ${store}` }];

/** One page load in one store view of a browser. */
function visit(store: string, { storage = fakeStorage(), time = { now: 1000 } } = {}) {
  const serve = ({ operationName }: SeenRequest) =>
    data(
      {
        getMegaMenu: { categoryList: nameIn(store) },
        Mixed: { categoryList: nameIn(store), storeConfig: { __typename: 'StoreConfig', store_code: store } },
        getLocale: { storeConfig: { __typename: 'StoreConfig', store_code: store, locale: 'en_US' } },
        accountChipQuery: { customer: { __typename: 'Customer', firstname: 'Asha' } },
        cmsPage: { cmsPage: { __typename: 'CmsPage', title: `Page of ${store}` } },
        ResolveURL: {
          route: { __typename: 'CategoryTree', relative_url: 'a.html', redirect_code: 0, type: 'CATEGORY' },
        },
      }[operationName ?? ''] ?? {},
    );
  const made = makeClient(serve);
  made.facts.storeCode = store;
  const waiting: (() => void)[] = [];
  const keep = () =>
    made.client.watch(
      keepAnswers({
        client: made.client,
        storage,
        prefix: 'shop__answers_',
        now: () => time.now,
        whenIdle: run => void waiting.push(run),
      }),
    );
  const idle = async () => {
    await settle();
    for (const run of waiting.splice(0)) run();
  };
  return { ...made, storage, time, keep, idle, waiting };
}

async function visitedMenu(store: string, given: Parameters<typeof visit>[1] = {}) {
  const made = visit(store, given);
  made.keep();
  await made.client.query(GetMegaMenu, {});
  await made.idle();
  return made;
}

describe('keepAnswers', () => {
  it('answers the next visit from what the last one learned', async () => {
    const { storage } = await visitedMenu('zepp');
    const next = visit('zepp', { storage });
    next.keep();
    expect(await next.client.query(GetMegaMenu, {})).toMatchObject({ categoryList: [{ name: 'Menu of zepp' }] });
    expect(next.server.names()).toEqual([]);
  });

  it('keeps store views apart', async () => {
    const { storage } = await visitedMenu('zepp');
    const other = await visitedMenu('uni', { storage });
    expect(other.server.names()).toEqual(['getMegaMenu']);
    expect(
      [...storage.items.entries()].map(([name, text]) => [
        name.split('_').at(-1),
        text.includes('Menu of zepp'),
        text.includes('Menu of uni'),
      ]),
    ).toEqual([
      ['zepp', true, false],
      ['uni', false, true],
    ]);
  });

  it('keeps what was answered before it was there', async () => {
    const { client, keep, idle, storage } = visit('zepp');
    await client.query(GetMegaMenu, {});
    keep();
    await idle();
    expect([...storage.items.values()].join()).toContain('Menu of zepp');
  });

  it('writes nothing that is not catalogue, also not beside it', async () => {
    const { client, keep, idle, storage } = visit('zepp');
    keep();
    await Promise.all([
      client.query(AccountChip, {}),
      client.query(GetLocale, {}),
      client.query(Mixed, {}),
      client.query(ResolveUrl, { url: 'a.html' }),
    ]);
    await idle();
    expect(storage.items.size).toBe(0);
  });

  it('writes once, when the browser is idle', async () => {
    const { client, keep, storage, waiting } = visit('zepp');
    keep();
    await client.query(GetMegaMenu, {});
    await client.query(GetCmsPage, { identifier: 'home' });
    expect([storage.items.size, waiting.length]).toEqual([0, 1]);
  });

  it('counts an answer for a day, and not longer because others are newer', async () => {
    const { storage, time, client, idle } = await visitedMenu('zepp');
    time.now += day / 2;
    await client.query(GetCmsPage, { identifier: 'home' });
    await idle();
    const later = visit('zepp', { storage, time: { now: 1001 + day } });
    later.keep();
    await later.client.query(GetCmsPage, { identifier: 'home' });
    await later.client.query(GetMegaMenu, {});
    expect(later.server.names()).toEqual(['getMegaMenu']);
  });

  it('holds the newest forty', async () => {
    const { client, keep, idle, storage, time } = visit('zepp');
    keep();
    for (let page = 0; page < 45; page += 1) {
      time.now += 1;
      await client.query(GetCmsPage, { identifier: `page-${page}` });
    }
    await idle();
    const [text = '{}'] = storage.items.values();
    const kept = Object.values(JSON.parse(text) as Record<string, { since: number }>).map(({ since }) => since);
    expect([kept.length, Math.min(...kept)]).toEqual([40, 1006]);
  });

  it('is forgotten in every store view with what is private, also what is not written yet', async () => {
    const { storage } = await visitedMenu('zepp');
    const { client, idle } = await visitedMenu('uni', { storage });
    await client.query(GetCmsPage, { identifier: 'home' });
    storage.setItem('theirs', 'x');
    client.evictPrivate();
    await idle();
    expect([...storage.items.keys()]).toEqual(['theirs']);
  });

  it('drops what another contract left, and what it cannot read', async () => {
    const storage = fakeStorage();
    const [name = ''] = (await visitedMenu('zepp', { storage })).storage.items.keys();
    storage.setItem(name.replace(/answers_[^_]+/, 'answers_older'), '{}');
    for (const text of ['not JSON', 'null', '{"1":null,"2":{"data":"{","since":1}}']) {
      storage.setItem(name, text);
      const next = await visitedMenu('zepp', { storage });
      expect(next.server.names()).toEqual(['getMegaMenu']);
    }
    expect([...storage.items.keys()]).toEqual([name]);
  });

  it('goes without a storage that refuses', async () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const storage = { ...fakeStorage(), getItem: refuse, setItem: refuse, key: refuse, length: 1 };
    const { server, client } = await visitedMenu('zepp', { storage });
    client.evictPrivate();
    expect(server.names()).toEqual(['getMegaMenu']);
  });
});
