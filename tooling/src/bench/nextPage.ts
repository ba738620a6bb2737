import type { Browser } from 'playwright';
import { medianOf } from './median.ts';
import { openHydrated, openPhone, slowDownAtRest } from './slowPhone.ts';
import { middleOf, tap } from './touch.ts';

/** How often a link is followed, slow or not, each time in a browser context of its own; the middle one counts. */
const times = 5;

/**
 * When a frame with another heading has been drawn, in ms since the finger came up; measured inside of the page, where nobody has
 * to look again and again.
 */
const untilNextPage = () =>
  new Promise<number>(resolve => {
    const heading = () => document.querySelector('main h1')?.textContent;
    const before = heading();
    let pressed = 0;
    addEventListener('pointerup', ({ timeStamp }) => (pressed = timeStamp), { capture: true, passive: true });
    const observer = new MutationObserver(() => {
      if (pressed === 0 || (heading() ?? before) === before) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });

async function measureOnce(browser: Browser, url: string): Promise<number> {
  const phonePage = await openPhone(browser);
  const { context, page, session } = phonePage;
  await openHydrated(phonePage, url);
  const heading = page.locator('main h1');
  const name = await heading.innerText();
  const link = page.locator('main article a').first();
  // Warm: its code and answers are here from the first time.
  await link.tap();
  await heading.filter({ hasNotText: name }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await heading.filter({ hasText: name }).waitFor();
  await page.waitForLoadState('networkidle');
  await slowDownAtRest(phonePage);
  const place = await middleOf(link);
  const measured = page.evaluate(untilNextPage);
  await tap(session, place);
  const duration = await measured;
  await context.close();
  return duration;
}

/** How long a phone takes from a tap on a category's tile until the product is drawn, ms. */
export const measureNextPage = (browser: Browser, category: string): Promise<number> =>
  medianOf(times, () => measureOnce(browser, category));
