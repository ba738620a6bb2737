import type { Shape } from '@shop/artwork';
import { brands, type BrandCode } from '../brands.ts';
import { banner, columns, heading, image, row, slider } from './markup.ts';
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

/** Departments as square pictures in two lines of three. */
export const topDepartments = [
  { picture: 'common/top-mobiles.jpg', name: 'Mobiles', path: 'mobiles-tablets', shape: 'smartphone' },
  { picture: 'common/top-laptops.jpg', name: 'Laptops', path: 'laptops-computers', shape: 'laptop' },
  { picture: 'common/top-audio.jpg', name: 'Audio', path: 'audio', shape: 'headphones' },
  { picture: 'common/top-kitchen.jpg', name: 'Kitchen', path: 'kitchen-dining', shape: 'mixer-grinder' },
  { picture: 'common/top-fashion.jpg', name: 'Fashion', path: 'fashion', shape: 'kurta' },
  { picture: 'common/top-home.jpg', name: 'Home', path: 'home-furniture', shape: 'table-lamp' },
] as const satisfies readonly { picture: string; name: string; path: string; shape: Shape }[];

export const topCategories = (title: string): string =>
  row([
    heading(2, title),
    columns(
      topDepartments.map(({ picture, name, path }) => [
        image(picture, name, { width: 480, height: 480 }, link(path), `<strong>${name}</strong>`),
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
