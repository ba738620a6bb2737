import type { ComponentType } from 'react';
import type { Variant } from '@shop/variant';

/**
 * Parts of a screen that a variant replaces or adds without forking it. A slot that an app does not fill is left out of
 * its build: read slots as `slots.Name`, which the build turns into `undefined` there.
 */
export interface Slots {
  /** The brand's name as a picture: an inline SVG that takes its colour from the text around it. */
  Wordmark: ComponentType;
  /** Stands in a filled cart beside the coupon, above the totals: what this brand promises about its prices. */
  CartAside?: ComponentType;
}

/** A variant together with the parts that it brings. */
export interface Shop {
  variant: Variant;
  slots: Slots;
}
