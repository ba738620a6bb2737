import type { OptionalFeature } from '@shop/commerce-client';
import * as text from '@shop/messages/install';
import { directionOf, type Screenshot, type Variant } from '@shop/variant';

const icon = (size: number, kind: 'icon' | 'maskable' = 'icon') => ({
  src: `/icons/${kind}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** What makes a shop installable, and what a long press on its icon offers (install-01, install-02). */
export const manifest = (
  variant: Variant,
  has: (feature: OptionalFeature) => boolean,
  screenshots: readonly Screenshot[],
) => ({
  id: '/',
  name: variant.name,
  short_name: variant.shortName,
  description: variant.description,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  lang: variant.locale.replaceAll('_', '-'),
  dir: directionOf(variant.locale),
  categories: ['shopping'],
  theme_color: variant.themeColour,
  background_color: variant.backgroundColour,
  icons: [
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon(192),
    icon(512),
    { ...icon(192, 'maskable'), purpose: 'maskable' },
    { ...icon(512, 'maskable'), purpose: 'maskable' },
  ],
  shortcuts: [
    { name: text.toSearch, url: '/search.html' },
    { name: text.toCart, url: '/cart' },
    { name: text.toOrders, url: '/order-history' },
    ...(has('coins') ? [{ name: variant.coinName, url: '/zepp-coins' }] : []),
  ].map(shortcut => ({ ...shortcut, icons: [icon(192)] })),
  ...(screenshots.length > 0 && {
    screenshots: screenshots.map(picture => ({
      ...picture,
      label: picture.form_factor === 'narrow' ? text.onPhone(variant.name) : text.onDesktop(variant.name),
    })),
  }),
});

/** The web app manifest, for its path; undefined for every other one. */
export const manifestFile = (pathname: string, ...known: Parameters<typeof manifest>) =>
  pathname === '/manifest.webmanifest'
    ? { contentType: 'application/manifest+json', body: JSON.stringify(manifest(...known)) }
    : undefined;
