import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { choose, fillAddress } from '../support/checkout.ts';
import { loseNetwork } from '../support/loseNetwork.ts';
import { demo, expect, findProduct, hydrated, open, shops, signInAs, test } from '../support/shop.ts';
import { withWorker } from '../support/withWorker.ts';

// The other journeys replace answers of the network, which a worker asks for past them.
test.use({ serviceWorkers: 'allow' });

const keptIn = (page: Page, cache: string) =>
  page.evaluate(async name => {
    const found = (await caches.keys()).find(each => each.startsWith(name));
    if (found === undefined) return [];
    const keys = await (await caches.open(found)).keys();
    return keys.map(({ url }) => url.replace(location.origin, ''));
  }, cache);

const wentOffline = 'You are offline. Some features may be unavailable.';

// Rules offline-01, offline-03, offline-10 and errors-08.
test('what was seen opens without a network, and what needs one says so and goes on when it is back', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const banner = page.getByRole('banner');
  const first = await findProduct({ from: 350 });

  await open(page, shops.float);
  await withWorker(page);
  await expect.poll(() => keptIn(page, 'shop-pages-')).toContain('/');

  // Home, and a category by a link.
  await page.goto(`${shops.float}/audio.html`);
  await hydrated(page);
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Mobiles/ })
    .first()
    .click();
  await expect(page).toHaveURL(/mobiles-tablets/);
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect.poll(async () => (await keptIn(page, 'shop-answers-')).length).toBeGreaterThan(1);
  let network = await loseNetwork(page);
  await expect(page.getByText(wentOffline).first()).toBeVisible();
  await page.goto(`${shops.float}/`);
  await hydrated(page);
  await expect(page).toHaveTitle(/./);
  await expect(page.getByText(wentOffline).first()).toBeVisible();
  await page.goto(`${shops.float}/mobiles-tablets.html`);
  await expect(page, 'drawn from answers that were seen').toHaveURL(`${shops.float}/mobiles-tablets.html`);
  await expect(main.getByRole('article').first()).toBeVisible();
  await banner.getByRole('link', { name: /, home$/ }).click();
  await expect(page, 'a document that was seen').toHaveURL(`${shops.float}/`);
  await hydrated(page);

  // A product that was never seen.
  await page.goto(`${shops.float}${first.url}`);
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  const seen = main.getByRole('navigation', { name: 'You can open now' }).getByRole('link');
  await expect.poll(async () => (await seen.allTextContents()).toSorted()).toEqual(['Audio', 'Home', 'Your cart']);
  await seen.filter({ hasText: 'Audio' }).click();
  await expect(page, 'what was seen is opened from there').toHaveURL(`${shops.float}/audio.html`);
  await page.goto(`${shops.float}/offline`);
  await hydrated(page);
  await expectAccessible(page, 'the offline page');
  await page.goto(`${shops.float}${first.url}`);
  await hydrated(page);
  await network.comeBack();
  await expect(page).toHaveURL(`${shops.float}${first.url}`);
  await expect(page.getByText('You are online.')).toBeVisible();

  // Into the cart.
  network = await loseNetwork(page);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(main.getByText('Unable to create cart')).toBeVisible();
  await network.comeBack();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByText(`${first.name} is in your cart`).first()).toBeVisible();

  // The cart.
  await open(page, `${shops.float}/cart`);
  await expect(main.getByRole('link', { name: first.name })).toBeVisible();
  network = await loseNetwork(page);
  await page.reload();
  await expect(page).toHaveURL(`${shops.float}/cart`);
  await expect(main.getByRole('link', { name: first.name })).toBeVisible();
  await expect(main.getByText(/this may not be the newest state of your cart/)).toBeVisible();
  await main.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText('You are offline. Check your connection and try again.').first()).toBeVisible();
  await network.comeBack();
  await expect(main.getByText(/this may not be the newest state of your cart/)).toHaveCount(0);

  // The checkout: what is typed stays, and goes on.
  await open(page, `${shops.float}/checkout`);
  await expect(main.getByLabel('E-mail')).toBeVisible();
  network = await loseNetwork(page);
  await main.getByLabel('E-mail').fill('offline@example.com');
  await main.getByLabel('First name').fill('Asha');
  await page.goto(`${shops.float}/checkout`).catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await network.comeBack();
  await expect(page).toHaveURL(`${shops.float}/checkout`);
  await expect(main.getByLabel('E-mail')).toHaveValue('offline@example.com');
  await expect(main.getByLabel('First name')).toHaveValue('Asha');
  await fillAddress(page);
  await choose(page.getByRole('group', { name: 'Ways to deliver' }).getByRole('radio').first());
  await choose(page.getByRole('radio', { name: /Cash on delivery/i }));
  const place = page.getByRole('button', { name: /^Place order, pay/ });
  await expect(place).toBeEnabled();
  network = await loseNetwork(page);
  await place.click();
  await expect(main.getByText(/offline/i).first()).toBeVisible();
  await network.comeBack();
  await expect(async () => {
    if (await place.isEnabled()) await place.click();
    await expect(page).toHaveURL(`${shops.float}/order-confirmation`, { timeout: 3000 });
  }).toPass();
});

