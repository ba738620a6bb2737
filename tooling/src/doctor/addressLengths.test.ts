import { createCommerceClient, makeAnswerReader, inAddresses } from '@shop/commerce-client';
import { Kind } from 'graphql';
import { expect, it } from 'vitest';
import { collectOperations } from './collectOperations.ts';

/**
 * Characters of path and query: with the origin of a back end before it, an address stays below the 2,000 at which a
 * query goes by POST.
 */
const LONGEST = 1900;

/** A long name, as an address, 120 characters. */
const urlKey =
  'auvira-lumen-5-max-ultra-5g-smartphone-with-16-gb-memory-and-1-tb-storage-midnight-blue-with-charger-and-case-bundle-202';
const keys = Array.from({ length: 40 }, (_, index) => `${urlKey}-${index}`);
const values = ['brand_code', 'colour', 'memory', 'storage'].map(code => [
  code,
  { in: ['midnight-blue', 'aurora-green', 'sonaara'] },
]);

/** What the shop sends of each variable at its longest that people come to. */
const variables: Record<string, unknown> = {
  urlKey,
  sku: urlKey.slice(0, 64),
  skus: Array.from({ length: 4 }, () => urlKey.slice(0, 64)),
  urlKeys: inAddresses(keys)[0],
  url: `/electronics/mobile-phones/${urlKey}.html`,
  uid: 'MTIzNDU2',
  uids: ['MTIz', 'MTI0', 'MTI1', 'MTI2'],
  identifier: 'terms-and-conditions-of-the-festival-sale',
  identifiers: inAddresses(keys)[0],
  page: 999,
  pageSize: 300,
  currentPage: 999,
  search: 'सैमसंग का सबसे अच्छा मोबाइल फ़ोन',
  withCategories: true,
  pincode: '110001',
  category: 'mobile-postpaid',
  biller: 'coromandel-electric',
  circle: 'KA',
  filter: { category_uid: { in: ['MTIzNDU2', 'MTIzNDU3'] }, price: { from: '10000', to: '49999.99' } },
  sort: { position: 'ASC' },
  stars: 5,
  isCounted: false,
};
/** Who narrows a category down by much does not search for a long text as well. */
const narrowed: typeof variables = {
  ...variables,
  search: null,
  filter: { ...(variables['filter'] as object), ...Object.fromEntries(values) },
};

const queries = collectOperations().flatMap(({ name, document }) => {
  const operation = document.definitions.find(each => each.kind === Kind.OPERATION_DEFINITION);
  if (operation?.operation !== 'query') return [];
  const roots = operation.selectionSet.selections.map(field => (field.kind === Kind.FIELD ? field.name.value : ''));
  const used = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  const isPrivate = roots.some(root =>
    /^(billPayment|cart|customer|offeredCoupons|order|payment|giftCard|guestOrder)/.test(root),
  );
  return (used.includes('filter') ? [variables, narrowed] : [variables]).map(values => ({
    name,
    document,
    used,
    isPrivate,
    values,
  }));
});

/** How a browser asks. */
async function sent({ document, used, values }: Pick<(typeof queries)[number], 'document' | 'used' | 'values'>) {
  const requests: { method: string; length: number }[] = [];
  const client = createCommerceClient({
    url: '/graphql',
    isClient: true,
    // Empty answers will do.
    reader: async () => ({ ...makeAnswerReader(() => undefined), read: result => result }),
    session: {
      token: () => undefined,
      storeCode: () => 'zepp',
      currency: () => undefined,
      cacheId: { get: () => undefined, set: () => {} },
      online: () => true,
    },
    fetch: async (input, init) => {
      requests.push({ method: init?.method ?? 'GET', length: (input as string).length });
      return Response.json({ data: {} });
    },
  });
  await client.queryPartial(document, Object.fromEntries(used.map(name => [name, values[name]])));
  return requests;
}

it('knows what pages are made of', () => {
  expect(queries.filter(({ isPrivate }) => !isPrivate).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Shell', 'ProductPage', 'Listing', 'ContentProducts', 'cmsBlocks']),
  );
});

it.each(queries.filter(({ isPrivate }) => !isPrivate))(
  '$name travels as GET, with the longest that it is asked',
  async query => {
    expect(query.used.filter(name => query.values[name] === undefined)).toEqual([]);
    const [request] = await sent(query);
    expect(request?.method).toBe('GET');
    expect(request?.length).toBeLessThan(LONGEST);
  },
);

it('would notice one that is too long', async () => {
  const cart = queries.find(({ name }) => name === 'getCartDetails');
  expect(cart && (await sent(cart))).toEqual([{ method: 'POST', length: '/graphql'.length }]);
});
