/** How many pieces a cart may have: the shop's own limits unless said. */
export interface SaleQuantitySeed {
  minQuantity?: number;
  maxQuantity?: number;
  /** Sold in multiples of so many. */
  quantityStep?: number;
}

/** From so many pieces on, what one of them costs in paise, or percent off the price. */
export type TierPriceSeed = { quantity: number } & ({ price: number } | { percentOff: number });

/** What a product or variant costs in one store view, in paise; absent: as in all of them. */
export interface PriceInViewSeed {
  price?: number;
  /** Not below the price: there is no offer there. */
  specialPrice?: number;
}

export interface OtherPlatformSeed {
  platform: string;
  /** Paise. */
  price: number;
}
