import { optionalFeatures, openPlainBackEnd, type PlainBackEnd } from '@shop/tooling/plain-back-end';
import { serveShop } from './serveShop.ts';
import { shops } from './shop.ts';
import { sparePorts } from './testPorts.ts';

/** A storefront on a Magento without any of the extensions that the shop knows. */
export interface PlainShop {
  address: string;
  backEnd: PlainBackEnd & { address: string };
  close: () => Promise<void>;
}

/**
 * Opens float-price as `pnpm run doctor` would have it set up, in front of the journeys' sandbox with everything
 * optional cut off.
 */
export async function openPlainShop(): Promise<PlainShop> {
  const ports = await sparePorts();
  const backEnd = {
    ...(await openPlainBackEnd({ upstream: shops.sandbox, port: ports.backEnd, lacks: optionalFeatures })),
    address: `http://localhost:${ports.backEnd}`,
  };
  const { address, close } = await serveShop({
    port: ports.shop,
    backEnd: backEnd.address,
    env: { FEATURES_OFF: optionalFeatures.join(',') },
  });
  return {
    address,
    backEnd,
    close: async () => {
      await close();
      await backEnd.close();
    },
  };
}
