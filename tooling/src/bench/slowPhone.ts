import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { phoneContext, slowdown } from './phone.ts';

/** A page of a phone, and the line to what only the browser's tools can do to it. */
export interface PhonePage {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
  /** How many times slower it is than this machine was when the page was opened. */
  slowdown: number;
}

/** Throttling is applied, not simulated. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/** Opens an empty page as the phone does. */
export async function openPhone(browser: Browser): Promise<PhonePage> {
  const context = await browser.newContext(phoneContext);
  const page = await context.newPage();
  const index = await page.evaluate<number>(pageFunctions.computeBenchmarkIndex);
  return { context, page, session: await context.newCDPSession(page), slowdown: slowdown(index) };
}

/** From here on what the page computes takes as long as on a phone. */
export const slowDown = ({ session, slowdown: rate }: PhonePage) =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

/** From here on what the page fetches takes as long as far from a town. */
export async function slowNetworkDown({ session }: PhonePage): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
}

/**
 * Until the pictures that came into sight are drawn and nothing is left to do: whoever has scrolled looks before they
 * press.
 */
export const atRest = async () => {
  const inSight = [...document.images].filter(picture => {
    const { top, bottom, width } = picture.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  await Promise.allSettled(inSight.map(picture => picture.decode()));
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise(resolve => requestAnimationFrame(() => requestIdleCallback(resolve)));
};

/** Opens an address and waits until the shop listens and has fetched what it wants. */
export async function openHydrated({ page }: PhonePage, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForSelector('html[data-hydrated]');
  await page.waitForLoadState('networkidle');
}

/** Slows the page down and waits until nothing is left to do. */
export async function slowDownAtRest(phonePage: PhonePage): Promise<void> {
  await slowDown(phonePage);
  await phonePage.page.evaluate(atRest);
}
