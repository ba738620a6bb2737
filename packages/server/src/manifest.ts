import type { Variant } from '@shop/variant';

/** The web app manifest of a variant: what makes the shop installable. */
export const manifest = (variant: Variant) => ({
  id: '/',
  name: variant.name,
  short_name: variant.shortName,
  description: variant.description,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  lang: variant.locale.replace('_', '-'),
  theme_color: variant.themeColour,
  background_color: variant.backgroundColour,
  icons: [
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
