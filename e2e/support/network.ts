import type { BrowserContext, Page } from '@playwright/test';

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
