import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright';
import { budgets } from './budgets.ts';
import { median } from './median.ts';
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

/**
 * The longest event of the next press: from the input to the paint that follows, as Interaction to Next Paint counts
 * it.
 */
const nextInteraction = (limits: { threshold: number; patience: number }) =>
  new Promise<number>(resolve => {
    let longest = 0;
    const observer = new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0)
          longest = Math.max(longest, entry.duration);
    });
    observer.observe({ type: 'event', durationThreshold: limits.threshold } as PerformanceObserverInit);
    setTimeout(() => resolve(Math.max(longest, limits.threshold)), limits.patience);
  });

/**
 * Until the pictures that came into sight are drawn and nothing is left to do: whoever has scrolled looks before they
 * press.
 */
const atRest = async () => {
  const inSight = [...document.images].filter(picture => {
    const { top, bottom, width } = picture.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  await Promise.allSettled(inSight.map(picture => picture.decode()));
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise(resolve => requestAnimationFrame(() => requestIdleCallback(resolve)));
};

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
  await page.evaluate(atRest);
  const measured = page.evaluate(nextInteraction, { threshold, patience });
  // As a finger does; a locator's own tap adds its look at what lies there to the press, and comes down and goes up at
  // once.
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: place.x + place.width / 2, y: place.y + place.height / 2 }],
  });
  await wait(touch);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const duration = await measured;
  await context.close();
  return duration;
}

async function measure(browser: Browser, press: Press): Promise<number> {
  const durations: number[] = [];
  const run = async () => {
    for (let count = 0; count < times; count += 1) durations.push(await measureOnce(browser, press));
    return median(durations);
  };
  const middle = await run();
  // As with pages: what seems slow is pressed as often again, and the middle of all counts.
  return middle > budgets.interaction ? run() : middle;
}

/** How soon a phone four times slower than this machine answers what shoppers press. */
export async function measureInteractions(browser: Browser, pages: InteractionPages): Promise<Interactions> {
  const openFilters = (page: Page) => page.getByRole('button', { name: 'Filters' }).tap();
  return {
    menu: await measure(browser, { url: pages.category, target: page => page.getByRole('button', { name: 'Menu' }) }),
    filter: await measure(browser, {
      url: pages.category,
      prepare: openFilters,
      target: page => page.getByRole('dialog').locator('label:has(input[type="checkbox"])').first(),
    }),
    swatch: await measure(browser, {
      url: pages.configurable,
      target: page => page.locator('label:has(input[name^="option-"])').first(),
    }),
    add: await measure(browser, {
      url: pages.simple,
      target: page => page.getByRole('button', { name: 'Add to cart' }),
    }),
  };
}
