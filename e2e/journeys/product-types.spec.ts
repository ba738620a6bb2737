import { expectAccessible } from '../support/accessible.ts';
import { addToCart, hydrated, everyShop, expect, findProduct, open, shops, test } from '../support/shop.ts';
import { amountOf, billAddress, choose, orderNumberOn, reachPayment } from '../support/checkout.ts';
import { mailsTo } from '../support/inbox.ts';
import { textsOf } from '../support/texts.ts';
import type { Page } from '@playwright/test';

const pageOf = (key: string) => `${shops.float}/${key}.html`;

/** Places the order that is ready for payment, and comes back with its number. */
async function payOnDelivery(page: Page): Promise<string> {
  await choose(page.getByRole('radio', { name: /Cash on delivery/i }));
  await page.getByRole('button', { name: /^Place order, pay/ }).click();
  return orderNumberOn(page);
}

async function pay(page: Page): Promise<string> {
  await choose(page.locator('input[name="payment"][value="razorpay/upi"]'));
  await page.getByRole('button', { name: /^Pay ₹[\d,.]+ with UPI$/ }).click();
  await page
    .frameLocator('iframe')
    .first()
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  return orderNumberOn(page);
}

/** What the back end writes to a buyer about the order of this number. */
async function orderMail(address: string, number: string): Promise<string> {
  const mails = await mailsTo(address);
  expect(mails.map(mail => mail.subject)).toEqual([`Your order #${number}`]);
  return mails[0]?.body ?? '';
}

test('a bundle is put together, priced as it is chosen, and paid on delivery', async ({ page }) => {
  await open(page, pageOf('mevaghar-festive-hamper-your-choice'));
  await hydrated(page);
  const box = page.locator('form', { has: page.getByRole('button', { name: 'Add to cart', exact: true }) });
  const price = () => box.locator('strong').first().innerText();
  // The default of its first part is sold out, so the price is the lowest until one is chosen.
  await expect(box.getByText('From')).toBeVisible();
  await box.getByLabel('Box of sweets').selectOption({ index: 1 });
  await expect(box.getByText('From')).toBeHidden();
  const before = await price();
  await box.getByRole('checkbox').nth(1).check();
  await expect.poll(price).not.toBe(before);
  await box.getByRole('checkbox').nth(0).uncheck();
  await box.getByRole('checkbox').nth(1).uncheck();
  await box.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(box.getByText('Choose at least one for “Dry fruits”.')).toBeVisible();
  await expect(box.getByRole('checkbox').first()).toBeFocused();
  await box.getByRole('checkbox').first().check();
  await box.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(page.getByRole('term').filter({ hasText: 'Dry fruits' })).toBeVisible();
  await reachPayment(page, shops.float, 'bundle@example.com');
  expect(await orderMail('bundle@example.com', await payOnDelivery(page))).toContain('It goes to: 12 Barakhamba Road');
});

test('the members of a group go into the cart in one press, each in its number, and are ordered so', async ({
  page,
}) => {
  await open(page, pageOf('chai-katha-four-gardens-tea-shelf'));
  await hydrated(page);
  const members = page.getByRole('group', { name: 'Choose how many of each' }).getByRole('listitem');
  const count = await members.count();
  for (let index = 1; index < count; index += 1) {
    const less = members.nth(index).getByRole('button', { name: 'One less' });
    while ((await members.nth(index).getByRole('status').innerText()) !== '0') await less.click();
  }
  const name = await members.first().getByRole('link').innerText();
  await members.first().getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(page.getByRole('group', { name: `Quantity of ${name}` }).getByRole('status')).toHaveText('3');
  await reachPayment(page, shops.float, 'group@example.com');
  expect(await orderMail('group@example.com', await payOnDelivery(page))).toContain(`3 × ${name}: ₹`);
});

