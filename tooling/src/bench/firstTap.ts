import type { Browser, Page } from 'playwright';
import { medianOf } from './median.ts';
import { openPhone, slowDown, slowNetworkDown } from './slowPhone.ts';
import { middleOf, type Point, tap } from './touch.ts';

/** ms; each the middle of all visits. */
export interface FirstTap {
  /** From the first paint until the shop listens by itself. */
  interactive: number;
  /** From a tap, 300 ms after the first paint, until the cart's badge says it. */
  tapToBadge: number;
}

/** How often a product is visited for each; as many for a slow page as for a quick one. */
const visits = 5;
const afterPaint = 300;
/** How long a page may take until it is given up, ms. */
const patience = 60_000;

type Moment = 'painted' | 'hydrated' | 'tapped' | 'counted';

declare global {
  interface Window {
    /** Each in ms since the navigation. */
    moments: Record<Moment, PromiseWithResolvers<number>>;
  }
}

/**
 * Notes the moments inside of the page: who looks from outside, again and again, takes the page's time, and four times
 * as much of it.
 */
const noteMoments = () => {
  const moment = () => Promise.withResolvers<number>();
  const { painted, hydrated, tapped, counted } = (window.moments = {
    painted: moment(),
    hydrated: moment(),
    tapped: moment(),
    counted: moment(),
  });
  new PerformanceObserver(list => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (paint) painted.resolve(paint.startTime);
  }).observe({ type: 'paint', buffered: true });
  addEventListener('pointerdown', ({ timeStamp }) => tapped.resolve(timeStamp), { capture: true, passive: true });
  const isCounted = () =>
    [...document.querySelectorAll('a[href*="cart"]')].some(({ textContent }) => /1\s*item$/.test(textContent.trim()));
  new MutationObserver(() => {
    if ('hydrated' in document.documentElement.dataset) hydrated.resolve(performance.now());
    if (isCounted()) requestAnimationFrame(() => setTimeout(() => counted.resolve(performance.now())));
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['data-hydrated'] });
};

/** When a moment comes. */
const when = (page: Page, moment: Moment): Promise<number> =>
  page.evaluate(
    ({ moment: name, patience: ms }) =>
      Promise.race([
        window.moments[name].promise,
        new Promise<never>((_, reject) => setTimeout(() => reject(new Error(`Not ${name} in ${ms} ms.`)), ms)),
      ]),
    { moment, patience },
  );

async function openSlowly(browser: Browser, url: string) {
  const phonePage = await openPhone(browser);
  await phonePage.page.addInitScript(noteMoments);
  await slowNetworkDown(phonePage);
  await slowDown(phonePage);
  await phonePage.page.goto(url, { waitUntil: 'commit' });
  return phonePage;
}

/** Where the button lies: looked up beforehand, because looking takes longer than the tap may wait. */
async function findButton(browser: Browser, url: string): Promise<Point> {
  const { context, page } = await openPhone(browser);
  await page.goto(url);
  const place = await middleOf(page.getByRole('button', { name: 'Add to cart', exact: true }));
  await context.close();
  return place;
}

async function untilInteractive(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openSlowly(browser, url);
  const elapsed = (await when(page, 'hydrated')) - (await when(page, 'painted'));
  await context.close();
  return elapsed;
}

async function untilCounted(browser: Browser, url: string, button: Point): Promise<number> {
  const { context, page, session } = await openSlowly(browser, url);
  const painted = await when(page, 'painted');
  await page.evaluate(
    moment => new Promise(resolve => setTimeout(resolve, moment - performance.now())),
    painted + afterPaint,
  );
  await tap(session, button);
  const elapsed = (await when(page, 'counted')) - (await when(page, 'tapped'));
  await context.close();
  return elapsed;
}

/**
 * How long the shop takes to be hydrated on a slow phone: by itself, and when it is tapped early. Throttling is applied,
 * not simulated.
 */
export async function measureFirstTap(browser: Browser, url: string): Promise<FirstTap> {
  const button = await findButton(browser, url);
  return {
    interactive: await medianOf(visits, () => untilInteractive(browser, url)),
    tapToBadge: await medianOf(visits, () => untilCounted(browser, url, button)),
  };
}
