import type { Browser } from '@playwright/test';
import { openOwnShop } from '../support/ownShop.ts';
import { findProduct } from '../support/shop.ts';
import { openFaultProxy, type FaultProxy } from './faultProxy.ts';
import type { Place } from './tryFault.ts';

/** Opens a shop whose back end stands behind a proxy that spoils requests, with a product to buy there. */
export async function openFaultyShop(browser: Browser): Promise<Place & { close: () => Promise<void> }> {
  let proxy!: FaultProxy;
  const shop = await openOwnShop(async backEnd => (proxy = await openFaultProxy(backEnd)).address);
  const { url } = await findProduct({ from: 500, backEnd: shop.backEnd });
  return {
    browser,
    proxy,
    shop: shop.address,
    backEnd: shop.backEnd,
    product: url,
    close: async () => {
      await shop.close();
      await proxy.close();
    },
  };
}
