import { money, rupees } from '../money.ts';

/** A printed card, in paise. */
export const PRINTED_CARD = 2_900;

/** What may be asked for: all of it, as an Adobe Commerce that allows gifts says so in storeConfig. */
export const giftSettings = {
  allow_order: '1',
  allow_items: '1',
  allow_gift_wrapping_on_order: '1',
  allow_gift_wrapping_on_order_items: '1',
  allow_gift_receipt: '1',
  allow_printed_card: '1',
  printed_card_price: rupees(PRINTED_CARD).toFixed(2),
  printed_card_priceV2: money(PRINTED_CARD),
  // 2 shows prices with their taxes.
  cart_gift_wrapping: '2',
  cart_printed_card: '2',
  sales_gift_wrapping: '2',
  sales_printed_card: '2',
} as const;
