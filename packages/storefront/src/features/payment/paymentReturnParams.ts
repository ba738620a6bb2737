import { isGateway } from '@shop/variant';

export interface PaymentReturn {
  gateway: string;
  /** The printed number of the order, as the address says; never believed without the server. */
  order: string;
}

/** Whether a number is that of a bill's payment: an order's has no letter before it (bills-06). */
export const isBillNumber = (number: string): boolean => number.startsWith('B');

/** Reads the address of a return point. Null for any other gateway or something that is no order number. */
export function paymentReturnOf({
  gateway = '',
  order = '',
}: {
  gateway?: string | undefined;
  order?: string | undefined;
}): PaymentReturn | null {
  return isGateway(gateway) && /^B?[0-9]{1,32}$/.test(order) ? { gateway, order } : null;
}
