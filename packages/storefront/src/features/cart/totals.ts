// chunk: lines
import type { CartDetails } from '@shop/commerce-client';
import * as text from '@shop/messages/totals';
import { giftCharge } from '../shared/giftCharge.ts';
import { discountRows } from '../shared/discountRows.ts';
import { unnamedCharges } from '../shared/unnamedCharges.ts';
import { lineView } from './cartLine.ts';

interface TotalRow {
  key: string;
  label: string;
  /** Rupees, negative for what is taken off; null where it is not known yet. */
  value: number | null;
  /** Instead of a value that is not known. */
  note?: string;
}

export interface Totals {
  rows: TotalRow[];
  /** Rupees; undefined while the server has not said. */
  grand: number | undefined;
  /** Rupees off the catalogue's prices and by discounts; 0 where nothing is saved. */
  saved: number;
}

type Priced = Pick<
  CartDetails,
  | 'prices'
  | 'shipping_addresses'
  | 'is_virtual'
  | 'selected_payment_method'
  | 'mw_applied_reward_points'
  | 'applied_gift_cards'
  | 'items'
>;

/**
 * What the cart's total is made of, in the order in which it adds up (cart-26). Rows without an amount are left out.
 */
export function cartTotals(cart: Priced): Totals {
  const { prices } = cart;
  const shipping = cart.shipping_addresses[0]?.selected_shipping_method;
  const coins = cart.mw_applied_reward_points;
  const rows: TotalRow[] = [
    {
      key: 'subtotal',
      label: text.subtotal,
      value: prices?.subtotal_including_tax?.value ?? prices?.subtotal_excluding_tax?.value ?? 0,
    },
  ];
  const discounts = discountRows(prices?.discounts);
  for (const [label, value] of discounts) rows.push({ key: `discount-${label}`, label, value });
  if (prices?.handling_charge?.value)
    rows.push({ key: 'handling', label: text.handling, value: prices.handling_charge.value });
  const wrapping = giftCharge(prices?.gift_options);
  if (wrapping > 0) rows.push({ key: 'gift', label: text.giftWrapping, value: wrapping });
  if (!cart.is_virtual) {
    rows.push(
      shipping
        ? { key: 'shipping', label: text.delivery, value: shipping.amount.value ?? 0 }
        : { key: 'shipping', label: text.delivery, value: null, note: text.deliveryLater },
    );
  }
  if (prices?.payment_surcharge?.value)
    rows.push({
      key: 'payment',
      label: text.paymentCharge(cart.selected_payment_method?.title ?? text.payment),
      value: prices.payment_surcharge.value,
    });
  if (coins?.money?.value) rows.push({ key: 'coins', label: text.coins, value: -Math.abs(coins.money.value) });
  for (const card of cart.applied_gift_cards ?? []) {
    const value = card?.applied_balance?.value;
    if (value) rows.push({ key: `card-${card.code}`, label: text.giftCard(card.code), value: -Math.abs(value) });
  }
  const grand = prices?.grand_total?.value ?? undefined;
  const other = grand === undefined ? 0 : unnamedCharges(grand, rows);
  if (other > 0) rows.push({ key: 'other', label: text.otherCharges, value: other });
  const saved =
    cart.items.reduce((sum, line) => sum + lineView(line).saved, 0) -
    discounts.reduce((sum, [, value]) => sum + value, 0);
  return { rows, grand, saved: Math.round(saved * 100) / 100 };
}
