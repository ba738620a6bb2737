import { createSandbox, MAX_COST, type Sandbox } from '@shop/commerce-sandbox';
import { Kind, print, visit, type DocumentNode, type SelectionSetNode } from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { collectOperations } from './collectOperations.ts';

/** Lines of a cart, and items of a wish list, far beyond what people gather. */
const MANY = 100;

let sandbox: Sandbox;
let token = '';
/** Values of the variables by name, each as large as the shop makes it. */
let values: Record<string, unknown>;
let urlKeyOf: (type: string) => string;

interface Answer {
  data: Record<string, unknown> | null | undefined;
  errors: { message: string }[] | undefined;
  cost: number;
}

async function ask(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
  const response = await sandbox.fetch(
    new Request('http://sandbox.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    }),
  );
  return {
    ...((await response.json()) as Pick<Answer, 'data' | 'errors'>),
    cost: Number(response.headers.get('x-query-cost')),
  };
}

/** Anew for each operation: one of them ends the session. */
async function signIn(email = 'asha@example.com'): Promise<void> {
  const { data } = await ask(
    'mutation T($email: String!) { generateCustomerToken(email: $email, password: "Shop@1234") { token } }',
    { email },
  );
  token = (data as { generateCustomerToken: { token: string } }).generateCustomerToken.token;
}

beforeAll(async () => {
  sandbox = createSandbox({ dataDir: ':memory:' });
  await signIn();
  const found = await ask(
    '{ products(filter: {}, pageSize: 300) { items { __typename sku url_key } } customerCart { id } }',
  );
  const { products, customerCart } = found.data as {
    products: { items: { __typename: string; sku: string; url_key: string }[] };
    customerCart: { id: string };
  };
  const simple = products.items.filter(({ __typename }) => __typename === 'SimpleProduct').slice(0, MANY);
  await ask(
    'mutation Fill($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { id } } }',
    { id: customerCart.id, items: simple.map(({ sku }) => ({ sku, quantity: 1 })) },
  );
  await ask(
    'mutation Wish($items: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: 0, wishlistItems: $items) { user_errors { message } } }',
    { items: simple.map(({ sku }) => ({ sku, quantity: 1 })) },
  );
  const { data: known } = await ask('{ customer { orders { items { token } } } }');
  const [order] = (known as { customer: { orders: { items: { token: string }[] } } }).customer.orders.items;
  const urlKeys = products.items.map(({ url_key: key }) => key);
  urlKeyOf = type => products.items.find(({ __typename }) => __typename === type)?.url_key ?? '';
  values = {
    cartId: customerCart.id,
    cart_id: customerCart.id,
    source: customerCart.id,
    destination: customerCart.id,
    sku: simple[0]?.sku,
    quantity: 2,
    isCounted: false,
    itemId: 'MQ==',
    category: 'mobile-prepaid',
    biller: 'vaani-prepaid',
    circle: 'KA',
    itemIds: ['MQ=='],
    items: [{ sku: simple[0]?.sku, quantity: 1 }],
    wishlistId: '0',
    code: 'SAVE10',
    giftCardCode: 'GIFT-1000-DEMO',
    receipt: true,
    card: true,
    email: 'asha@example.com',
    password: 'wrong',
    currentPassword: 'wrong',
    newPassword: 'Other@1234',
    address: {
      firstname: 'Asha',
      lastname: 'Rao',
      street: ['7 Janpath'],
      city: 'New Delhi',
      region: 'DL',
      postcode: '110001',
      country_code: 'IN',
      telephone: '9800000000',
    },
    billingAddress: { same_as_shipping: true },
    carrierCode: 'flatrate',
    methodCode: 'flatrate',
    pincode: '110001',
    input: {},
    customerInput: { firstname: 'Asha' },
    orderNumber: '000000001',
    number: '000000001',
    token: order?.token,
    referrer: 'http://sandbox.test/',
    returnUrl: 'http://sandbox.test/',
    paymentId: 'pay_1',
    signature: 'x',
    identifiers: ['footer', 'popular-searches'],
    identifier: 'home',
    uids: ['MQ==', 'Mg=='],
    uid: 'Mw==',
    url: '/electronics.html',
    urlKeys,
    page: 1,
    orders: 1,
    reviews: 1,
    wishes: 1,
    bills: 1,
    currentPage: 1,
    search: 'phone',
    withCategories: true,
  };
});
beforeEach(() => signIn());
afterAll(() => sandbox.close());

/** Larger than the shop's own page where an operation is sent with more. */
const pageSizes: Record<string, number> = {
  SiteProducts: 300,
  getWishedProducts: 300,
  ContentProducts: 300,
  OwnData: 50,
};
const productTypes: Record<string, string> = {
  ProductBundle: 'BundleProduct',
  ProductGroup: 'GroupedProduct',
  ProductDownload: 'DownloadableProduct',
  ProductGiftCard: 'GiftCardProduct',
  ProductCustomised: 'SimpleProduct',
};

/** As the shop sends it: each level but the first asks for its type, by which the cache knows what it holds. */
const withTypes = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet(node, _key, parent): SelectionSetNode | undefined {
      const isRoot = parent !== undefined && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      const isAsked = node.selections.some(each => each.kind === Kind.FIELD && each.name.value === '__typename');
      return isRoot || isAsked
        ? undefined
        : {
            ...node,
            selections: [...node.selections, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
          };
    },
  });

const operations = collectOperations().map(({ name, document }) => [name, document] as const);

it.each(operations)('%s stays far below what one request may cost', async (name, document) => {
  // The others need the account of who is signed in else.
  if (name === 'deleteCustomer') await signIn('ravi@example.com');
  const urlKey = urlKeyOf(productTypes[name] ?? 'ConfigurableProduct');
  const { errors = [], cost } = await ask(print(withTypes(document)), {
    ...values,
    urlKey,
    pageSize: pageSizes[name] ?? 24,
    ...(name === 'FindGuestOrder' && {
      input: { number: '000000001', email: 'asha@example.com', lastname: 'Rao' },
    }),
    ...(name === 'Listing' && { search: null, filter: {} }),
  });
  // A mutation may refuse what it is sent here; what it cost until then is counted.
  const isQuery = document.definitions.some(
    each => each.kind === Kind.OPERATION_DEFINITION && each.operation === 'query',
  );
  expect(errors.filter(({ message }) => isQuery || message.startsWith('Max'))).toEqual([]);
  expect(cost).toBeLessThan(MAX_COST / 2);
});

it('would notice one that does not', async () => {
  const { errors } = await ask(
    '{ products(filter: {}, pageSize: 300) { items { categories { products(pageSize: 300) { items { categories { products(pageSize: 300) { items { sku } } } } } } } } }',
  );
  expect(errors?.[0]?.message).toMatch(/^Max query cost should be/);
});
