import type { Banner } from '@shop/artwork';

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

/** A block that comes and goes with a price rule (Adobe Commerce). Pages name it by the base64 of its id. */
export interface DynamicBlockSeed {
  id: number;
  name: string;
  content: string;
  /** Where themes may show it; absent means anywhere. */
  locations?: ('CONTENT' | 'HEADER' | 'FOOTER' | 'LEFT' | 'RIGHT')[];
  /** Shown while this coupon is good. */
  coupon?: string;
  /** Shown while products have offer prices. */
  ofCatalogueRule?: boolean;
  stores?: string[];
}

/** Who sells in a store view, as tax invoices name it. All invented. */
export interface SellerSeed {
  name: string;
  /** Begins with the digits of its state. */
  gstin: string;
  street: string[];
  city: string;
  /** Magento's code of the state, for example MH. */
  region_code: string;
  postcode: string;
  email: string;
  /** How many days after the delivery goods may be given back. */
  return_days: number;
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
  /** In which a shop shows it where it has the texts (errors-15). */
  locale: 'en_US' | 'hi_IN';
  currency: 'INR';
  /** End of category addresses, for example ".html"; may be empty. */
  categoryUrlSuffix: string;
  productUrlSuffix: string;
  /** Hours. */
  tokenLifetime: number;
  homePage: string;
  noRoutePage: string;
  /** Guests see a prompt to sign in instead of prices (catalogue-05). */
  guestPriceHidden: boolean;
  /** Whose goods are sold. */
  seller: SellerSeed;
}

/** What something is called in one store view. */
export interface LabelSeed {
  /** Code of the store view. */
  view: string;
  kind:
    | 'category'
    | 'attribute'
    | 'option'
    | 'coupon'
    | 'payment'
    | 'carrier'
    | 'shipping_method'
    | 'cancellation_reason'
    | 'gift_wrapping'
    | 'fact';
  /**
   * url_path of a category; label of a value, a reason or a wrapping as it stands elsewhere; words of a fact with `#`
   * in place of each number, so that `# years` is said of 2 and of 5; else a code.
   */
  key: string;
  /** Of a fact with as many `#`, in the order of the numbers. */
  label: string;
  /** Of categories. */
  description?: string;
}

/** An address that moved. `to` is a path without leading slash, or an absolute address that starts with http. */
export interface RedirectSeed {
  from: string;
  to: string;
  code: 301 | 302;
}

/** A campaign picture, composed of product artwork. Served as /media/wysiwyg/{name}. */
export interface BannerSeed extends Banner {
  /** File name with its folder, for example "zepp/festive-hero.jpg". */
  name: string;
}

/** What the people of a purchase programme pay less, in everything that a category lists. The highest rule counts. */
export interface ProgrammePriceSeed {
  programme: 'STUDENT' | 'EMPLOYEE';
  /** url_path of the category. */
  category: string;
  /** Code of the one brand that it is about. Absent: all of them. */
  brand?: string;
  /** Percent of what everybody pays now. */
  percent: number;
}

/**
 * An offer price that is promised for so many days, the last one whole, and then anew: a shop to look at has deals on any
 * day.
 */
export interface DealSeed {
  sku: string;
  days: number;
}
