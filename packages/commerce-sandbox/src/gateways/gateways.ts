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
  /** What it adds to StoreConfig. */
  settings?: ResolverMap[string];
  /** Its pages and webhook, below /gateways/CODE. */
  routes: (deps: SandboxDeps) => Hono;
}

/** Every gateway that is played, as the shop and its shoppers meet it. */
export const gateways: Record<Gateway, GatewayModule> = {
  razorpay: {
    mutations: razorpayMutations,
    settings: { razorpay_key_id: () => RAZORPAY_KEY_ID, razorpay_merchant_name_override: () => null },
    routes: razorpayRoutes,
  },
  cashfree: { mutations: cashfreeMutations, routes: cashfreeRoutes },
};