// Rule errors-08.
test('on a phone it stays in sight below the header that there is no network', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, `${shops.float}/audio.html`);
  const network = await loseNetwork(page);
  const notice = page.locator('header ~ div', { hasText: wentOffline });
  await expect(notice).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
  const [header, said] = [await page.getByRole('banner').boundingBox(), await notice.boundingBox()];
  expect(said?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 2);
  await network.comeBack();
});

// Rule offline-03.
test('who opens the checkout on a device that believes to be online waits there, and gets on', async ({
  page,
  context,
}) => {
  await open(page, shops.float);
  await withWorker(page);
  // The documents that are opened now are told that they are online.
  await context.setOffline(true);
  let documents = 0;
  page.on('request', request => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto(`${shops.float}/checkout`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await page.waitForRequest(request => request.method() === 'HEAD');
  await expect(page).toHaveURL(/\/offline\?to=%2Fcheckout$/);
  const asked = documents;
  await context.setOffline(false);
  await expect(page).toHaveURL(`${shops.float}/checkout`, { timeout: 20_000 });
  expect(asked, 'no page that loads itself again and again').toBeLessThanOrEqual(2);
});

// Rule offline-02.
test('nothing that a customer was answered is kept, and what was seen goes with the customer', async ({ page }) => {
  await signInAs(page, shops.float, demo.newcomer, '/address-book');
  await withWorker(page);
  await open(page, `${shops.float}/mobiles-tablets.html`);
  await expect.poll(() => keptIn(page, 'shop-pages-')).toContain('/mobiles-tablets.html');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible();
  await open(page, `${shops.float}/order-history`);
  expect(await keptIn(page, 'shop-answers-')).toEqual([]);
  expect(await keptIn(page, 'shop-pages-')).not.toContain('/order-history');
  await open(page, `${shops.float}/communications`);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Sign Out' }).click()]);
  await expect(page).toHaveURL(/\/sign-in\?/);
  await expect.poll(() => keptIn(page, 'shop-pages-')).not.toContain('/mobiles-tablets.html');
});

// Rule offline-05.
test('pages of one store view never stand for those of another', async ({ page, context }) => {
  await open(page, `${shops.zepp}/`);
  const other = await page.title();
  await withWorker(page);
  await open(page, `${shops.zepp}/mobiles-tablets.html`);
  await expect
    .poll(async () => (await keptIn(page, 'shop-pages-zepp')).toSorted())
    .toEqual(['/', '/mobiles-tablets.html']);
  await open(page, `${shops.zepp}/?___store=himadri_tea`);
  const title = await page.title();
  expect(title).not.toBe(other);
  await expect.poll(() => keptIn(page, 'shop-pages-himadri_tea')).toEqual(['/']);
  await expect
    .poll(async () => (await keptIn(page, 'shop-build-')).filter(path => path.startsWith('/offline')))
    .toHaveLength(2);
  await context.setOffline(true);
  await page.goto(`${shops.zepp}/`);
  await expect(page).toHaveTitle(title);
  await page.goto(`${shops.zepp}/mobiles-tablets.html`);
  await expect(page, 'a category that was only seen in the other').toHaveURL(/\/offline\?to=%2Fmobiles-tablets.html$/);

  // Another one is the server's to give: it is waited for, and nothing is lost meanwhile.
  await page.goto(`${shops.zepp}/?___store=sagarika_ports`);
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await page.goto(`${shops.zepp}/`);
  await expect(page).toHaveTitle(title);
  await page.goto(`${shops.zepp}/?___store=sagarika_ports`);
  await hydrated(page);
  await context.setOffline(false);
  await expect(page).toHaveURL(`${shops.zepp}/`, { timeout: 20_000 });
  await expect(page).not.toHaveTitle(title);
});

// Rules offline-03, offline-04 and offline-08.
test('a shop in another language is no new version of it, and is there without a network, too', async ({ page }) => {
  await open(page, `${shops.float}/`);
  await withWorker(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await hydrated(page);
  const newer = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    return (registration.installing ?? registration.waiting) !== null;
  });
  expect(newer).toBe(false);
  await expect
    .poll(async () => (await keptIn(page, 'shop-build-')).filter(path => path.startsWith('/offline')))
    .toHaveLength(2);
  await loseNetwork(page);
  await page.goto(`${shops.float}/audio.html`);
  await hydrated(page);
  await expect(page).toHaveURL(/\/offline\?to=%2Faudio.html$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
});

// Rules offline-06 and offline-07.
test('the next pictures of a gallery are at hand before they are asked for', async ({ page }) => {
  await open(page, shops.float);
  await withWorker(page);
  const product = await findProduct({ type: 'ConfigurableProduct' });
  await open(page, shops.float + product.url);
  const gallery = page.getByRole('region', { name: /^Pictures of/ });
  await gallery.getByRole('button').first().hover();
  const waiting = await gallery.getByRole('listitem').count();
  expect(waiting).toBeGreaterThan(1);
  await expect.poll(async () => (await keptIn(page, 'shop-pictures')).length).toBeGreaterThan(1);
});
