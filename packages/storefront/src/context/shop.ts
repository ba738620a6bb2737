import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Variant } from '@shop/variant';

/** Money as a number and as the shop writes it. */
export interface Amount {
  /** Rupees. */
  value: number;
  text: string;
}

/**
 * The parts of the screens that a variant may change, by name, with the props that each is given. Each is declared beside
 * its part, by `region()`.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- filled by the parts
export interface Regions {}

/**
 * What a variant puts in place of a region: a component with the region's props and the storefront's own part as
 * `Default`, which it may render with the same or other props, or leave; null takes the region out.
 */
export type RegionSlot<Props> = ComponentType<Props & { Default: ComponentType<Props> }> | null;

/** The component that fills a region, for who writes one: `const Footer: Fills<'Footer'> = …`. */
export type Fills<Name extends keyof Regions> = NonNullable<RegionSlot<Regions[Name]>>;

/**
 * Parts of a screen that a variant replaces or adds without forking it. A slot that an app does not fill is left out of
 * its build: read slots as `slots.Name`, which the build turns into `undefined` there.
 */
export type Slots = {
  /** The brand's name as a picture: an inline SVG that takes its colour from the text around it. */
  Wordmark: ComponentType;
  /** Stands in a filled cart beside the coupon, above the totals: what this brand promises about its prices. */
  CartAside?: ComponentType;
  /** Stands below a customer's coin balance: how coins work in this programme. */
  CoinsAside?: ComponentType;
} & { [Name in keyof Regions]?: RegionSlot<Regions[Name]> };

/** A page that a variant brings. */
export interface OwnPage {
  /** Its file in `src` of the app, without the ending, as the build's manifest knows it. */
  file: string;
  /** Imports that file: `Component`, and a `loader` where it needs data. */
  load: () => Promise<Pick<RouteObject, 'Component' | 'loader'>>;
  /** Who may keep it: 'guest' pages (unless told) are the same for everybody, 'private' ones are no-store and noindex. */
  audience?: 'guest' | 'private';
}

/** A variant together with the parts that it brings. */
export interface Shop {
  variant: Variant;
  slots: Slots;
  /** By path, as React Router writes it, without a slash before it. One with a path of the storefront's stands in its place. */
  pages?: Record<string, OwnPage>;
}
