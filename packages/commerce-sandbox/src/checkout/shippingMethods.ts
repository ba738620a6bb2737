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
