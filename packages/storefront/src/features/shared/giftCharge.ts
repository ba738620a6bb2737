interface Amount {
  value: number | null;
}

interface GiftPrices {
  gift_wrapping_for_order_incl_tax?: Amount | null;
  gift_wrapping_for_items_incl_tax?: Amount | null;
  printed_card_incl_tax?: Amount | null;
}

/** Rupees of all that is wrapped and of the printed card (cart-23); 0 where nothing is. */
export const giftCharge = (prices: GiftPrices | null | undefined): number =>
  (prices?.gift_wrapping_for_order_incl_tax?.value ?? 0) +
  (prices?.gift_wrapping_for_items_incl_tax?.value ?? 0) +
  (prices?.printed_card_incl_tax?.value ?? 0);
