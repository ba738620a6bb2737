import type { Hono } from 'hono';
import type { SandboxDeps } from '../context.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { cashfreeMutations } from './cashfreeMutations.ts';
import { cashfreeRoutes } from './cashfreeRoutes.ts';
import { RAZORPAY_KEY_ID } from './credentials.ts';
import { razorpayMutations } from './razorpayMutations.ts';
import { razorpayRoutes } from './razorpayRoutes.ts';
import type { Gateway } from './traits.ts';

/** How a gateway is met. */
interface GatewayModule {
  /** What its Magento module adds to the mutations. */
  mutations: ResolverMap[string];
  /** What it adds to StoreConfig, `<code>_vault_active` too where its payments can be saved. */
  settings?: ResolverMap[string];
  /** Its pages and webhook, below /gateways/CODE. */
  routes: (deps: SandboxDeps) => Hono;
}

/** Every gateway that is played, as the shop and its shoppers meet it. */
export const gateways: Record<Gateway, GatewayModule> = {
  razorpay: {
    mutations: razorpayMutations,
    settings: {
      razorpay_key_id: () => RAZORPAY_KEY_ID,
      razorpay_merchant_name_override: () => null,
      razorpay_vault_active: () => true,
    },
    routes: razorpayRoutes,
  },
  cashfree: {
    mutations: cashfreeMutations,
    settings: { cashfree_vault_active: () => true },
    routes: cashfreeRoutes,
  },
};
