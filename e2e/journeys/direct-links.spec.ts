import { withholdScripts } from '../support/network.ts';
import { ask, everyShop, expect, findProduct, shops, test } from '../support/shop.ts';

const served = async (address: string) => {
  const answer = await fetch(address, { redirect: 'manual' });
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
};

test.describe('before any script runs', () => {
  for (const [name, shop] of Object.entries(everyShop)) {
    // Rule routes-01.
    test(`${name}: the home page is there for / and /home`, async () => {
      for (const path of ['/', '/home']) {
        const { status, html } = await served(shop + path);
        expect(status).toBe(200);
        expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
      }
    });
  }

  // Rule routes-03.
  test('a category answers 200 with its products', async () => {
    const { status, html } = await served(`${shops.zepp}/mobiles-tablets.html`);
    expect(status).toBe(200);
    expect(html).toContain('<h1>Mobiles &amp; Tablets</h1>');
    expect(html.match(/<article/g)?.length).toBe(6);
  });

  // Rule routes-03.
  test('a product answers 200 with name and price', async () => {
    const product = await findProduct({ from: 1000 });
    const { status, html } = await served(shops.float + product.url);
    expect(status).toBe(200);
    expect(html).toContain(
      product.price.toLocaleString('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 }),
    );
  });

  test('a search answers 200 with what it found', async () => {
    const { status, html } = await served(`${shops.uni}/search.html?query=phone`);
    expect(status).toBe(200);
    expect(html).toContain('Results for “phone”');
    expect(html).toMatch(/<article/);
  });

  // Rules routes-08, errors-01.
  test('an unknown path answers 404 and says so', async () => {
    const { status, html } = await served(`${shops.zepp}/there-is-no-such-page.html`);
    expect(status).toBe(404);
    expect(html).toContain('Looks like the page you were hoping to find doesn&#x27;t exist. Sorry about that.');
    expect(html).toContain('BACK TO HOME PAGE');
  });

  test('a path that moved answers with the true redirect', async () => {
    const { data } = await ask<{ route: { relative_url: string; redirect_code: number } }>(
      '{ route(url: "old-headphones.html") { relative_url redirect_code } }',
    );
    const { status, headers } = await served(`${shops.zepp}/old-headphones.html`);
    expect(status).toBe(data.route.redirect_code);
    expect(headers.get('location')).toBe(`/${data.route.relative_url}`);
  });

  test('the referral address of old goes to /referral', async () => {
    const { status, headers } = await served(`${shops.zepp}/electronics/referral-a-friend.html`);
    expect([status, headers.get('location')]).toEqual([301, '/referral']);
  });

  test('private pages are kept by no cache on the way, and not indexed', async () => {
    for (const path of ['/cart', '/checkout', '/sign-in', '/zepp-coins', '/order-history']) {
      const { status, html, headers } = await served(shops.zepp + path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'private, no-cache']);
      expect(html).toContain('<meta name="robots" content="noindex">');
    }
  });

  test('nothing in a document is private', async () => {
    const answer = await fetch(`${shops.zepp}/`, { headers: { cookie: 'PHPSESSID=1', authorization: 'Bearer x' } });
    expect(await answer.text()).not.toContain('Bearer');
    expect(answer.headers.get('cache-control')).toContain('s-maxage');
  });
});

test.describe('while the scripts of the shop are on their way', () => {
  test.beforeEach(({ context }) => withholdScripts(context));

  test('a newcomer sees an empty cart', async ({ page }) => {
    await page.goto(`${shops.zepp}/cart`);
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expect(page.getByText('Loading your cart')).toBeHidden();
  });

  test('who comes back sees that the cart is on its way', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'M2_VENIA_BROWSER_PERSISTENCE__cartId',
        JSON.stringify({ value: '"x"', timeStored: Date.now() }),
      ),
    );
    await page.goto(`${shops.zepp}/cart`);
    await expect(page.getByText('Your cart is empty')).toBeHidden();
    await expect(page.getByText('Loading your cart')).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('one can search, filter, turn pages and reach a product', async ({ page }) => {
    await page.goto(`${shops.zepp}/mobiles-tablets.html`);
    await page.getByRole('search').getByRole('combobox').fill('phone');
    await page.getByRole('button', { name: 'Search' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('phone');
    await page.goto(`${shops.zepp}/mobiles-tablets.html`);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('button', { name: /Add to cart|Out of stock/ })).toBeVisible();
  });
});
