import type { Artwork } from '../artwork/types.ts';

/** An entry of the category tree. `path` is its url_path, for example "audio/headphones/wireless". */
export interface CategorySeed {
  path: string;
  name: string;
  /** Ascending among its siblings. */
  position: number;
  description?: string;
  /** False hides it from menus. */
  inMenu?: boolean;
  /** Code of the one store view that has it; absent means all. */
  view?: string;
}

export interface BrandSeed {
  /** Value of the attribute brand_code, for example "aurora". */
  code: string;
  name: string;
}

/** A colour, size or storage that a configurable product comes in. */
export interface OptionValue {
  label: string;
  /** Swatch, #rrggbb; colours only. */
  swatch?: string;
}

export interface OptionSeed {
  code: 'color' | 'size' | 'storage';
  values: OptionValue[];
}

/** One combination of a configurable product. Combinations without an entry are not sold. */
export interface VariantSeed {
  sku: string;
  /** Label per option code, for example { color: "Midnight blue", storage: "256 GB" }. */
  options: Partial<Record<OptionSeed['code'], string>>;
  /** Paise. */
  price: number;
  /** Paise; lower than price. */
  specialPrice?: number;
  /** Pieces; 0 is out of stock. */
  stock: number;
}

export interface OtherPlatformSeed {
  platform: string;
  /** Paise. */
  price: number;
}

/** A product as a shopper knows it. Money is in paise. */
export interface ProductSeed {
  sku: string;
  name: string;
  urlKey: string;
  type: 'simple' | 'configurable' | 'virtual';
  brand: string;
  /** url_paths of the categories that list it, the most specific first. Parents list it too, by themselves. */
  categories: string[];
  /** MRP inclusive of all taxes. For a configurable product: that of its cheapest variant. */
  price: number;
  specialPrice?: number;
  stock: number;
  /** Handling charge for one unit (productsurcharge_fee). */
  surcharge?: number;
  otherPlatforms?: OtherPlatformSeed[];
  /** One sentence, plain text. */
  shortDescription: string;
  /** HTML: paragraphs and lists. */
  description: string;
  /** Facts for the table on the product page, label to value. */
  facts: Record<string, string>;
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
}

/** A group of products of one kind, described by hand in one file. */
export interface Family {
  key: string;
  products: ProductSeed[];
}

/** A CMS page in Magento Page Builder markup. `stores` lists the store views that it belongs to; absent means all. */
export interface PageSeed {
  identifier: string;
  title: string;
  metaTitle: string;
  metaDescription: string;
  content: string;
  stores?: string[];
}

export interface BlockSeed {
  identifier: string;
  title: string;
  content: string;
  stores?: string[];
}

/** A store view as storeConfig and availableStores show it. */
export interface StoreViewSeed {
  id: number;
  /** Value of the Store header. */
  code: string;
  /** storeConfig.store_name. */
  name: string;
  isDefault: boolean;
  sortOrder: number;
  title: string;
  titleSuffix: string;
  description: string;
  keywords: string;
  welcome: string;
  copyright: string;
  /** HTML under the footer. */
  absoluteFooter: string;
  /** `src` is below /media/logo/; `svg` is what is served there. */
  logo: { src: string; alt: string; width: number; height: number; svg: string };
  /** Only en_US messages exist (specification, section 8). */
  locale: 'en_US';
  currency: 'INR';
  /** End of category addresses, for example ".html"; may be empty. */
  categoryUrlSuffix: string;
  productUrlSuffix: string;
  /** Hours. */
  tokenLifetime: number;
  homePage: string;
  noRoutePage: string;
  /** Guests see a prompt to sign in instead of prices (specification, section 1). */
  guestPriceHidden: boolean;
}

/** An address that moved. `to` is a path without leading slash, or an absolute address that starts with http. */
export interface RedirectSeed {
  from: string;
  to: string;
  code: 301 | 302;
}

/** A campaign picture, composed of product artwork. Served as /media/wysiwyg/{name}. */
export interface BannerSeed {
  /** File name with its folder, for example "zepp/festive-hero.jpg". */
  name: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Ground from and to (a gradient, left to right) and an ornament colour, #rrggbb. */
  ground: { from: string; to: string; ornament: string };
  /** Where the things stand; the rest stays calm for text that the page lays over it. */
  side: 'left' | 'right' | 'centre' | 'full';
  /** Painted into the picture, so only for pictures whose alt text repeats it. */
  headline?: string;
  /** Colour of the headline, #rrggbb. */
  ink?: string;
  /** The things on it, front to back. */
  artworks: Artwork[];
}
