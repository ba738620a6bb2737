import type { Page } from '@playwright/test';
import { expect, open, shops, test } from '../support/shop.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const topOf = (page: Page, name: string) => menuOf(page).getByRole('link', { name, exact: true }).first();

// Rules frame-07, frame-08.
test('the menu is eight links and a button to those who hear it, and says what is open', async ({ page }) => {
  await open(page, `${shops.zepp}/mobiles-tablets/mobiles.html`);
  const menu = menuOf(page);
  await expect(menu.locator('[data-top]')).toHaveCount(9);
  await expect(topOf(page, 'Mobiles & Tablets')).toHaveAttribute('data-active', 'true');
  await expect(menu.locator('[aria-current]')).toHaveCount(0);
  await topOf(page, 'Mobiles & Tablets').hover();
  await expect(menu.getByRole('link', { name: 'Mobile Phones', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(menu).toMatchAriaSnapshot(`
    - navigation "Categories":
      - list:
        - listitem:
          - link "Mobiles & Tablets" [expanded]
          - link "Mobile Phones"
          - list:
            - listitem:
              - link "Smartphones"
            - listitem:
              - link "Foldable Phones"
          - link "View all Mobile Phones"
        - listitem:
          - link "Laptops & Computers"
  `);
  await page.keyboard.press('Escape');
  await expect(menu.locator('[aria-expanded="true"]'), 'Escape closes what hover opened').toHaveCount(0);
});

// Rule frame-09.
test('the menu opens, moves and closes by keyboard', async ({ page }) => {
  await open(page, `${shops.zepp}/mobiles-tablets.html`);
  const menu = menuOf(page);
  const first = topOf(page, 'Mobiles & Tablets');
  await expect(first).toHaveAttribute('aria-current', 'page');
  await first.focus();
  await page.keyboard.press('Space');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  const inside = menu.getByRole('link', { name: 'Smartphones' });
  await expect(inside).toBeVisible();
  expect(await first.getAttribute('aria-controls')).toBe(await menu.locator('[id^="menu-"]').getAttribute('id'));
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'Mobile Phones', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(inside).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(topOf(page, 'Laptops & Computers')).toBeFocused();
  await expect(topOf(page, 'Laptops & Computers')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    menu.getByRole('link', { name: 'Mobile Phones', exact: true }),
    'Tab goes through the open panel',
  ).toBeFocused();
  await menu.locator('[id^="menu-"] a').last().focus();
  await page.keyboard.press('Tab');
  await expect(first, 'Tab from its last link closes the panel').toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  const more = menu.locator('summary');
  await expect(more).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(menu.locator('details a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(menu.locator('details[open]')).toHaveCount(0);
});

test('whoever goes somewhere leaves the open panel behind', async ({ page }) => {
  await open(page, `${shops.zepp}/mobiles-tablets.html`);
  const menu = menuOf(page);
  await topOf(page, 'Audio').hover();
  await menu.locator('[id^="menu-"] a').first().click();
  await expect(page).toHaveURL(/\/audio\//);
  await expect(menu.locator('[id^="menu-"]')).toHaveCount(0);
  await menu.locator('summary').click();
  await menu.locator('details a').first().click();
  await expect(page).not.toHaveURL(/\/audio\//);
  await expect(menu.locator('details[open]')).toHaveCount(0);
  await expect(menu.locator('summary')).toHaveAttribute('data-active', 'true');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  // Rule frame-10.
  test('the first tap opens a panel, the second goes there, and a tap elsewhere closes it', async ({ page }) => {
    await open(page, `${shops.zepp}/mobiles-tablets.html`);
    const audio = topOf(page, 'Audio');
    await audio.tap();
    await expect(audio).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL(`${shops.zepp}/mobiles-tablets.html`);
    await page.getByRole('contentinfo').tap({ position: { x: 5, y: 5 } });
    await expect(audio).toHaveAttribute('aria-expanded', 'false');
    await audio.tap();
    await expect(audio).toHaveAttribute('aria-expanded', 'true');
    await audio.tap();
    await expect(page).toHaveURL(`${shops.zepp}/audio.html`);
  });
});
