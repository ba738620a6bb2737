import type { Shape } from '@shop/artwork';
import { FREE_SHIPPING_FROM } from '../../checkout/charges.ts';
import { brands, type BrandCode } from '../brands.ts';
import { products } from '../products.ts';
import { rupeeText } from '../../money.ts';
import { RETURN_DAYS } from '../sellers.ts';
import type { ProductSeed } from '../ProductSeed.ts';
import { banner, columns, heading, image, products as productList, row, slider, text } from './markup.ts';
import { link } from './pick.ts';

const logoSize = { width: 240, height: 120 } as const;

/** Brands whose wordmarks are shown on content pages: a picture of each is drawn for them. */
export const shownBrands = [
  'auvira',
  'zentoro',
  'quantelle',
  'voltrik',
  'sonaara',
  'dhwanix',
  'drishtiva',
  'kshanika',
  'himvaan',
  'nirmaya',
  'rasoika',
  'tavanto',
  'ankari',
  'urbhaan',
  'stridekar',
  'thelaa',
  'nidraloom',
  'gharika',
  'sixerra',
  'lekhari',
] as const satisfies readonly BrandCode[];

export type ShownBrand = (typeof shownBrands)[number];

export const brandName = (code: BrandCode): string => brands.find(brand => brand.code === code)!.name;

/** A promise with a picture that the storefront has (`shop-icon-NAME`). */
export interface Promised {
  icon: 'delivery' | 'returns' | 'coins' | 'invoice' | 'payment' | 'clock' | 'account';
  title: string;
  line: string;
}

/** Promises beside each other, each said once and in few words. */
export const promises = (items: Promised[]): string =>
  row([
    columns(
      items.map(({ icon, title, line }) => [
        text(`<p><strong>${title}</strong></p><p>${line}</p>`, `shop-icon-${icon}`),
      ]),
    ),
  ]);

export const freeDelivery: Promised = {
  icon: 'delivery',
  title: 'Free delivery',
  line: `from ${rupeeText(FREE_SHIPPING_FROM)}`,
};
export const easyReturns: Promised = {
  icon: 'returns',
  title: `${RETURN_DAYS}-day returns`,
  line: 'unused, in its box',
};
export const taxInvoice: Promised = { icon: 'invoice', title: 'GST invoice', line: 'with every order' };

/** What one piece costs now, in paise. */
export const own = (product: ProductSeed) => product.specialPrice ?? product.price;

/** What the cheapest of some products costs, as far as they have a price of their own. */
function lowest(some: ProductSeed[], from = (price: string) => `From ${price}`): string {
  const prices = some.filter(({ price }) => price > 0).map(own);
  return from(rupeeText(Math.min(...prices)));
}

/** Under a picture: what it leads to, and what that costs at least. */
const caption = (name: string, some: ProductSeed[]) => `<strong>${name}</strong><br>${lowest(some)}`;

/** Wordmarks of twelve brands; each leads to what the shop has of it, and says from which price on. */
export function brandWall(title: string, codes: readonly ShownBrand[], from?: (price: string) => string): string {
  const cell = (code: ShownBrand) => {
    const name = brandName(code);
    const href = `/search.html?query=${encodeURIComponent(name)}`;
    const sold = products.filter(({ brand, view }) => brand === code && view === undefined);
    return [image(`brands/${code}.png`, name, { width: 480, height: 240 }, href, lowest(sold, from))];
  };
  const half = Math.ceil(codes.length / 2);
  return row([heading(2, title), columns(codes.slice(0, half).map(cell)), columns(codes.slice(half).map(cell))]);
}

const PER_SLIDE = 6;

function logo(code: ShownBrand): string {
  const name = brandName(code);
  // Below the shop's own address: Magento does not expand what an editor typed as a path.
  return (
    `<a href="/search.html?query=${encodeURIComponent(name)}" style="display: block; width: 30%; ` +
    `max-width: 168px;"><img src="/media/wysiwyg/brands/${code}.png?auto=webp&amp;format=png&amp;width=320&amp;quality=85" ` +
    `alt="${name}" width="${logoSize.width}" height="${logoSize.height}" style="width: 100%; height: auto;"></a>`
  );
}

/** Wordmarks of brands, six at a time; each leads to what the shop has of it. */
export function brandSlider(title: string, codes: readonly ShownBrand[]): string {
  const slides = Array.from({ length: Math.ceil(codes.length / PER_SLIDE) }, (_, index) =>
    codes.slice(index * PER_SLIDE, (index + 1) * PER_SLIDE),
  );
  return row([
    heading(2, title),
    slider({
      height: '120px',
      slides: slides.map((shown, index) => ({
        name: `Brands ${index + 1}`,
        appearance: 'poster' as const,
        content: `<div style="display: flex; flex-wrap: wrap; gap: 12px; justify-content: center;">${shown.map(logo).join('')}</div>`,
      })),
    }),
  ]);
}

/** Offers that end: the storefront says when, by `shop-deals`. */
export const dealsRow = (title: string, offered: ProductSeed[]): string =>
  row([heading(2, title), productList(offered, 'grid', undefined, 'shop-deals')]);

/** Departments as square pictures in two lines of three. */
export const topDepartments = [
  { picture: 'common/top-mobiles.jpg', name: 'Mobiles', path: 'mobiles-tablets', shape: 'smartphone' },
  { picture: 'common/top-laptops.jpg', name: 'Laptops', path: 'laptops-computers', shape: 'laptop' },
  { picture: 'common/top-audio.jpg', name: 'Audio', path: 'audio', shape: 'headphones' },
  { picture: 'common/top-kitchen.jpg', name: 'Kitchen', path: 'kitchen-dining', shape: 'mixer-grinder' },
  { picture: 'common/top-fashion.jpg', name: 'Fashion', path: 'fashion', shape: 'kurta' },
  { picture: 'common/top-home.jpg', name: 'Home', path: 'home-furniture', shape: 'table-lamp' },
] as const satisfies readonly { picture: string; name: string; path: string; shape: Shape }[];

const soldIn = (path: string) =>
  products.filter(({ categories, view }) => view === undefined && categories.some(each => each.startsWith(path)));

export const topCategories = (title: string): string =>
  row([
    heading(2, title),
    columns(
      topDepartments.map(({ picture, name, path }) => [
        image(picture, name, { width: 480, height: 480 }, link(path), caption(name, soldIn(path))),
      ]),
    ),
  ]);

export interface AdTile {
  picture: string;
  href: string;
  title: string;
  line: string;
  button: string;
}

/** Campaign pictures beside each other. */
export const adTiles = (tiles: AdTile[]): string =>
  row([
    columns(
      tiles.map(({ picture, href, title, line, button }) => [
        banner({
          picture,
          appearance: 'collage-left',
          height: '240px',
          href,
          button,
          content: `<h3>${title}</h3><p>${line}</p>`,
        }),
      ]),
    ),
  ]);
