import type { Shape } from '@shop/artwork';
import { phonePicture } from './content/markup.ts';
import { pick } from './content/pick.ts';
import { brandName, shownBrands, topDepartments } from './content/sections.ts';
import type { BannerSeed } from './contentTypes.ts';

const things = (...shapes: [Shape, number?][]) => shapes.map(([shape, place]) => pick(shape, place).artwork);

const hero = { width: 1600, height: 640 } as const;
const phone = { width: 800, height: 1080, side: 'foot' } as const;
const strip = { width: 1200, height: 480 } as const;
const sticker = { width: 480, height: 480 } as const;

/** Grounds that take turns, so that squares beside each other differ. */
const grounds = [
  { from: '#e9edfb', to: '#dbe3fb', ornament: '#c2cff5' },
  { from: '#fff3da', to: '#ffe8b8', ornament: '#ffd27a' },
  { from: '#e3f5ec', to: '#cfeedf', ornament: '#a9dfc4' },
  { from: '#ffe9e2', to: '#ffd9cd', ornament: '#ffbfac' },
  { from: '#fbe6f0', to: '#f7d4e5', ornament: '#efb3cf' },
  { from: '#eef1f4', to: '#e0e6eb', ornament: '#c6d1da' },
];
const groundAt = (index: number) => grounds[index % grounds.length]!;

const inks = ['#22306b', '#7a2e12', '#0f5a3c', '#3b1439', '#5b3a00', '#22272b'];

/** A brand's wordmark alone. */
const wordmarks = shownBrands.map((code, index): BannerSeed => ({
  name: `brands/${code}.png`,
  width: 480,
  height: 240,
  ground: { from: '#ffffff', to: '#f6f7f9', ornament: '#eef0f3' },
  side: 'full',
  headline: brandName(code),
  ink: inks[index % inks.length]!,
  artworks: [],
}));

const departments = topDepartments.map(({ picture, shape }, index): BannerSeed => ({
  ...sticker,
  name: picture,
  ground: groundAt(index),
  side: 'full',
  artworks: [pick(shape, 1).artwork],
}));

/** What phones show instead (`phonePicture`): less, and below the words. */
const withPhonePicture = (banner: BannerSeed): BannerSeed[] => {
  const name = phonePicture(banner.name);
  return name === undefined ? [banner] : [banner, { ...banner, ...phone, name }];
};

