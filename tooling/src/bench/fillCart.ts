import { type BrowserContext, chromium } from 'playwright';

/** Puts a product into the cart that a browser remembers. */
export async function fillCart(context: BrowserContext, product: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(product);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page
    .locator('a[href*="cart"]')
    .filter({ hasText: /1\s*item$/ })
    .first()
    .waitFor({ state: 'attached' });
  await page.close();
}

/**
 * The same in a browser that somebody else opened, which then keeps nothing else of the visit: no file, and no worker.
 *
 * @param port of its debugger.
 * @param product address of a product.
 */
export async function fillCartAt(port: number, product: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('fillCartAt: the browser shows nothing.');
  await fillCart(context, product);
  const page = await context.newCDPSession(await context.newPage());
  await page.send('Storage.clearDataForOrigin', {
    origin: new URL(product).origin,
    storageTypes: 'service_workers,cache_storage',
  });
  await page.send('Network.clearBrowserCache');
  await browser.close();
}
