import type { Browser } from '@playwright/test';
import { openOwnShop } from '../support/ownShop.ts';
import { findProduct } from '../support/shop.ts';
import { openFaultProxy, type FaultProxy } from './faultProxy.ts';
import type { Place } from './tryFault.ts';

/**
 * Opens a shop whose back end stands behind a proxy that spoils requests, with a product to buy there.
 *
 * @param method Value of the way of paying that is tried. Where another gateway would take it, that one is left out.
 */
export async function openFaultyShop(browser: Browser, method = ''): Promise<Place & { close: () => Promise<void> }> {
  let proxy!: FaultProxy;
  const env: Record<string, string> = method.startsWith('cashfree/') ? { FEATURES_OFF: 'razorpay' } : {};
  const shop = await openOwnShop(async backEnd => (proxy = await openFaultProxy(backEnd)).address, env);
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
