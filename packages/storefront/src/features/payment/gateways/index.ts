import { isGateway, type GatewayCode } from '@shop/variant';
import type { PlacedOrder } from '@shop/state';
import type { Gateway } from './Gateway.ts';

/** The code of every gateway that `@shop/variant` lists. */
const modules: Record<GatewayCode, () => Promise<Gateway>> = {
  razorpay: async () => (await import('./razorpay.ts')).razorpay,
  cashfree: async () => (await import('./cashfree.ts')).cashfree,
};

/**
 * Fetches the gateway of an order.
 *
 * @throws Error for a method that is none, or code that does not come.
 */
export async function gatewayOf({ method }: Pick<PlacedOrder, 'method'>): Promise<Gateway> {
  if (!isGateway(method)) throw new Error(`gatewayOf: ${method} is no gateway.`);
  return modules[method]();
}
