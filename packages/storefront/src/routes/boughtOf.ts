import type { CartDetails } from '@shop/commerce-client';
import type { Bought } from '@shop/state';
import { lineView } from '../features/cart/cartLine.ts';
import { cartTotals } from '../features/cart/totals.ts';

/** What a cart holds and costs as the checkout shows it, for the confirmation of its order. */
export function boughtOf(details: CartDetails, coins: string | undefined): Bought {
  const { rows, grand } = cartTotals(details);
  const carried = details.shipping_addresses[0]?.selected_shipping_method;
  return {
    lines: details.items.map(lineView).map(({ uid, name, href, picture, options, quantity, total }) => ({
      uid,
      name,
      href,
      picture,
      options: options.map(({ label, value }) => `${label}: ${value}`),
      quantity,
      total,
    })),
    rows: rows.map(({ key, label, value }) => ({ key, label, value })),
    grand: grand ?? null,
    payment: details.selected_payment_method?.title ?? null,
    delivery: carried?.carrier_title ?? null,
    coins: coins ?? null,
  };
}
