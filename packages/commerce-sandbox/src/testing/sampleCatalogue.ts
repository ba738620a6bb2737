import type { Artwork } from '@shop/artwork';
import { storeViews } from '../catalogue/storeViews.ts';
import type { ProductSeed } from '../catalogue/ProductSeed.ts';
import type { CatalogueSeed } from '../seed/CatalogueSeed.ts';

const artwork = (seed: number): Artwork => ({
  shape: 'headphones',
  colour: '#20304a',
  accent: '#d0a040',
  finish: 'matte',
  tint: '#eef2f8',
  seed,
});

let seeds = 0;

function product(sku: string, name: string, price: number, more: Partial<ProductSeed> = {}): ProductSeed {
  seeds += 1;
  return {
    sku,
    name,
    urlKey: name.toLowerCase().replaceAll(' ', '-'),
    type: 'simple',
    brand: 'aurora',
    categories: ['audio/headphones'],
    price,
    stock: 25,
    shortDescription: `${name}, in short.`,
    description: `<p>${name} at length.</p><table><tbody><tr><th scope="row">Warranty</th><td>1 year</td></tr></tbody></table>`,
    countryOfManufacture: 'India',
    artwork: artwork(seeds),
    ...more,
  };
}

const colours = [
  { label: 'Midnight blue', swatch: '#1c2b4a' },
  { label: 'Ivory', swatch: '#f2ead8' },
];

/** A small shop for tests: ten products in two trees. Prices are in paise. */
export const sampleCatalogue: CatalogueSeed = {
  categories: [
    { path: 'audio', name: 'Audio', position: 1, description: '<p>Sound for every room.</p>' },
    { path: 'audio/headphones', name: 'Headphones', position: 1 },
    { path: 'audio/headphones/wireless', name: 'Wireless', position: 1 },
    { path: 'audio/speakers', name: 'Speakers', position: 2 },
    { path: 'mobiles', name: 'Mobiles', position: 2 },
    { path: 'mobiles/android', name: 'Android', position: 1 },
    { path: 'vouchers', name: 'Vouchers', position: 3, inMenu: false },
  ],
  programmePrices: [
    { programme: 'STUDENT', category: 'audio', percent: 10 },
    { programme: 'STUDENT', category: 'mobiles', brand: 'nila', percent: 5 },
  ],
  brands: [
    { code: 'aurora', name: 'Aurora' },
    { code: 'tiranga', name: 'Tiranga' },
    { code: 'nila', name: 'Nila' },
  ],
  families: [
    {
      key: 'headphones',
      products: [
        product('AUR-HP-1', 'Aurora Studio Headphones', 499_900, {
          specialPrice: 399_900,
          surcharge: 9_900,
          hsnCode: '8518',
          gstRate: 18,
          rating: { percent: 86, count: 41 },
          facts: {
            specifications: [
              { label: 'Driver', value: '40 mm' },
              { group: 'Battery', label: 'Playing time', value: '30 h, or 5 | 6 calls' },
            ],
            boxContents: ['Headphones', 'Cable, 1 m'],
            warranty: '1 year, 2 on the band',
            returnDays: 7,
            returnKind: 'replacement',
            soldBy: 'Aurora Direct, Pune',
            sizeGuide: 'size-guide-heads',
          },
        }),
        product('AUR-HP-2', 'Aurora Travel Headphones', 299_900, {
          categories: ['audio/headphones/wireless'],
          stock: 3,
        }),
        product('TIR-HP-1', 'Tiranga Bass Headphones', 149_900, {
          brand: 'tiranga',
          otherPlatforms: [{ platform: 'Bazaar One', price: 159_900 }],
        }),
        product('TIR-HP-2', 'Tiranga Sold Out Headphones', 99_900, { brand: 'tiranga', stock: 0 }),
        product('AUR-SP-1', 'Aurora Desk Speaker', 249_900, { categories: ['audio/speakers'] }),
        product('TIR-SP-1', 'Tiranga Party Speaker', 899_900, { brand: 'tiranga', categories: ['audio/speakers'] }),
      ],
    },
    {
      key: 'phones',
      products: [
        product('NIL-PH-1', 'Nila One Phone', 1_499_900, {
          brand: 'nila',
          type: 'configurable',
          categories: ['mobiles/android'],
          stock: 0,
          options: [
            { code: 'color', values: colours },
            { code: 'storage', values: [{ label: '128 GB' }, { label: '256 GB' }] },
          ],
          variants: [
            {
              sku: 'NIL-PH-1-MB-128',
              options: { color: 'Midnight blue', storage: '128 GB' },
              price: 1_499_900,
              specialPrice: 1_399_900,
              stock: 12,
            },
            {
              sku: 'NIL-PH-1-MB-256',
              options: { color: 'Midnight blue', storage: '256 GB' },
              price: 1_799_900,
              stock: 4,
            },
            { sku: 'NIL-PH-1-IV-128', options: { color: 'Ivory', storage: '128 GB' }, price: 1_499_900, stock: 0 },
          ],
        }),
        product('NIL-PH-2', 'Nila Lite Phone', 799_900, { brand: 'nila', categories: ['mobiles/android'] }),
      ],
    },
    {
      key: 'vouchers',
      products: [
        product('NIL-GV-1', 'Nila Music Voucher', 50_000, { brand: 'nila', type: 'virtual', categories: ['vouchers'] }),
        product('NIL-GV-2', 'Nila Cinema Voucher', 100_000, {
          brand: 'nila',
          type: 'virtual',
          categories: ['vouchers'],
        }),
      ],
    },
  ],
  pages: [
    {
      identifier: 'home',
      title: 'Home',
      metaTitle: 'Home',
      metaDescription: 'Start here.',
      content: '<p>Welcome.</p>',
    },
    {
      identifier: 'about-us',
      title: 'About us',
      metaTitle: 'About us',
      metaDescription: 'Who we are.',
      content: '<p>About {{store url="contact-us"}}</p>',
    },
    {
      identifier: 'no-route',
      title: 'Not found',
      metaTitle: 'Not found',
      metaDescription: 'Nothing here.',
      content: '<p>Nothing here.</p>',
    },
    {
      identifier: 'campus',
      title: 'Campus',
      metaTitle: 'Campus',
      metaDescription: 'For students.',
      content: '<p>Campus.</p>',
      stores: ['uni'],
    },
  ],
  blocks: [
    { identifier: 'footer', title: 'Footer', content: '<p>Footer.</p>' },
    { identifier: 'footer', title: 'Footer of Uni Coins', content: '<p>Uni footer.</p>', stores: ['uni'] },
    { identifier: 'promise', title: 'Promise', content: '<p><img src="{{media url=wysiwyg/promise.png}}" alt=""></p>' },
  ],
  redirects: [
    { from: 'music.html', to: 'audio.html', code: 301 },
    { from: 'tune', to: 'music.html', code: 302 },
    { from: 'gone.html', to: 'no-such-product.html', code: 301 },
  ],
  banners: [
    {
      name: 'test/hero.jpg',
      width: 1200,
      height: 400,
      ground: { from: '#20304a', to: '#d0a040', ornament: '#ffffff' },
      side: 'right',
      artworks: [artwork(99)],
    },
  ],
  storeViews,
};
