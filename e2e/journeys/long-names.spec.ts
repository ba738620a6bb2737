import type { Page } from '@playwright/test';
import { ask, demo, everyShop, expect, open, shops, signInAs, test } from '../support/shop.ts';
import { textsOf } from '../support/texts.ts';

/** First names of 4, 9, 13, 20 and 29 letters. */
const names = ['Ravi', 'Aishwarya', 'Thiruvengadam', 'Venkatasubramaniyanm', 'Venkatanarasimharajuvaripetam'];

async function rename(firstname: string): Promise<void> {
  const { data } = await ask<{ generateCustomerToken: { token: string } }>(
    'mutation Token($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email: demo.newcomer, password: demo.password },
  );
  const answer = await ask(
    'mutation Rename($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { firstname } } }',
    { input: { firstname } },
    { authorization: `Bearer ${data.generateCustomerToken.token}` },
  );
  expect(answer.errors).toBeUndefined();
}

/** Where the header's fixed points lie, and how wide the page is; px. */
const places = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => {
      const { left, top, width, height } = document.querySelector(selector)!.getBoundingClientRect();
      return [left, top, width, height].map(Math.round);
    };
    return {
      logo: box('header a[href="/"]'),
      cart: box('header a[href^="/cart"]'),
      page: document.documentElement.scrollWidth,
    };
  });

for (const [shop, address] of Object.entries(everyShop)) {
  test(`${shop}: no first name moves logo, cart or page`, async ({ page }) => {
    const text = await textsOf(address, 'chrome');
    await rename('Ravi');
    await signInAs(page, address, demo.newcomer);
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      let wanted: Awaited<ReturnType<typeof places>> | undefined;
      for (const name of names) {
        await rename(name);
        await open(page, address);
        const chip = page.getByRole('banner').getByRole('button', { name: text.greeting(name) });
        await expect(chip).toBeVisible();
        const found = await places(page);
        wanted ??= found;
        expect(found, `${name} at ${width} px`).toEqual(wanted);
        expect(found.page).toBeLessThanOrEqual(width);
        expect((await chip.boundingBox())?.width, `the chip of ${name} at ${width} px`).toBeGreaterThanOrEqual(44);
      }
    }
    await rename('Ravi');
  });
}

test('a way to sign in with a long name leaves a long wordmark its width on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${shops.float}/mobiles-tablets.html`);
  const wordmark = page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .locator('svg');
  await wordmark.evaluate(svg => {
    svg.setAttribute('viewBox', '0 0 190 32');
    svg.setAttribute('height', '28');
    svg.removeAttribute('width');
  });
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Sign in' })
    .evaluate(link => {
      link.lastChild?.replaceWith('साइन इन करें');
    });
  expect(Math.round((await wordmark.boundingBox())?.width ?? 0)).toBeGreaterThan(160);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
});
