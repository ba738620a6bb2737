import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { openShops } from './openShops.ts';
import { testPorts } from './testPorts.ts';
import { textsOf } from './texts.ts';

/** Every shop of the workspace by the folder of its app: journeys that hold for all shops run for each. */
export const everyShop: Record<string, string> = Object.fromEntries(
  testPorts.shops.map(({ name, port }) => [name, `http://localhost:${port}`]),
);

const addressOf = (name: string): string => {
  const address = everyShop[name];
  if (address === undefined) throw new Error(`The journeys need apps/${name}, and it is not there.`);
  return address;
};

/** Addresses of the three shops that differ, and of the sandbox. */
export const shops = {
  zepp: addressOf('zepp-coins'),
  uni: addressOf('uni-coins'),
  float: addressOf('float-price'),
  sandbox: `http://localhost:${testPorts.sandbox.port}`,
};

export const demo = { email: 'asha@example.com', newcomer: 'ravi@example.com', password: 'Shop@1234' };

/** What a console may say without a journey failing: an answer that the journey itself provokes. */
const expected =
  /status of (404|401|400|503|500)|net::ERR_(CONNECTION_REFUSED|FAILED|ABORTED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|BLOCKED_BY_CLIENT|INTERNET_DISCONNECTED)/;

/** Lists what goes wrong in the pages of a browser from now on: policies broken, errors thrown, hydration warned about. */
function complaintsIn(context: BrowserContext): string[] {
  const complaints: string[] = [];
  const watch = (page: Page) => {
    page.on('console', message => {
      if (message.type() === 'error' && !expected.test(message.text())) complaints.push(message.text());
    });
    page.on('pageerror', error => complaints.push(String(error)));
  };
  context.pages().forEach(watch);
  context.on('page', watch);
  return complaints;
}

interface Fixtures {
  opened: void;
  watched: void;
  /** A page in another browser, of somebody else or of the same customer, watched as `page` is. */
  otherPage: Page;
}

/**
 * A test with the shops open, whose pages must not break the content security policy, throw, or warn about hydration. Each
 * file of journeys has shops and a database of its own: what another file ordered or typed is not there.
 */
export const test = base.extend<Fixtures, { openFor: (file: string) => Promise<void> }>({
  openFor: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      let openFile: string | undefined;
      let close = async () => {};
      await use(async file => {
        if (file === openFile) return;
        await close();
        openFile = file;
        close = await openShops();
      });
      await close();
    },
    { scope: 'worker' },
  ],
  opened: [
    async ({ openFor }, use, { file }) => {
      await openFor(file);
      await use();
    },
    { auto: true, timeout: 240_000 },
  ],
  watched: [
    async ({ context }, use) => {
      const complaints = complaintsIn(context);
      await use();
      expect(complaints, 'what the console complained about').toEqual([]);
    },
    { auto: true },
  ],
  otherPage: async ({ browser }, use) => {
    const context = await browser.newContext();
    const complaints = complaintsIn(context);
    await use(await context.newPage());
    await context.close();
    expect(complaints, 'what the console of the other browser complained about').toEqual([]);
  },
});

export { expect };

/** Opens a page and waits until the shop listens. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-hydrated]');
}

interface Answer<Data> {
  data: Data;
  errors?: { message: string }[];
}

/** Asks the sandbox directly, or another back end by its address. */
export async function ask<Data>(
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
  backEnd = shops.sandbox,
): Promise<Answer<Data>> {
  const answer = await fetch(`${backEnd}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return (await answer.json()) as Answer<Data>;
}

export interface FoundProduct {
  name: string;
  sku: string;
  url: string;
  price: number;
}

interface Found {
  products: {
    items: {
      __typename: string;
      name: string;
      sku: string;
      url_key: string;
      stock_status: string;
      qty_increments: number | null;
      productsurcharge_fee: number | null;
      options?: { required: boolean }[] | null;
      price_range: { minimum_price: { final_price: { value: number } } };
    }[];
  };
}

/**
 * Products of the catalogue that a journey can buy without a word: simple, in stock, cheapest first from `from` rupees.
 */
export async function findProducts({
  type = 'SimpleProduct',
  from = 1,
  count = 1,
  stock = 'IN_STOCK',
  backEnd = shops.sandbox,
} = {}): Promise<FoundProduct[]> {
  const { data } = await ask<Found>(
    'query Find($from: String!) { products(filter: { price: { from: $from } }, sort: { price: ASC }, pageSize: ' +
      '300) { items { __typename name sku url_key stock_status qty_increments productsurcharge_fee price_range { minimum_price { ' +
      'final_price { value } } } ... on CustomizableProductInterface { options { required } } } } }',
    { from: String(from) },
    {},
    backEnd,
  );
  const found = data.products.items.filter(
    item =>
      item.__typename === type &&
      item.stock_status === stock &&
      (item.qty_increments ?? 1) === 1 &&
      !item.options?.some(({ required }) => required),
  );
  expect(found.length, `${type} products in the catalogue from ₹${from}`).toBeGreaterThanOrEqual(count);
  return found.slice(0, count).map(item => ({
    name: item.name,
    sku: item.sku,
    url: `/${item.url_key}.html`,
    price: item.price_range.minimum_price.final_price.value,
  }));
}

/** The one product of `findProducts`. */
export async function findProduct(wanted: Parameters<typeof findProducts>[0] = {}): Promise<FoundProduct> {
  const [product] = await findProducts(wanted);
  if (!product) throw new Error('findProduct: none.');
  return product;
}

export async function addToCart(page: Page, shop: string, product: FoundProduct): Promise<void> {
  const text = await textsOf(shop, 'product');
  await open(page, shop + product.url);
  await page.getByRole('button', { name: text.addToCart, exact: true }).click();
  await expect(page.getByText(text.added(product.name))).toBeVisible();
}

export async function signInAs(page: Page, shop: string, email: string, from = '/'): Promise<void> {
  const [text, fields] = [await textsOf(shop, 'account'), await textsOf(shop, 'fields')];
  await open(page, `${shop}/sign-in?from=${encodeURIComponent(from)}`);
  await page.getByLabel(fields.email).fill(email);
  await page.getByLabel(text.password, { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: text.signIn }).click();
  await page.waitForURL(url => url.pathname !== '/sign-in');
}
