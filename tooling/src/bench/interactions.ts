import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright';
import { phone, phoneContext } from './phone.ts';

/** What shoppers press, by its name in the table; ms from the press to the next paint. */
export type Interactions = Record<'menu' | 'filter' | 'swatch' | 'add', number>;

export interface InteractionPages {
  category: string;
  /** A product that comes in colours. */
  configurable: string;
  simple: string;
}

/** How often each is pressed, in a page of its own; the middle one counts. */
const times = 5;
/** The browser reports no event below this, ms. */
const threshold = 16;
/** How long to wait for a report, ms: by then it took less than `threshold`. */
const patience = 2500;

/** How long a finger that taps lies on the glass, ms: what its coming down sets off is over by then. */
const touch = 80;

/** The longest event of the next press: from the input to the paint that follows, as Interaction to Next Paint counts it. */
const nextInteraction = (limits: { threshold: number; patience: number }) => new Promise<number>(resolve => {
  let longest = 0;
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0) longest = Math.max(longest, entry.duration);
  });
  observer.observe({ type: 'event', durationThreshold: limits.threshold } as PerformanceObserverInit);
  setTimeout(() => resolve(Math.max(longest, limits.threshold)), limits.patience);
});

interface Press {
  url: string;
  /** Before the clock runs. */
  prepare?: (page: Page) => Promise<void>;
  target: (page: Page) => Locator;
}

async function measureOnce(browser: Browser, { url, prepare, target }: Press): Promise<number> {
  const context = await browser.newContext(phoneContext);
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForSelector('html[data-hydrated]');
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  await target(page).scrollIntoViewIfNeeded();
  const place = await target(page).boundingBox();
  if (place === null) throw new Error(`Nothing to press at ${url}.`);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
  const measured = page.evaluate(nextInteraction, { threshold, patience });
  // As a finger does; a locator's own tap adds its look at what lies there to the press, and comes down and goes up at once.
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: place.x + place.width / 2, y: place.y + place.height / 2 }] });
  await wait(touch);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const duration = await measured;
  await context.close();
  return duration;
}

async function measure(browser: Browser, press: Press): Promise<number> {
  const durations: number[] = [];
  for (let run = 0; run < times; run += 1) durations.push(await measureOnce(browser, press));
  return durations.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
}

/** How soon a phone four times slower than this machine answers what shoppers press. */
export async function measureInteractions(browser: Browser, pages: InteractionPages): Promise<Interactions> {
  const openFilters = (page: Page) => page.getByRole('button', { name: 'Filters' }).tap();
  return {
    menu: await measure(browser, { url: pages.category, target: page => page.getByRole('button', { name: 'Menu' }) }),
    filter: await measure(browser, { url: pages.category, prepare: openFilters, target: page => page.getByRole('dialog').locator('label:has(input[type="checkbox"])').first() }),
    swatch: await measure(browser, { url: pages.configurable, target: page => page.locator('label:has(input[name^="option-"])').first() }),
    add: await measure(browser, { url: pages.simple, target: page => page.getByRole('button', { name: 'Add to cart' }) }),
  };
}
