import type { CartDetails } from '@shop/commerce-client';
import { skuOf, type Bought, type PaymentOption } from '@shop/state';
import { lineView } from '../features/cart/cartLine.ts';
import { cartTotals } from '../features/cart/totals.ts';
import { wayText } from '../features/checkout/wayText.ts';

/** What a cart holds and costs as the checkout shows it, for the confirmation of its order. */
export function boughtOf(details: CartDetails, option: PaymentOption, coins: string | undefined): Bought {
  const { rows, grand } = cartTotals(details);
  const carried = details.shipping_addresses[0]?.selected_shipping_method;
  return {
    lines: details.items.map(line => {
      const { uid, name, href, picture, options, quantity, total } = lineView(line);
      return {
        uid,
        sku: line.product.sku ?? undefined,
        variantSku: 'configured_variant' in line ? skuOf(line) : undefined,
        name,
        href,
        picture,
        options: options.map(({ label, value }) => `${label}: ${value}`),
        quantity,
        total,
      };
    }),
    rows: rows.map(({ key, label, value }) => ({ key, label, value })),
    coupon: details.applied_coupons?.[0]?.code,
    grand: grand ?? null,
    payment: wayText(option),
    delivery: carried?.carrier_title ?? null,
    coins: coins ?? null,
  };
}
