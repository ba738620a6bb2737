import type { Browser } from 'playwright';
import { phone, phoneContext } from './phone.ts';

export interface FirstTap {
  /** ms from the first paint until the shop listens by itself. */
  interactive: number;
  /** ms from a tap, 300 ms after the first paint, until the cart's badge says it. */
  tapToBadge: number;
}

const slow = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const afterPaint = 300;

async function throttledPage(browser: Browser) {
  const context = await browser.newContext(phoneContext);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow);
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
  return { context, page };
}

const firstPaint = () =>
  new Promise<number>(resolve => {
    new PerformanceObserver(list => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      if (paint) resolve(paint.startTime);
    }).observe({ type: 'paint', buffered: true });
  });

/**
 * How long the shop takes to wake up on a slow phone: by itself, and when it is tapped early. Throttling is applied,
 * not simulated.
 */
export async function measureFirstTap(browser: Browser, url: string): Promise<FirstTap> {
  const first = await throttledPage(browser);
  await first.page.goto(url, { waitUntil: 'commit' });
  const painted = await first.page.evaluate(firstPaint);
  await first.page.waitForSelector('html[data-hydrated]', { timeout: 60_000 });
  const interactive = (await first.page.evaluate(() => performance.now())) - painted;
  await first.context.close();

  const second = await throttledPage(browser);
  await second.page.goto(url, { waitUntil: 'commit' });
  await second.page.evaluate(firstPaint);
  await second.page.evaluate(ms => new Promise(resolve => setTimeout(resolve, ms)), afterPaint);
  const tapped = await second.page.evaluate(() => performance.now());
  await second.page.getByRole('button', { name: 'Add to cart' }).tap();
  await second.page
    .getByRole('link', { name: /^Cart ?, ?1 ?item$/ })
    .first()
    .waitFor({ timeout: 60_000 });
  const tapToBadge = (await second.page.evaluate(() => performance.now())) - tapped;
  await second.context.close();
  return { interactive, tapToBadge };
}
