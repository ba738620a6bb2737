import { brotliCompressSync, constants as zlib, gzipSync } from 'node:zlib';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page, Response } from 'playwright';
import { fillCart } from './fillCart.ts';
import { phoneContext } from './phone.ts';

export interface Bytes {
  gzip: number;
  brotli: number;
}

export interface FirstLoad {
  script: Bytes;
  style: Bytes;
  html: Bytes;
  /** What the network was asked for; what the browser took from its cache is not. */
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

/** No answer for so long, ms: the page has asked for everything. */
const QUIET_MS = 500;

/** What an answer counts as. Scripts are fetched first and imported, some only later, from the cache. */
function kindOf(response: Response): 'script' | 'stylesheet' | 'document' | undefined {
  const type = response.request().resourceType();
  if (type === 'script' || type === 'stylesheet' || type === 'document') return type;
  return new URL(response.url()).pathname.endsWith('.js') ? 'script' : undefined;
}

/** Counts what a page asks the network for, as long as it is open. */
async function countRequests(page: Page, onRequest: () => void): Promise<void> {
  const network = await page.context().newCDPSession(page);
  const cached = new Set<string>();
  network.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache !== true && !cached.has(requestId)) onRequest();
  });
  await network.send('Network.enable');
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
  const seen = new Set<string>();
  let lastAnswer = 0;
  await countRequests(page, () => {
    result.requests += 1;
  });
  page.on('response', response => {
    lastAnswer = performance.now();
    const kind = kindOf(response);
    if (!kind || seen.has(response.url())) return;
    seen.add(response.url());
    work.push(
      response.body().then(
        body => {
          if (kind === 'script') count(result.script, body);
          else if (kind === 'stylesheet') count(result.style, body);
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
  // Quiet once is not quiet for good: what shows a cart comes after the page listens.
  while (performance.now() - lastAnswer < QUIET_MS) await sleep(QUIET_MS / 5);
  await Promise.all(work);
  await context.close();
  return result;
}
