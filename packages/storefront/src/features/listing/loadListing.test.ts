// @vitest-environment node
import { absentFields, absentFieldsExchange, createCommerceClient } from '@shop/commerce-client';
import { expect, it } from 'vitest';
import { loadListing } from './loadListing.ts';
import { guestSession } from '../../testing/guestSession.ts';
import { readAsIs } from '../../testing/readAsIs.ts';

interface Asked {
  name: string;
  filter?: object;
}

/** A client of a back end with one filterable attribute, brand_code, that may be too old to name what it filters by. */
function client({
  names = true,
  off = [] as string[],
  broken = false,
  total = 1,
  brokenPage = 0,
  lacks = '',
  swatches = 200,
  prices = 200,
} = {}) {
  const asked: Asked[] = [];
  const pages: object[] = [];
  const answer: typeof fetch = async input => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input);
    const name = searchParams.get('operationName') ?? '';
    const { filter, sort, pageSize, currentPage } = JSON.parse(searchParams.get('variables') ?? '{}') as {
      filter?: object;
      sort?: Record<string, string>;
      pageSize?: number;
      currentPage?: number;
    };
    if (name === 'ListingPrices') return Response.json({ data: { least: null, most: null } }, { status: prices });
    if (name === 'ListingSwatches') return Response.json({ data: { products: { filters: [] } } }, { status: swatches });
    pages.push({ pageSize, currentPage });
    asked.push({ name, ...(filter && { filter }) });
    if (sort && lacks && lacks in sort)
      return Response.json({
        errors: [{ message: `Field "${lacks}" is not defined by type "ProductAttributeSortInput".` }],
      });
    if (broken || (currentPage !== undefined && currentPage === brokenPage))
      return new Response('<h1>Down</h1>', { status: 500 });
    if (name === 'FilterableAttributes') {
      return Response.json(
        names
          ? { data: { category: { items: [{ code: 'brand_code' }] }, search: { items: [] } } }
          : {
              errors: [
                {
                  message: 'Cannot query field "attributesList" on type "Query".',
                  extensions: { category: 'graphql' },
                },
              ],
            },
      );
    }
    const aggregations = [{ attribute_code: 'category_uid' }, { attribute_code: 'brand_code' }].map(group => ({
      ...group,
      label: 'x',
      count: 1,
      options: [],
    }));
    return Response.json({
      data: {
        products: {
          total_count: 0,
          page_info: { current_page: currentPage, page_size: 6, total_pages: total },
          items: [{ uid: `of page ${currentPage}` }],
          aggregations,
          suggestions: [],
          sort_fields: { options: [] },
        },
      },
    });
  };
  return {
    asked,
    pages,
    client: createCommerceClient({
      reader: readAsIs,
      url: 'http://back.test/graphql',
      session: guestSession,
      isClient: false,
      fetch: answer,
      absentFields: off.length > 0 ? absentFieldsExchange(absentFields(off)) : undefined,
    }),
  };
}

const url = new URL('http://shop.test/phones.html?brand_code=aurora&utm_source=mail&price=0_1000');
const known = {
  name: 'Listing',
  filter: { category_uid: { in: ['MTI='] }, brand_code: { in: ['aurora'] }, price: { from: '0', to: '999.99' } },
};
const whole = { name: 'Listing', filter: { category_uid: { in: ['MTI='] } } };

it('filters by what the back end names, and by nothing else of the address', async () => {
  const shop = client();
  const listing = await loadListing({ client: shop.client, url, categoryUid: 'MTI=' });
  expect(listing?.chosen).toEqual({ price: ['0_1000'], brand_code: ['aurora'] });
  expect(shop.asked).toEqual([{ name: 'FilterableAttributes' }, known]);
});

it('learns from the whole listing what a back end filters by that cannot name it', async () => {
  const shop = client({ names: false });
  const listing = await loadListing({ client: shop.client, url, categoryUid: 'MTI=' });
  expect(listing?.chosen).toEqual({ price: ['0_1000'], brand_code: ['aurora'] });
  expect(shop.asked).toEqual([{ name: 'FilterableAttributes' }, whole, known]);
});

it('does not ask for the names where the back end is known to lack them', async () => {
  const shop = client({ off: ['filter-names'] });
  await loadListing({ client: shop.client, url, categoryUid: 'MTI=' });
  expect(shop.asked).toEqual([whole, known]);
});

it("asks for no names where the address has Magento's own filters only", async () => {
  const shop = client({ names: false });
  await loadListing({
    client: shop.client,
    url: new URL('http://shop.test/phones.html?price=0_1000&page=2'),
    categoryUid: 'MTI=',
  });
  expect(shop.asked.map(({ name }) => name)).toEqual(['Listing']);
});

it('shows the products where colours and bounds of the filters do not come', async () => {
  const shop = client({ swatches: 500, prices: 500 });
  expect(await loadListing({ client: shop.client, url, categoryUid: 'MTI=' })).toMatchObject({
    swatches: {},
    prices: undefined,
  });
});

// Rule catalogue-01.
it('asks for six products, of the first page where the address names none', async () => {
  const shop = client();
  for (const query of ['', '?page=3'])
    await loadListing({ client: shop.client, url: new URL(`http://shop.test/phones.html${query}`) });
  expect(shop.pages).toEqual([
    { pageSize: 6, currentPage: 1 },
    { pageSize: 6, currentPage: 3 },
  ]);
});

// Rule catalogue-09.
it.each([
  ['?page=2&further=2', [2, 3, 4], 2],
  ['?further=9', [1, 2, 3, 4], 3],
  ['?page=4&further=1', [4], 0],
])('shows the pages below the first one that there are: %s', async (query, pages, further) => {
  const shop = client({ total: 4 });
  const listing = await loadListing({ client: shop.client, url: new URL(`http://shop.test/phones.html${query}`) });
  expect(listing?.items?.map(item => item?.uid)).toEqual(pages.map(page => `of page ${page}`));
  expect(listing).toMatchObject({ further, isCut: false, page_info: { current_page: pages[0] } });
});

it('keeps what came when a page below does not come, and says so', async () => {
  const shop = client({ total: 4, brokenPage: 3 });
  const listing = await loadListing({ client: shop.client, url: new URL('http://shop.test/phones.html?further=3') });
  expect(listing?.items?.map(item => item?.uid)).toEqual(['of page 1', 'of page 2']);
  expect(listing).toMatchObject({ further: 1, isCut: true });
});

it('shows the order of the back end where it cannot sort as the address says', async () => {
  const shop = client({ lacks: 'popularity' });
  const listing = await loadListing({ client: shop.client, url: new URL('http://shop.test/phones.html?sort=popular') });
  expect(listing).not.toBeNull();
  expect(shop.asked).toHaveLength(2);
});

it('fails with the listing when the back end is down', async () => {
  await expect(
    loadListing({ client: client({ broken: true }).client, url, categoryUid: 'MTI=' }),
  ).rejects.toMatchObject({ name: 'CommerceError' });
});
