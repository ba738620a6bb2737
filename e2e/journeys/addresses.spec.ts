import { expect, open, shops, test } from '../support/shop.ts';

const served = async (path: string) => {
  const answer = await fetch(shops.zepp + path, { redirect: 'manual' });
  const html = await answer.text();
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    html,
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replace(shops.zepp, ''),
  };
};

test('an old address leads to the new one with what it asked, and back to where one came from', async ({ page }) => {
  const { status, location } = await served('/old-headphones.html?utm_source=mail');
  expect(status).toBe(301);
  expect(location).toMatch(/\.html\?utm_source=mail$/);
  await page.route(/operationName=Listing/, async route => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('"auvira-lumen-5-5g"', '"auvira-lumen-4-5g"'),
    });
  });
  await open(page, shops.zepp);
  await page.getByRole('banner').getByRole('combobox').fill('auvira lumen 5');
  await page.keyboard.press('Enter');
  await page.getByRole('main').locator('a[href="/auvira-lumen-4-5g.html"]').click();
  await expect(page).toHaveURL(`${shops.zepp}/auvira-lumen-5-5g.html`);
  await page.goBack();
  await expect(page).toHaveURL(/search\.html\?query=auvira/);
  await page.goBack();
  await expect(page).toHaveURL(`${shops.zepp}/`);
});

test('the old address of referrals ends at a page that says what is true', async () => {
  const { status, html, title } = await served('/referral');
  expect([status, title]).toEqual([200, 'Refer a friend - ZEPP Coins Store']);
  expect(html).toMatch(/You get 200 coins.*Sign in to get your link/s);
});

test('each page has one address', async () => {
  for (const path of ['/terms-and-condition', '/terms-and-conditions'])
    expect((await served(path)).canonical).toBe('/terms-and-condition');
  for (const [path, to] of [
    ['/mobiles-tablets.html/', '/mobiles-tablets.html'],
    ['/mobiles-tablets.html//?page=2', '/mobiles-tablets.html?page=2'],
    ['/cart/', '/cart'],
  ]) {
    expect(await served(path ?? ''), path).toMatchObject({ status: 301, location: to });
  }
  const last = (await served('/mobiles-tablets.html?page=9999')).canonical;
  expect(last).toMatch(/^\/mobiles-tablets\.html\?page=\d{1,3}$/);
  expect((await served(last ?? '')).canonical).toBe(last);
  expect((await served('/about-us?page=3')).canonical).toBe('/about-us');
});

test('whatever an address asks of a listing, a page is shown', async () => {
  const whole = await served('/mobiles-tablets.html');
  const nonsense = [
    'page=1e9',
    'page=-1',
    'page=abc',
    'page',
    'page[]=2',
    'price=cheap',
    'price',
    'price=5000_1000',
    'category_uid=word',
    'brand_code',
    'brand_code[]=auvira',
    'sort=x&sort=y',
    'query=a&query=b',
  ];
  for (const query of nonsense) {
    const { status, html, canonical } = await served(`/mobiles-tablets.html?${query}`);
    expect([query, status, canonical, html.match(/<article/g)?.length]).toEqual([
      query,
      200,
      whole.canonical,
      whole.html.match(/<article/g)?.length,
    ]);
  }
  for (const query of [
    'brand_code=auvira&brand_code=auvira',
    'brand_code=nobody',
    'price=0_1000&price=50000_90000',
    'page=99999999999999999999',
    `query=${'x'.repeat(5000)}`,
  ]) {
    expect([query, (await served(`/mobiles-tablets.html?${query}`)).status]).toEqual([query, 200]);
  }
});

test('the page for what is not found is no page', async () => {
  const { status, html } = await served('/no-route');
  expect(status).toBe(404);
  expect(html).toContain('Looks like the page you were hoping to find');
});
