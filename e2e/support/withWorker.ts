import type { Page } from '@playwright/test';

/** Uses the page, and waits until the worker serves it. */
export async function withWorker(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
