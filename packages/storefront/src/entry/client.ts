/// <reference path="../inline/inline-script.d.ts" />
import type { Shop } from '../context/shop.ts';
import { nextTask } from './nextTask.ts';

/**
 * Brings a server-rendered document to life. React, the router and the data layer evaluate each in a task of its own,
 * so that none of them holds the main thread for long (docs/decisions/late-scripts.md).
 */
export async function startShop(loadShop: () => Promise<{ shop: Shop }>): Promise<void> {
  if (window.shopStarting) return;
  window.shopStarting = true;
  try {
    await import('./parts/react.ts');
    await nextTask();
    await import('./parts/router.ts');
    await nextTask();
    await import('./parts/data.ts');
    await nextTask();
    const [{ hydrate }, { shop }] = await Promise.all([
      import('./hydrate.tsx'),
      loadShop(),
      import('./parts/common.ts'),
    ]);
    await nextTask();
    await hydrate(shop);
  } catch (error) {
    console.error(error);
    window.shopStarting = false;
    window.shopFailed?.(error);
  }
}
