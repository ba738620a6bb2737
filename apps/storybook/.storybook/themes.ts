import type { Shop } from '@shop/storefront/slots';

export interface Theme {
  title: string;
  css: string;
  decimals: 0 | 2;
  /** What screens are shown as; absent for the kit's own neutral theme, which is no shop. */
  shop?: Shop | undefined;
}

const sheets = import.meta.glob<string>('../../*/theme.css', { query: '?inline', import: 'default', eager: true });
const shops = import.meta.glob<Shop>('../../*/src/shop.ts', { import: 'shop', eager: true });

const worn = Object.entries(sheets).map(([path, css]): [string, Theme] => {
  const [, , name = ''] = path.split('/');
  const shop = shops[`../../${name}/src/shop.ts`];
  return [name, { title: shop?.variant.name ?? name, css, decimals: shop?.variant.priceDecimals ?? 0, shop }];
});

/**
 * The themes of the shops by the folder of the app, so that a new shop is here by itself, and the kit's own neutral
 * one.
 */
export const themes: Record<string, Theme> = {
  ...Object.fromEntries(worn),
  neutral: { title: 'Neutral', css: '', decimals: 0 },
};
