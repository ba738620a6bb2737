import type { ComponentType } from 'react';
import type { Variant } from '@shop/variant';

/** Parts of a screen that a variant replaces without forking it. */
export interface Slots {
  /** The brand's name as a picture: an inline SVG that takes its colour from the text around it. */
  Wordmark: ComponentType;
}

/** A variant together with the parts that it brings. */
export interface Shop {
  variant: Variant;
  slots: Slots;
}
