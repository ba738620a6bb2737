import type { BrowserContext, Disposable, Page } from '@playwright/test';

/** A network that is away until it comes back. */
export interface LostNetwork {
  comeBack: () => Promise<void>;
}

/**
 * Takes the network away, for the page that is open and for the documents that it opens meanwhile: Chromium tells those that
 * they are online.
 */
export async function loseNetwork(page: Page): Promise<LostNetwork> {
  const context: BrowserContext = page.context();
  const told: Disposable = await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  });
  await context.setOffline(true);
  return {
    async comeBack() {
      await told.dispose();
      const isToldByBrowser = await page.evaluate(() => {
        Reflect.deleteProperty(navigator, 'onLine');
        return !navigator.onLine;
      });
      await context.setOffline(false);
      if (!isToldByBrowser) await page.evaluate(() => void dispatchEvent(new Event('online')));
    },
  };
}
