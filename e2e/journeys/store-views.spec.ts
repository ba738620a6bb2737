import { hydrated, expect, open, shops, test } from '../support/shop.ts';

interface StoreView {
  store_code: string;
  store_name: string;
  absolute_footer: string;
  guest_price_hidden: boolean | null;
}

interface Marks {
  code: string;
  /** What only this store view says: its name, footer, category and, where guests see prices, price. */
  marks: string[];
  /** Rupees of what only this store view sells, as the back end writes them. Null where it tells guests none. */
  price: number | null;
}

const graphql = async <Data>(query: string, store: string): Promise<Data> => {
  const answer = await fetch(`${shops.zepp}/graphql?query=${encodeURIComponent(query)}`, { headers: { store } });
  return ((await answer.json()) as { data: Data }).data;
};

async function partnersWithMarks(): Promise<Marks[]> {
  const { availableStores } = await graphql<{ availableStores: StoreView[] }>(
    '{ availableStores { store_code store_name absolute_footer guest_price_hidden } }',
    'zepp',
  );
  const partners = availableStores.filter(
    ({ store_code }) => !['zepp', 'uni', 'float', 'float_hi'].includes(store_code),
  );
  return Promise.all(
    partners.map(
      async ({ store_code: code, store_name: name, absolute_footer: footer, guest_price_hidden: hidden }) => {
        const { products } = await graphql<{
          products: { items: { price_range: { minimum_price: { final_price: { value: number | null } } } }[] };
        }>(
          `{ products(search: "${name} welcome voucher", pageSize: 1) { items { price_range { minimum_price { final_price { value } } } } } }`,
          code,
        );
        const price = products.items[0]?.price_range.minimum_price.final_price.value;
        if (price === undefined) throw new Error(`${code} sells nothing of its own.`);
        const mail = /benefits@[a-z-]+\.example/.exec(footer)?.[0] ?? '';
        return {
          code,
          price,
          marks: [
            name,
            mail,
            `Only at ${name}`,
            ...(hidden || price === null ? [] : [`₹${price.toLocaleString('en-IN')}`]),
          ],
        };
      },
    ),
  );
}

const pageOf = async (code: string, path = '/') =>
  (await fetch(shops.zepp + path, { headers: { cookie: `store_zepp_coins=${code}` } })).text();

/** Every mark of another store view that a text holds. */
const strangers = (text: string, own: Marks, all: Marks[]) =>
  all.filter(other => other.code !== own.code).flatMap(({ marks }) => marks.filter(mark => text.includes(mark)));

test('one server shows some forty store views, interleaved and in parallel, and never one in another', async () => {
  const all = await partnersWithMarks();
  expect(all.length).toBeGreaterThanOrEqual(37);
  const twice = [...all, ...all.toReversed()];
  const brands = ['ZEPP Coins Store', 'Uni Coins Campus', 'Float Price'];
  const texts = await Promise.all(
    twice.map(async own => ({
      own,
      html: await pageOf(own.code),
      json: JSON.stringify(
        await graphql(
          '{ storeConfig { store_name absolute_footer } categoryList { children { name } } products(search: ' +
            '"welcome voucher", pageSize: 50) { items { name price_range { minimum_price { final_price { value } } ' +
            '} } } }',
          own.code,
        ),
      ),
    })),
  );
  for (const { own, html, json } of texts) {
    for (const mark of own.marks) expect(html.replaceAll('&amp;', '&'), `${own.code} shows ${mark}`).toContain(mark);
    expect(strangers(html, own, all), `in the page of ${own.code}`).toEqual([]);
    for (const mark of [...own.marks.slice(0, 3), `"value":${own.price}`])
      expect(json, `${own.code} answers ${mark}`).toContain(mark);
    expect(
      all.filter(other => other.code !== own.code && other.price !== null && json.includes(`"value":${other.price}`)),
      `prices in the answers of ${own.code}`,
    ).toEqual([]);
    expect(strangers(json, own, all), `in the answers of ${own.code}`).toEqual([]);
    expect(
      brands.filter(name => html.includes(name) || json.includes(name)),
      `a brand of ours in ${own.code}`,
    ).toEqual([]);
  }
});

test('a store view is chosen by its address, kept by a cookie, and stays apart in the browser', async ({ page }) => {
  const all = await partnersWithMarks();
  const [first, second] = all as [Marks, Marks];
  for (const own of [first, second]) {
    await page.goto(`${shops.uni}/?___store=${own.code}`);
    await expect(page).toHaveURL(`${shops.uni}/`);
    await hydrated(page);
    await expect(page).toHaveTitle(new RegExp(own.marks[0] ?? ''));
    const menu = page.getByRole('navigation', { name: 'Categories' });
    await menu.getByText('More', { exact: true }).click();
    await menu.getByRole('link', { name: own.marks[2] ?? '' }).click();
    await expect(page.getByRole('heading', { level: 1, name: own.marks[2] ?? '' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Welcome Voucher');
    const kept = () =>
      page.evaluate(
        code =>
          Object.keys(localStorage)
            .filter(key => key.includes('__answers_') && key.endsWith(`_${code}`))
            .map(key => localStorage.getItem(key))
            .join(),
        own.code,
      );
    await expect.poll(kept, 'what is kept of its catalogue').toContain(own.marks[2]);
    expect(strangers(await kept(), own, all)).toEqual([]);
    const other = await page.evaluate(() =>
      JSON.stringify([
        Object.entries(sessionStorage),
        Object.entries(localStorage).filter(([key]) => !key.includes('__answers_')),
      ]),
    );
    expect(other).toContain(own.code);
    expect(strangers(other, own, all)).toEqual([]);
  }
  const keys = await page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('__answers_')));
  expect(keys).toHaveLength(2);
  await page.goto(`${shops.uni}/?___store=nowhere`);
  await expect(page).toHaveTitle(new RegExp(second.marks[0] ?? ''));
});

// Rules errors-15, shops-05.
test('a shop speaks the language of its store view, which one chooses at the end of each page', async ({ page }) => {
  await open(page, `${shops.float}/contact-us`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await hydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: 'मोबाइल और टैबलेट' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'मोबाइल और टैबलेट' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Auvira Lumen 5 5G स्मार्टफ़ोन' }).first().click();
  await expect(page.getByRole('button', { name: 'कार्ट में जोड़ें' }).first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

// Rule catalogue-05.
test('where guests see no prices they are asked to sign in, and customers see them', async ({ page }) => {
  await page.goto(`${shops.zepp}/?___store=saryu_telecom`);
  await open(page, `${shops.zepp}/mobiles-tablets.html`);
  const tile = page.getByRole('main').getByRole('article').first();
  await expect(tile).not.toContainText('₹');
  await tile.getByRole('link', { name: 'Log in for price' }).click();
  await expect(page).toHaveURL(`${shops.zepp}/sign-in?from=%2Fmobiles-tablets.html`);
  await page.getByLabel('E-mail').fill('ravi@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Shop@1234');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${shops.zepp}/mobiles-tablets.html`);
  await expect(tile).toContainText('₹');
});
