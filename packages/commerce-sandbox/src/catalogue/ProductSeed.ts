import type { Artwork } from '@shop/artwork';
import type { BundleSeed, GroupedLinkSeed } from './composedTypes.ts';
import type { CustomOptionSeed } from './customOptionTypes.ts';
import type { DownloadableSeed } from './downloadTypes.ts';
import type { ProductFactsSeed } from './factTypes.ts';
import type { GiftCardSeed } from './GiftCardSeed.ts';
import type { PhotoSeed, VideoSeed } from './pictureTypes.ts';
import type { OtherPlatformSeed, PriceInViewSeed, SaleQuantitySeed, TierPriceSeed } from './priceTypes.ts';
import type { OptionSeed, VariantSeed } from './variantTypes.ts';

export type ProductType = 'simple' | 'configurable' | 'virtual' | 'bundle' | 'grouped' | 'downloadable' | 'giftcard';

/** Where a product shows: not at all, only as a part of others, in categories, in search results, or in both. */
export type Visibility = 'disabled' | 'hidden' | 'catalog' | 'search' | 'both';

/** What is said otherwise of a product in one store view, or in all of them. Prices in single ones only. */
export interface ProductViewSeed extends PriceInViewSeed {
  name?: string;
  urlKey?: string;
  shortDescription?: string;
  description?: string;
  metaTitle?: string;
  metaDescription?: string;
  visibility?: Visibility;
}

/** A product as a shopper knows it. Money is in paise. */
export interface ProductSeed extends SaleQuantitySeed {
  sku: string;
  name: string;
  urlKey: string;
  /** Of `bundle`, `grouped`, `downloadable` and `giftcard` the field of that name says more. */
  type: ProductType;
  brand: string;
  /** url_paths of the categories that list it, the most specific first. Parents list it too, by themselves. */
  categories: string[];
  /**
   * MRP inclusive of all taxes. For a configurable product: that of its cheapest variant. 0 for a group, a gift card
   * and a bundle of dynamic price, whose prices follow from what they consist of.
   */
  price: number;
  specialPrice?: number;
  /** Pieces; 0 for what consists of other products. */
  stock: number;
  /** Handling charge for one unit (productsurcharge_fee). */
  surcharge?: number;
  /** HSN code of the tariff, 4 to 8 digits. */
  hsnCode?: string;
  /** GST in the price, in percent. */
  gstRate?: number;
  otherPlatforms?: OtherPlatformSeed[];
  facts?: ProductFactsSeed;
  /** One sentence, plain text. */
  shortDescription: string;
  /** HTML: paragraphs and lists. */
  description: string;
  countryOfManufacture: string;
  artwork: Artwork;
  options?: OptionSeed[];
  variants?: VariantSeed[];
  /** 0 to 100 and a count; reviews themselves come later. */
  rating?: { percent: number; count: number };
  /** Grams. */
  weight?: number;
  /** Code of the one store view that sells it; absent means all. */
  view?: string;
  bundle?: BundleSeed;
  grouped?: GroupedLinkSeed[];
  downloadable?: DownloadableSeed;
  giftcard?: GiftCardSeed;
  /** Of simple, virtual and configurable products. */
  customOptions?: CustomOptionSeed[];
  /** Of products with a price of their own, ascending by quantity. */
  tierPrices?: TierPriceSeed[];
  /** Skus shown beside it. Absent: the shop chooses; empty: none. */
  related?: string[];
  upSell?: string[];
  crossSell?: string[];
  /** Instead of the drawings of its artwork. */
  photos?: PhotoSeed[];
  /** Behind its pictures. */
  videos?: VideoSeed[];
  /** By code of a store view; '' is every store view, and a store view's own goes before it. */
  inViews?: Record<string, ProductViewSeed>;
}

/** A group of products of one kind, described by hand in one file. */
export interface Family {
  key: string;
  products: ProductSeed[];
}
