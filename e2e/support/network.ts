import type { BrowserContext, Page, Request } from '@playwright/test';

/** How a slow network behaves: round trip in ms, bytes per second each way. */
export interface SlowNetwork {
  latency: number;
  download: number;
  upload: number;
}

/** Slows down what the page fetches from now on. */
export async function slowDown(page: Page, { latency, download, upload }: SlowNetwork): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: download,
    uploadThroughput: upload,
  });
}

/** How long nothing is under way before a page counts as quiet, ms. */
const QUIET_MS = 500;

/**
 * Follows what the page asks for from now on. What it answers waits until all of that has come and nothing more is asked
 * for. (Playwright's `networkidle` is reached once by each document, and holds from then on, whatever is fetched later.)
 */
export function followRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let last = Date.now();
  const end = (request: Request) => {
    underWay.delete(request);
    last = Date.now();
  };
  page.on('request', request => underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    last = Date.now();
    while (underWay.size > 0 || Date.now() - last < QUIET_MS) await page.waitForTimeout(QUIET_MS / 10);
  };
}

/** Keeps what the page asks for at these addresses on its way until what it answers is called. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async route => {
    await released;
    await route.continue();
  });
  return release;
}

/** The scripts of the shop stay on their way for good. */
export const withholdScripts = (context: BrowserContext) => context.route(/\.js$/, () => new Promise(() => undefined));
