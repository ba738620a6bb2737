/** What makes a product a gift card. Money in paise. */
export interface GiftCardSeed {
  /** By e-mail, by post, or both (giftcard_type). */
  type: 'virtual' | 'physical' | 'combined';
  /** Amounts to choose from (giftcard_amount). */
  amounts: number[];
  /** Any amount within these limits too (allow_open_amount, open_amount_min, open_amount_max). */
  openAmount?: { min: number; max: number };
  /** giftcard_allow_message; allowed unless said. */
  allowMessage?: boolean;
  /** Days that the credit can be used; 0 is without end (giftcard_lifetime). */
  lifetime: number;
  isRedeemable?: boolean;
}
