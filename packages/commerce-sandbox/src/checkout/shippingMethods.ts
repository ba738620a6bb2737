import type { SandboxContext } from '../context.ts';
import { labelInView } from '../store/labelInView.ts';
import { FREE_SHIPPING_FROM, FLAT_RATE } from './charges.ts';

/** A way to send the goods, with its price in paise. */
export interface ShippingMethod {
  carrier_code: 'flatrate' | 'freeshipping';
  carrier_title: string;
  method_code: 'flatrate' | 'freeshipping';
  method_title: string;
  amount: number;
}

const flatRate: ShippingMethod = {
  carrier_code: 'flatrate',
  carrier_title: 'Flat Rate',
  method_code: 'flatrate',
  method_title: 'Fixed',
  amount: FLAT_RATE,
};

const freeShipping: ShippingMethod = {
  carrier_code: 'freeshipping',
  carrier_title: 'Free Shipping',
  method_code: 'freeshipping',
  method_title: 'Free',
  amount: 0,
};

/** A method in the words of the store view that asks. */
export const methodInView = (
  asker: Pick<SandboxContext, 'db' | 'storeView'>,
  method: ShippingMethod,
): ShippingMethod => ({
  ...method,
  carrier_title: labelInView(asker, 'carrier', method.carrier_code)?.label ?? method.carrier_title,
  method_title: labelInView(asker, 'shipping_method', method.method_code)?.label ?? method.method_title,
});

/** What an order calls its way, in the words of the store view that asks: "Flat Rate - Fixed". */
export function shippingTitle(asker: Pick<SandboxContext, 'db' | 'storeView'>, method: ShippingMethod): string {
  const { carrier_title: carrier, method_title: title } = methodInView(asker, method);
  return `${carrier} - ${title}`;
}

/**
 * What is offered for goods worth `subtotal` paise. The value counts before discounts, so that a coupon never takes
 * free delivery away.
 */
export const shippingMethodsFor = (subtotal: number): ShippingMethod[] => [
  subtotal < FREE_SHIPPING_FROM ? flatRate : freeShipping,
];

/** How a cart remembers its choice. */
export const methodKey = (method: { carrier_code: string; method_code: string }): string =>
  `${method.carrier_code}/${method.method_code}`;
