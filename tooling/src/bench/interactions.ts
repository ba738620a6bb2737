import type { Browser, Locator, Page } from 'playwright';
import { medianOf } from './median.ts';
import { openHydrated, openPhone, slowDownAtRest } from './slowPhone.ts';
import { middleOf, tap } from './touch.ts';

/** What shoppers press, by its name in the table; ms from the press to the next paint. */
export type Interactions = Record<'menu' | 'filter' | 'swatch' | 'add', number>;

export interface InteractionPages {
  category: string;
  /** A product that comes in colours. */
  configurable: string;
  simple: string;
}

/** How often each is pressed, slow or not, in a page of its own; the middle one counts. */
const times = 7;
/** The browser reports no event below this, ms. */
const threshold = 16;
/** How long to wait for a report, ms: by then it took less than `threshold`. */
const patience = 2500;

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

interface Press {
  url: string;
  /** Before the clock runs. */
  prepare?: (page: Page) => Promise<void>;
  target: (page: Page) => Locator;
}

async function measureOnce(browser: Browser, { url, prepare, target }: Press): Promise<number> {
  const phonePage = await openPhone(browser);
  const { context, page, session } = phonePage;
  await openHydrated(phonePage, url);
  await prepare?.(page);
  const place = await middleOf(target(page));
  await slowDownAtRest(phonePage);
  const measured = page.evaluate(nextInteraction, { threshold, patience });
  await tap(session, place);
  const duration = await measured;
  await context.close();
  return duration;
}

const measure = (browser: Browser, press: Press) => medianOf(times, () => measureOnce(browser, press));

/** How soon a phone answers what shoppers press. */
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
      target: page => page.getByRole('button', { name: 'Add to cart', exact: true }),
    }),
  };
}
