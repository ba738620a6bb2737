import type { Artwork } from '@shop/artwork';

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

/** How many pieces a cart may have: the shop's own limits unless said. */
export interface SaleQuantitySeed {
  minQuantity?: number;
  maxQuantity?: number;
  /** Sold in multiples of so many. */
  quantityStep?: number;
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

/** A photograph of an imported product. */
export interface PhotoSeed {
  /** File name that its address shows, for example "kettle.jpg". */
  name: string;
  /** Below the sandbox's folder of photographs, named after its content. */
  file: string;
  /** Pixels. */
  width: number;
  height: number;
  label: string;
}

/** A film about a product, at YouTube or Vimeo or as a file. Its poster is a picture of the product. */
export interface VideoSeed {
  /** Address of its page, or of the file. */
  url: string;
  title: string;
}

/** Where a product shows: not at all, only as a part of others, in categories, in search results, or in both. */
export type Visibility = 'disabled' | 'hidden' | 'catalog' | 'search' | 'both';

/** What a product or variant costs in one store view, in paise; absent: as in all of them. */
export interface PriceInViewSeed {
  price?: number;
  /** Not below the price: there is no offer there. */
  specialPrice?: number;
}

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

export type ProductType = 'simple' | 'configurable' | 'virtual' | 'bundle' | 'grouped' | 'downloadable' | 'giftcard';

/** One fact in the table of a product. */
export interface SpecificationSeed {
  /** Heading above it and its neighbours; absent: it stands without one. */
  group?: string;
  label: string;
  value: string;
}

/** What the page of a product states and promises. */
export interface ProductFactsSeed {
  specifications?: SpecificationSeed[];
  /** One thing in the box each. */
  boxContents?: string[];
  warranty?: string;
  /** Days after the delivery; 0: it is not taken back. */
  returnDays?: number;
  /** What is given for it. */
  returnKind?: 'return' | 'replacement';
  soldBy?: string;
  /** Identifier of the CMS block with its sizes. */
  sizeGuide?: string;
}

export interface OtherPlatformSeed {
  platform: string;
  /** Paise. */
  price: number;
}

/** What can be chosen for one option of a bundle. Magento's bundle_values, one line of them. */
export interface BundleSelectionSeed {
  /** A simple or virtual product, or a variant. */
  sku: string;
  /** Pieces that come with the bundle (default_qty). */
  quantity: number;
  isDefault?: boolean;
  /** The shopper may take more or fewer pieces (can_change_qty). */
  canChangeQuantity?: boolean;
  /** Fixed bundles only: what one piece adds, in paise, or with `percent` in percent of the bundle's price. */
  price?: number;
  priceType?: 'fixed' | 'percent';
}

export interface BundleOptionSeed {
  title: string;
  /** `checkbox` and `multi` take several selections. */
  type: 'select' | 'radio' | 'checkbox' | 'multi';
  required: boolean;
  /** Ascending; the order of the list unless said. */
  position?: number;
  selections: BundleSelectionSeed[];
}

/** What makes a product a bundle. Its stock is that of what is chosen. */
export interface BundleSeed {
  /** `dynamic` adds up what is chosen; `fixed` starts from the product's own price (bundle_price_type). */
  priceType: 'dynamic' | 'fixed';
  /** Unlike `fixed`, the sku of a line names what was chosen (bundle_sku_type); `dynamic` unless said. */
  skuType?: 'dynamic' | 'fixed';
  /** bundle_weight_type; `dynamic` unless said. */
  weightType?: 'dynamic' | 'fixed';
  /** bundle_price_view; the range unless said. */
  priceView?: 'range' | 'as low as';
  /** bundle_shipment_type. */
  shipment: 'together' | 'separately';
  /** Percent of the price that is paid, below 100: a bundle's special_price, as in Magento. */
  specialPercent?: number;
  options: BundleOptionSeed[];
}

/** A product shown on the page of a group (associated_skus). */
export interface GroupedLinkSeed {
  sku: string;
  /** Pieces that the page suggests; 0 lets the shopper decide. */
  quantity: number;
  /** Ascending; the order of the list unless said. */
  position?: number;
}

/** What stands in a file that the sandbox writes itself. */
export interface LeafletSeed {
  title: string;
  paragraphs: string[];
}

/** A file that is read or heard: an address elsewhere, or a leaflet of ours, served below /media/downloadable. */
export type DownloadSeed = { url: string } | ({ file: string } & LeafletSeed);

/** A file that is bought. */
export interface DownloadableLinkSeed {
  title: string;
  /** Paise on top of the product's price, where links are bought one by one. */
  price: number;
  file: DownloadSeed;
  sample?: DownloadSeed;
  position?: number;
}

/** What makes a product downloadable. */
export interface DownloadableSeed {
  linksTitle?: string;
  samplesTitle?: string;
  /** The shopper chooses links; otherwise all of them come with the product. */
  purchasedSeparately: boolean;
  links: DownloadableLinkSeed[];
  samples: { title: string; file: DownloadSeed; position?: number }[];
}

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

export type CustomOptionType =
  | 'field'
  | 'area'
  | 'date'
  | 'date_time'
  | 'time'
  | 'drop_down'
  | 'radio'
  | 'checkbox'
  | 'multiple';

/** What an answer adds to the price: paise, or percent of it; nothing unless said. */
export interface OptionPriceSeed {
  price?: number;
  percent?: number;
  /** Joins the sku of the product in an order. */
  sku?: string;
}

/** Something that is asked beside a product (custom_options): a text, a day, or one or several of some values. */
export interface CustomOptionSeed extends OptionPriceSeed {
  title: string;
  type: CustomOptionType;
  required: boolean;
  /** Of texts; without end unless said. */
  maxCharacters?: number;
  /** Of drop_down, radio, checkbox and multiple. */
  values?: (OptionPriceSeed & { title: string })[];
}

/** From so many pieces on, what one of them costs in paise, or percent off the price. */
export type TierPriceSeed = { quantity: number } & ({ price: number } | { percentOff: number });

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
