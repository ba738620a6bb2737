import { brotliCompressSync, constants as zlib, gzipSync } from 'node:zlib';
import type { Browser, BrowserContext } from 'playwright';
import { phoneContext } from './phone.ts';

export interface Bytes {
  gzip: number;
  brotli: number;
}

export interface FirstLoad {
  script: Bytes;
  style: Bytes;
  html: Bytes;
  requests: number;
}

const nothing = (): Bytes => ({ gzip: 0, brotli: 0 });

/** Compressed sizes are made from the bodies, so that servers compare alike. */
function count(into: Bytes, body: Buffer | string): void {
  into.gzip += gzipSync(body, { level: zlib.Z_BEST_COMPRESSION }).length;
  into.brotli += brotliCompressSync(body).length;
}

const inline = (html: string, element: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'g'))]
    .filter(([, attributes = '']) => !/application\/(?:ld\+)?json/.test(attributes))
    .map(([, , body = '']) => body)
    .join('\n');

/** Puts a product into the cart that a browser remembers. */
async function fillCart(context: BrowserContext, product: string): Promise<void> {
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
 * Everything that a page fetches until the network is quiet and nothing was clicked. Inlined styles and scripts count
 * too.
 *
 * @param inCart address of a product that is put into the cart before; unless given the cart is empty.
 */
export async function measureFirstLoad(browser: Browser, url: string, inCart?: string): Promise<FirstLoad> {
  const context = await browser.newContext({ ...phoneContext, deviceScaleFactor: 1.75, serviceWorkers: 'block' });
  if (inCart !== undefined) await fillCart(context, inCart);
  const page = await context.newPage();
  const result: FirstLoad = { script: nothing(), style: nothing(), html: nothing(), requests: 0 };
  const work: Promise<void>[] = [];
  page.on('response', response => {
    result.requests += 1;
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet' && type !== 'document') return;
    work.push(
      response.body().then(
        body => {
          if (type === 'script') count(result.script, body);
          else if (type === 'stylesheet') count(result.style, body);
          else {
            const html = body.toString('utf8');
            count(result.html, body);
            count(result.script, inline(html, 'script'));
            count(result.style, inline(html, 'style'));
          }
        },
        () => undefined,
      ),
    );
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForSelector('html[data-hydrated]', { timeout: 20_000 });
  await page.waitForLoadState('networkidle');
  await Promise.all(work);
  await context.close();
  return result;
}
