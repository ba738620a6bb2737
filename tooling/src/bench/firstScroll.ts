import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { longestTask } from './longestTask.ts';
import { medianOf } from './median.ts';
import { phone } from './phone.ts';
import { atRest, openHydrated, openPhone } from './slowPhone.ts';
import { swipeUp } from './touch.ts';
import type { TraceEvent } from './trace.ts';

/** How often a page is opened and swiped; the middle one counts. What one scroll lays out in one task swings. */
const times = 9;
/** How long after the finger came down its scroll is watched, ms. */
const watched = 2000;
/** Where the page's own clock marks it. */
const comesDown = 'first-swipe';

const markFirstSwipe = (mark: string) =>
  addEventListener('touchstart', () => performance.mark(mark), { once: true, capture: true, passive: true });

async function measureOnce(browser: Browser, url: string): Promise<number> {
  const phonePage = await openPhone(browser);
  await openHydrated(phonePage, url);
  await phonePage.page.evaluate(atRest);
  await phonePage.page.evaluate(markFirstSwipe, comesDown);
  // No more than what is read: a trace costs the page time.
  await browser.startTracing(phonePage.page, {
    categories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'],
  });
  await swipeUp(phonePage.session, { x: phone.viewport.width / 2, y: phone.viewport.height - 100 });
  await wait(watched);
  const trace = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] };
  await phonePage.context.close();
  // Multiplied, because a browser that is slowed down itself measures with it how busy the machine is.
  const longest = longestTask(trace.traceEvents, comesDown, watched) * phonePage.slowdown;
  if (Number.isNaN(longest)) throw new Error(`measureFirstScroll: ${url} felt no finger.`);
  return longest;
}

/** The longest task of a page's main thread while it is scrolled for the first time, in ms of a phone's CPU. */
export const measureFirstScroll = (browser: Browser, url: string): Promise<number> =>
  medianOf(times, () => measureOnce(browser, url));