const campaigns: BannerSeed[] = [
  ...wordmarks,
  ...departments,
  {
    ...hero,
    name: 'zepp/kitchen-hero.jpg',
    ground: { from: '#fff3da', to: '#ffe6c2', ornament: '#f6c667' },
    side: 'right',
    artworks: things(['mixer-grinder'], ['pressure-cooker'], ['air-fryer', 1], ['kettle']),
  },
  {
    ...hero,
    name: 'zepp/travel-hero.jpg',
    ground: { from: '#e4f1f7', to: '#d3e8f3', ornament: '#a9d1e6' },
    side: 'right',
    artworks: things(['suitcase'], ['backpack'], ['power-bank'], ['sunglasses']),
  },
  {
    ...hero,
    name: 'uni/hostel-hero.jpg',
    ground: { from: '#e7e0fb', to: '#d6cbf7', ornament: '#bfaef0' },
    side: 'right',
    artworks: things(['study-table'], ['table-lamp'], ['kettle', 1], ['bluetooth-speaker']),
  },
  {
    ...hero,
    name: 'uni/sports-hero.jpg',
    ground: { from: '#dcf8ec', to: '#c4f1de', ornament: '#9be8c6' },
    side: 'right',
    artworks: things(['cricket-bat'], ['football'], ['sneakers', 1], ['yoga-mat']),
  },
  {
    ...hero,
    name: 'float/appliance-hero.jpg',
    ground: { from: '#edf1f4', to: '#dfe7ec', ornament: '#c3d1db' },
    side: 'right',
    artworks: things(['refrigerator'], ['washing-machine'], ['microwave']),
  },
  {
    ...hero,
    name: 'float/study-hero.jpg',
    ground: { from: '#eef3f2', to: '#dfeae6', ornament: '#c9dcd5' },
    side: 'right',
    artworks: things(['monitor'], ['keyboard'], ['mouse'], ['office-chair']),
  },
  {
    ...hero,
    name: 'programme/student-hero.jpg',
    ground: { from: '#eef0f3', to: '#dfe3ea', ornament: '#c5ccd8' },
    side: 'right',
    artworks: things(['laptop', 1], ['tablet'], ['earbuds', 1]),
  },
  {
    ...hero,
    name: 'programme/brand-store-hero.jpg',
    ground: { from: '#e3e9fb', to: '#cfdaf8', ornament: '#adc0f2' },
    side: 'right',
    artworks: things(['foldable-phone'], ['smartphone', 2], ['smartwatch']),
  },
  {
    ...strip,
    name: 'programme/exchange.jpg',
    ground: { from: '#e3f5ec', to: '#cfeedf', ornament: '#a9dfc4' },
    side: 'right',
    artworks: things(['smartphone'], ['phone-case']),
  },
  {
    ...strip,
    name: 'programme/warehouse.jpg',
    ground: { from: '#fdf0dc', to: '#fae0b8', ornament: '#f0c888' },
    side: 'right',
    artworks: things(['refrigerator', 1], ['suitcase', 1]),
  },
  {
    ...strip,
    name: 'common/ad-audio.jpg',
    ground: { from: '#e7e0fb', to: '#d9cff8', ornament: '#bfaef0' },
    side: 'right',
    artworks: things(['headphones', 1], ['bluetooth-speaker', 1]),
  },
  {
    ...strip,
    name: 'common/ad-grocery.jpg',
    ground: { from: '#e9f6df', to: '#d6efc3', ornament: '#b5dd94' },
    side: 'right',
    artworks: things(['tea-tin'], ['dry-fruits']),
  },
  {
    ...strip,
    name: 'common/ad-books.jpg',
    ground: { from: '#fdf0dc', to: '#fae0b8', ornament: '#f0c888' },
    side: 'right',
    artworks: things(['book'], ['notebook', 1]),
  },
  {
    ...hero,
    name: 'zepp/benefit-hero.jpg',
    ground: { from: '#f3efff', to: '#fff3da', ornament: '#dcd5fb' },
    side: 'right',
    artworks: things(['laptop', 1], ['headphones'], ['smartwatch', 1], ['smartphone', 1]),
  },
  {
    ...strip,
    name: 'zepp/coins-offer.jpg',
    ground: { from: '#fff3da', to: '#ffe2a6', ornament: '#f6c667' },
    side: 'right',
    artworks: things(['wrist-watch', 1], ['handbag']),
  },
  {
    ...strip,
    name: 'zepp/home-upgrade.jpg',
    ground: { from: '#e9edfb', to: '#f4f1ff', ornament: '#cfd6f6' },
    side: 'right',
    artworks: things(['monitor', 1], ['soundbar']),
  },
  {
    ...hero,
    name: 'uni/student-hero.jpg',
    ground: { from: '#ffe6df', to: '#ffd0c2', ornament: '#9be8c6' },
    side: 'right',
    artworks: things(['backpack', 1], ['laptop'], ['earbuds', 1], ['sneakers']),
  },
  {
    ...sticker,
    name: 'uni/sticker-laptops.jpg',
    ground: { from: '#dcf8ec', to: '#c4f1de', ornament: '#9be8c6' },
    side: 'full',
    artworks: things(['laptop', 2]),
  },
  {
    ...sticker,
    name: 'uni/sticker-audio.jpg',
    ground: { from: '#ffe6df', to: '#ffd6ca', ornament: '#ffb9a6' },
    side: 'full',
    artworks: things(['earbuds']),
  },
  {
    ...sticker,
    name: 'uni/sticker-backpacks.jpg',
    ground: { from: '#fdf0c4', to: '#fbe59a', ornament: '#f5d562' },
    side: 'full',
    artworks: things(['backpack']),
  },
  {
    ...sticker,
    name: 'uni/sticker-shoes.jpg',
    ground: { from: '#e7e0fb', to: '#d6cbf7', ornament: '#bfaef0' },
    side: 'full',
    artworks: things(['sneakers', 1]),
  },
  {
    ...sticker,
    name: 'uni/sticker-keyboards.jpg',
    ground: { from: '#dff0fb', to: '#c7e4f8', ornament: '#a3d2f1' },
    side: 'full',
    artworks: things(['keyboard']),
  },
  {
    ...sticker,
    name: 'uni/sticker-watches.jpg',
    ground: { from: '#fbe0ee', to: '#f7c9e0', ornament: '#f0a8cb' },
    side: 'full',
    artworks: things(['smartwatch']),
  },
  {
    ...strip,
    name: 'uni/hostel-room.jpg',
    ground: { from: '#fff3da', to: '#ffe8b8', ornament: '#ffd27a' },
    side: 'right',
    artworks: things(['bluetooth-speaker'], ['t-shirt', 1]),
  },
  {
    ...hero,
    name: 'float/compare-hero.jpg',
    ground: { from: '#eef3f2', to: '#dfeae6', ornament: '#c9dcd5' },
    side: 'right',
    artworks: things(['laptop', 1], ['camera'], ['smartphone', 1], ['headphones', 1]),
  },
  {
    ...strip,
    name: 'float/small-things.jpg',
    ground: { from: '#edf1f4', to: '#dfe7ec', ornament: '#c3d1db' },
    side: 'right',
    artworks: things(['power-bank'], ['charger', 1]),
  },
];

/** Every campaign picture of the content pages. */
export const banners: BannerSeed[] = campaigns.flatMap(withPhonePicture);
