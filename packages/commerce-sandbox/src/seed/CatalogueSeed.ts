import type {
  BannerSeed,
  BlockSeed,
  DealSeed,
  DynamicBlockSeed,
  LabelSeed,
  PageSeed,
  ProgrammePriceSeed,
  RedirectSeed,
  StoreViewSeed,
} from '../catalogue/contentTypes.ts';
import type { Family } from '../catalogue/ProductSeed.ts';
import type { BrandSeed, CategorySeed } from '../catalogue/shelfTypes.ts';

/** Everything that the shop shows: what a new database is filled with, its store views and its banners. */
export interface CatalogueSeed {
  categories: readonly CategorySeed[];
  brands: readonly BrandSeed[];
  families: readonly Family[];
  pages: readonly PageSeed[];
  blocks: readonly BlockSeed[];
  dynamicBlocks?: readonly DynamicBlockSeed[];
  redirects: readonly RedirectSeed[];
  storeViews: readonly StoreViewSeed[];
  banners: readonly BannerSeed[];
  /** What the people of purchase programmes pay less. */
  programmePrices?: readonly ProgrammePriceSeed[];
  /** Offer prices with an end. */
  deals?: readonly DealSeed[];
  /** What things are called in single store views. */
  labels?: readonly LabelSeed[];
  /** Groups of words that mean the same, with commas between them. */
  synonyms?: readonly string[];
}
