import type { ItemGift, OrderGift } from './Gift.ts';

/** What wrapping and cards cost. In paise. */
export interface GiftCharges {
  order: number;
  /** A design is paid for each piece. */
  items: number;
  card: number;
}

/** What somebody asked for costs, for all of it and for lines of so many pieces. */
export const giftCharges = (
  { wrapping, card }: OrderGift,
  lines: readonly { gift: ItemGift; quantity: number }[],
): GiftCharges => ({
  order: wrapping?.price ?? 0,
  items: lines.reduce((sum, { gift, quantity }) => sum + (gift.wrapping?.price ?? 0) * quantity, 0),
  card: card ?? 0,
});

export const sumOfGiftCharges = ({ order, items, card }: GiftCharges): number => order + items + card;
