import type { Page } from '@playwright/test';

/** Keeps what the page asks the back end for until it is released. */
export async function holdAnswers(page: Page): Promise<{ release: () => void }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/graphql*', async route => {
    await released;
    await route.continue();
  });
  return { release };
}
