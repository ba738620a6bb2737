import { describe, expect, it } from 'vitest';
import { run } from '../database.ts';
import { makeSandbox } from '../testing/makeSandbox.ts';

const { query, db } = makeSandbox();

const ask = (url: string, headers: Record<string, string> = {}) =>
  query(
    `query Resolve($url: String!) { route(url: $url) { __typename type relative_url redirect_code
      ... on CmsPage { identifier } ... on CategoryTree { uid } ... on ProductInterface { uid } } }`,
    { url },
    headers,
  );

const route = async (url: string, headers?: Record<string, string>) => (await ask(url, headers)).data?.['route'];

describe('route', () => {
  it.each([
    ['/', { __typename: 'CmsPage', type: 'CMS_PAGE', relative_url: 'home', redirect_code: 0, identifier: 'home' }],
    ['about-us', { __typename: 'CmsPage', relative_url: 'about-us', redirect_code: 0, identifier: 'about-us' }],
    [
      'audio.html',
      { __typename: 'CategoryTree', type: 'CATEGORY', relative_url: 'audio.html', redirect_code: 0, uid: 'Mw==' },
    ],
    ['/audio/headphones.html', { __typename: 'CategoryTree', relative_url: 'audio/headphones.html' }],
    [
      'aurora-desk-speaker.html',
      { __typename: 'SimpleProduct', type: 'PRODUCT', relative_url: 'aurora-desk-speaker.html', uid: 'NQ==' },
    ],
    ['nila-one-phone.html', { __typename: 'ConfigurableProduct' }],
    ['nila-music-voucher.html', { __typename: 'VirtualProduct' }],
    [
      'audio/speakers/aurora-desk-speaker.html',
      { __typename: 'SimpleProduct', relative_url: 'audio/speakers/aurora-desk-speaker.html', redirect_code: 0 },
    ],
  ])('%s', async (url, expected) => {
    expect(await route(url)).toMatchObject(expected);
  });

  it('echoes the query', async () => {
    expect(await route('/audio.html?brand=aurora&p=2')).toMatchObject({ relative_url: 'audio.html?brand=aurora&p=2' });
  });

  it.each([
    ['music.html', 301, 'audio.html'],
    ['tune', 302, 'audio.html'],
    ['old-headphones.html', 301, 'aurora-studio-headphones.html'],
    ['diwali-sale', 302, 'audio.html'],
  ])('%s leads with %i to %s', async (url, code, target) => {
    expect(await route(url)).toMatchObject({ redirect_code: code, relative_url: target });
  });

  it('names the absolute address of a rewrite that leaves the shop', async () => {
    const address = 'http://www.example.com/investor-relations';
    expect(await route('investor-relations')).toEqual({
      __typename: 'RoutableUrl',
      type: null,
      redirect_code: 302,
      relative_url: address,
    });
    const { data } = await query(`{ urlResolver(url: "investor-relations") { type id relative_url redirectCode } }`);
    expect(data).toEqual({ urlResolver: { type: null, id: null, relative_url: address, redirectCode: 302 } });
  });

  it.each([
    'nothing.html',
    'audio',
    'aurora-desk-speaker',
    'mobiles/aurora-desk-speaker.html',
    '.html',
    'campus',
    '%E0%A4%A',
    '../etc/passwd',
    'nila-one-phone-midnight-blue-128-gb.html',
  ])('answers null without an error for %s', async url => {
    expect(await ask(url)).toMatchObject({ data: { route: null }, errors: undefined });
  });

  it('finds a page of the store view only there', async () => {
    expect(await route('campus', { store: 'uni' })).toMatchObject({ identifier: 'campus' });
  });

  it.each(['', '  '])('refuses an empty path', async url => {
    expect((await ask(url)).errors?.[0]).toMatchObject({
      message: '"url" argument should be specified and not empty',
      extensions: { category: 'graphql-input' },
    });
  });

  it('reports a rewrite that leads to nothing', async () => {
    expect((await ask('gone.html')).errors?.[0]).toMatchObject({
      message: 'No such entity found with matching URL key: no-such-product.html',
      extensions: { category: 'graphql-no-such-entity' },
    });
  });

  it('gives up on redirects that go round', async () => {
    run(db, "INSERT INTO url_rewrite VALUES ('ping', 'pong', 301), ('pong', 'ping', 301)");
    expect(await route('ping')).toBeNull();
  });
});
