import type { ComponentType } from 'react';
import type { Variant } from '@shop/variant';

/** Money as a number and as the shop writes it. */
export interface Amount {
  /** Rupees. */
  value: number;
  text: string;
}

export interface PriceElsewhereProps {
  /** What the product costs here. */
  own: Amount;
  /** What it costs on other platforms. */
  others: (Amount & { platform: string })[];
}

/**
 * Parts of a screen that a variant replaces or adds without forking it. A slot that an app does not fill is left out of
 * its build: read slots as `slots.Name`, which the build turns into `undefined` there.
 */
export interface Slots {
  /** The brand's name as a picture: an inline SVG that takes its colour from the text around it. */
  Wordmark: ComponentType;
  /** Stands in a filled cart beside the coupon, above the totals: what this brand promises about its prices. */
  CartAside?: ComponentType;
  /** Replaces the table of other platforms' prices on a product page. */
  PriceElsewhere?: ComponentType<PriceElsewhereProps>;
  /** Stands below a customer's coin balance: how coins work in this programme. */
  CoinsAside?: ComponentType;
}

/** A variant together with the parts that it brings. */
export interface Shop {
  variant: Variant;
  slots: Slots;
}
