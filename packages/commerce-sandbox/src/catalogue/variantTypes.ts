import type { Artwork } from '@shop/artwork';
import type { PhotoSeed } from './pictureTypes.ts';
import type { PriceInViewSeed, SaleQuantitySeed, TierPriceSeed } from './priceTypes.ts';

/** A colour, size or storage that a configurable product comes in. */
export interface OptionValue {
  label: string;
  /** Swatch: #rrggbb of a colour, or "picture" for one of the first variant that has the value. */
  swatch?: string;
}

export interface OptionSeed {
  /** Attribute code: color, size and storage, or one that an imported catalogue brings. */
  code: string;
  /** For people, where the code is none of the shop's own. */
  label?: string;
  values: OptionValue[];
}

/** One combination of a configurable product. Combinations without an entry are not sold. */
export interface VariantSeed extends SaleQuantitySeed {
  sku: string;
  /** Label per option code, for example { color: "Midnight blue", storage: "256 GB" }. */
  options: Partial<Record<string, string>>;
  /** Paise. */
  price: number;
  /** Paise; lower than price. */
  specialPrice?: number;
  /** Pieces; 0 is out of stock. */
  stock: number;
  /** Absent: made from the product's name and the chosen labels. */
  name?: string;
  urlKey?: string;
  /** HTML; absent: that of the product, as with everything below. */
  description?: string;
  shortDescription?: string;
  /** Grams. */
  weight?: number;
  surcharge?: number;
  hsnCode?: string;
  gstRate?: number;
  artwork?: Artwork;
  photos?: PhotoSeed[];
  /** Ascending by quantity; its own only. */
  tierPrices?: TierPriceSeed[];
  /** By code of a store view; its own only. */
  inViews?: Record<string, PriceInViewSeed>;
}
