import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installedFirefox } from '../src/firefox.ts';
import { openShop, type OpenShop } from '../src/purchases/openShop.ts';

let shop: OpenShop;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  shop = await openShop();
  const executablePath = installedFirefox();
  if (executablePath === undefined) throw new Error('No Firefox: set FIREFOX_PATH to its executable.');
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
  });
  page = await browser.newPage();
  await page.setViewport({ width: 1200, height: 900 });
  page.setDefaultTimeout(30_000);
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(String(error)));
});
afterAll(async () => {
  await browser?.close();
  await shop?.close();
});

async function open(path: string): Promise<void> {
  await page.goto(shop.address + path, { waitUntil: 'load' });
  await page.waitForSelector('html[data-hydrated]');
}
const named = (role: string, name: string) => page.locator(`::-p-aria([role="${role}"][name="${name}"])`);
const says = (text: string) => page.locator(`::-p-text(${text})`).wait();
const fill = (name: string, value: string) => page.locator(`main [name="${name}"]`).fill(value);

it('a guest searches, fills a cart and orders in Firefox', async () => {
  await open('/');
  await page.locator('[role="search"] input').fill('pen drive');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.pathname === '/search.html');
  await page.locator('main a[href$=".html"]').click();
  await page.waitForFunction(() => location.pathname !== '/search.html');
  await named('button', 'Add to cart').click();
  await named('button', 'View cart').click();
  await page.waitForFunction(() => location.pathname === '/cart');
  await named('link', 'Go to checkout').click();
  await page.waitForFunction(() => location.pathname === '/checkout');
  await fill('email', 'firefox@example.com');
  await fill('main.postcode', '110001');
  await page.keyboard.press('Tab');
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name="main.city"]')?.value === 'New Delhi',
  );
  await fill('main.firstname', 'Asha');
  await fill('main.lastname', 'Rao');
  await fill('main.street1', '12 Barakhamba Road');
  await fill('main.telephone', '9800000001');
  await named('button', 'Continue to delivery').click();
  await page.locator('main label::-p-text(Cash on delivery)').click();
  await says('Cash On Delivery charge');
  await page.locator('main button::-p-text(Place order, pay)').click();
  await page.waitForFunction(() => location.pathname === '/order-confirmation');
  await page.waitForSelector('html[data-hydrated]');
  await says('Order number');
  expect(await page.$eval('main', main => main.innerText)).toMatch(/Order number\D*\d{9}/);
});

it('the console had nothing to complain about', () => {
  expect(complaints).toEqual([]);
});