// Rule delivery-08.
test('a download is chosen file by file, has samples and no delivery bar, and is had for nothing with a coupon', async ({
  page,
}) => {
  await open(page, pageOf('six-short-walks-in-old-delhi-by-zoya-hamdard-e-book'));
  await hydrated(page);
  await expect(page.getByText('Delivering to')).toHaveCount(0);
  const sample = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Sample of Introduction, opens in a new tab' }).click();
  const seen = await sample;
  await seen.waitForLoadState();
  expect(new URL(seen.url()).pathname).toMatch(/^\/media\/downloadable\//);
  expect((await page.request.get(seen.url())).ok()).toBe(true);
  await seen.close();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByText('Choose at least one.')).toBeVisible();
  const walk = page.getByRole('checkbox', { name: /Kinari Bazaar/ });
  await expect(walk).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(page.getByText('Kinari Bazaar and its trimmings')).toBeVisible();
  await page.getByLabel('Coupon code').fill('FREE100');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(amountOf(page, 'To pay')).toContainText('₹0.00');
  await billAddress(page, shops.float, 'download@example.com');
  await expect(page.locator('input[name="payment"]')).toHaveCount(1);
  await choose(page.getByRole('radio', { name: /No Payment Information Required/ }));
  await page.getByRole('button', { name: 'Place order, nothing to pay' }).click();
  const told = await orderMail('download@example.com', await orderNumberOn(page));
  expect(told).toContain('Billed to: 12 Barakhamba Road');
  expect(told).toMatch(/Your files:\n.*Kinari Bazaar/);
});

test('a gift card says what is missing, keeps what is written, and names who gets it in the cart', async ({ page }) => {
  await open(page, pageOf('uphaari-gift-card-by-e-mail'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByText('Choose an amount.')).toBeVisible();
  await page.getByRole('radio', { name: 'Other amount' }).check({ force: true });
  await page.getByLabel('Your amount in rupees').fill('50');
  await page.getByLabel('Recipient’s name').fill('Meera');
  await page.getByLabel('Recipient’s e-mail').fill('meera@example.com');
  await page.getByLabel('Your name').fill('Asha');
  await page.getByLabel('Your e-mail').fill('asha.rao@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Happy birthday!');
  // What is written outlives a reload (account-04).
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Happy birthday!');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByLabel('Your amount in rupees')).toBeFocused();
  await page.getByLabel('Your amount in rupees').fill('1,250');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(page.getByText('Meera (meera@example.com)')).toBeVisible();
  await expect(page.getByText('₹1,250.00').first()).toBeVisible();
  await billAddress(page, shops.float, 'gift@example.com');
  expect(await orderMail('gift@example.com', await pay(page))).not.toContain('Delivery:');
  const cards = await mailsTo('meera@example.com');
  expect(cards.map(mail => mail.subject)).toEqual(['Asha has sent you a gift card of ₹1,250.00']);
  expect(cards[0]?.body).toContain('“Happy birthday!”');
});

// Rule delivery-08.
test('a virtual product has no delivery bar and is ordered without delivery, after a reload too', async ({ page }) => {
  await addToCart(page, shops.float, await findProduct({ type: 'VirtualProduct' }));
  await expect(page.getByText('Delivering to')).toHaveCount(0);
  await addToCart(page, shops.float, await findProduct({ type: 'VirtualProduct', from: 1000 }));
  await billAddress(page, shops.float, 'virtual@example.com');
  await expect(amountOf(page, 'Delivery')).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('input[name="payment"]').first()).toBeVisible();
  const told = await orderMail('virtual@example.com', await pay(page));
  expect(told).toContain('Billed to: 12 Barakhamba Road');
  expect(told).not.toContain('Delivery:');
});

test("a film waits as a poster behind the pictures, plays in its host's player once it is pressed, and gives the focus back", async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', async route => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: 'text/html', body: '<p>The film runs.</p>' });
  });
  await open(page, pageOf('drishtiva-aura-65-inch-oled-tv-120-hz'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Show picture 4 of 4' }).click();
  const poster = page.getByRole('button', { name: 'Play video: Big Buck Bunny on this screen' });
  await expect(poster.getByRole('img')).toBeVisible();
  expect(asked, 'nothing of the player before it is wanted').toEqual([]);
  await poster.focus();
  await page.keyboard.press('Enter');
  const player = page.getByTitle('Video: Big Buck Bunny on this screen');
  await expect(player.contentFrame().getByText('The film runs.')).toBeVisible();
  expect(asked).toEqual(['/embed/aqz-KE-bpKQ']);
  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(player).toHaveCount(0);
  await expect(poster).toBeFocused();
});

