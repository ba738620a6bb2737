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
