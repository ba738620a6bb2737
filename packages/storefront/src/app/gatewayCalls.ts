import type { GatewayPort } from '@shop/state';
import type { StatusTools } from '../features/payment/gateways/Gateway.ts';
import { gatewayOf } from '../features/payment/gateways/index.ts';

/** Asks the gateway of an order, whose code is fetched for it. */
export const gatewayCalls = (tools: StatusTools): GatewayPort => ({
  status: async order => (await gatewayOf(order)).status(order, tools),
});