const keys = {
  bundle: 'quantelle-campus-kit-laptop-mouse-and-bag',
  group: 'tavanto-stove-side-cookware-piece-by-piece',
  download: 'six-short-walks-in-old-delhi-by-zoya-hamdard-e-book',
  'gift card': 'uphaari-gift-card-by-e-mail',
};

/** On a phone what a product costs and the way into the cart are on every screenful. */
async function expectOffer(page: Page, addToCart = 'Add to cart'): Promise<void> {
  const button = page.getByRole('button', { name: addToCart });
  await expect(button).toBeInViewport({ ratio: 1 });
  const price = await page.getByRole('main').locator('form strong').first().innerText();
  expect(await button.locator('..').evaluate(bar => getComputedStyle(bar, '::before').content)).toContain(price);
}

for (const [name, shop] of Object.entries(everyShop)) {
  test(`${name}: axe finds nothing on the product types' pages, wide and narrow, also with errors`, async ({
    page,
  }) => {
    const text = await textsOf(shop, 'product');
    for (const [type, key] of Object.entries(keys)) {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await open(page, `${shop}/${key}.html`);
        await hydrated(page);
        if (width === 360) await expectOffer(page, text.addToCart);
        if (type !== 'bundle' && type !== 'group') await page.getByRole('button', { name: text.addToCart }).click();
        await page.locator('#reviews').scrollIntoViewIfNeeded();
        await expectAccessible(page, `${type} at ${width} px`);
        if (width === 360) await expectOffer(page, text.addToCart);
      }
    }
  });
}

test('a product with options of its own is answered for, priced by them and by quantity, and ordered', async ({
  page,
}) => {
  await open(page, pageOf('thaliwell-naam-steel-tiffin-with-an-engraved-name'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByText('Fill in “Name on the lid”.')).toBeVisible();
  await page.getByLabel('Name on the lid').fill('Asha');
  await page.getByLabel('Lettering').selectOption({ label: 'Script · + ₹49.00' });
  await page.getByLabel(/^Needed by/).fill('2030-12-24');
  for (const _ of [2, 3]) await page.getByRole('button', { name: 'One more' }).click();
  // From three pieces on 949, and 49 for the lettering.
  await expect(page.locator('form strong').first()).toHaveText('₹998.00');
  await expectAccessible(page, 'a product with options');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.getByRole('button', { name: 'View cart' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Engraved Name' }).first();
  await expect(line).toContainText('Asha');
  await expect(line).toContainText('Script');
  await expect(line).toContainText('24 Dec 2030');
  await expect(line).toContainText('₹2,994.00');
  await reachPayment(page, shops.float, 'options@example.com');
  expect(await payOnDelivery(page)).not.toBe('');
});

// Rules cart-20 and catalogue-08.
test('what is sold by the half-dozen is counted so on its page and in the cart, and a variant has its own prices for several', async ({
  page,
}) => {
  await open(page, pageOf('lekhari-bahi-long-book-172-pages-by-the-half-dozen'));
  await hydrated(page);
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Add to cart', exact: true }) });
  await expect(form.getByText('Sold in multiples of 6')).toBeVisible();
  await expect(form.getByRole('status')).toHaveText('6');
  await form.getByRole('button', { name: 'One more' }).click();
  await expect(form.getByRole('status')).toHaveText('12');
  await expect(form.locator('strong').first()).toHaveText('₹55.00');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.getByRole('button', { name: 'View cart' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'by the Half-dozen' }).first();
  await expect(line.getByText('Sold in multiples of 6')).toBeVisible();
  await line.getByRole('button', { name: 'One more' }).click();
  await expect(line.getByText('₹990.00')).toBeVisible();
  await expectAccessible(page, 'a cart with a line that is sold in steps');

  await open(page, pageOf('gharika-cushion-covers-with-initials-set-of-2'));
  await hydrated(page);
  await expect(page.getByText(/^Buy 3 for/)).toBeHidden();
  await choose(page.getByRole('radio', { name: 'Block print' }));
  await expect(page.getByText('Buy 3 for ₹749.00 each and save 6%')).toBeVisible();
  await choose(page.getByRole('radio', { name: 'Leaves' }));
  await expect(page.getByText('Buy 4 for ₹719.00 each and save 10%')).toBeVisible();
  await expect(page.getByText(/^Buy 3 for/)).toBeHidden();
});
