import type { Shape } from '../artwork/shapes.ts';
import { pick } from './content/pick.ts';
import type { BannerSeed } from './types.ts';

const things = (...shapes: [Shape, number?][]) => shapes.map(([shape, place]) => pick(shape, place).artwork);

const hero = { width: 1600, height: 640 } as const;
const strip = { width: 1200, height: 480 } as const;
const sticker = { width: 480, height: 480 } as const;

/** Every campaign picture of the three homes. */
export const banners: BannerSeed[] = [
  { ...hero, name: 'zepp/benefit-hero.jpg', ground: { from: '#f3efff', to: '#fff3da', ornament: '#dcd5fb' }, side: 'right', artworks: things(['laptop', 1], ['headphones'], ['smartwatch', 1], ['smartphone', 1]) },
  { ...strip, name: 'zepp/coins-offer.jpg', ground: { from: '#fff3da', to: '#ffe2a6', ornament: '#f6c667' }, side: 'right', artworks: things(['wrist-watch', 1], ['handbag']) },
  { ...strip, name: 'zepp/home-upgrade.jpg', ground: { from: '#e9edfb', to: '#f4f1ff', ornament: '#cfd6f6' }, side: 'right', artworks: things(['monitor', 1], ['soundbar']) },
  { ...hero, name: 'uni/student-hero.jpg', ground: { from: '#ffe6df', to: '#ffd0c2', ornament: '#9be8c6' }, side: 'right', artworks: things(['backpack', 1], ['laptop'], ['earbuds', 1], ['sneakers']) },
  { ...sticker, name: 'uni/sticker-laptops.jpg', ground: { from: '#dcf8ec', to: '#c4f1de', ornament: '#9be8c6' }, side: 'full', artworks: things(['laptop', 2]) },
  { ...sticker, name: 'uni/sticker-audio.jpg', ground: { from: '#ffe6df', to: '#ffd6ca', ornament: '#ffb9a6' }, side: 'full', artworks: things(['earbuds']) },
  { ...sticker, name: 'uni/sticker-backpacks.jpg', ground: { from: '#fdf0c4', to: '#fbe59a', ornament: '#f5d562' }, side: 'full', artworks: things(['backpack']) },
  { ...sticker, name: 'uni/sticker-shoes.jpg', ground: { from: '#e7e0fb', to: '#d6cbf7', ornament: '#bfaef0' }, side: 'full', artworks: things(['sneakers', 1]) },
  { ...sticker, name: 'uni/sticker-keyboards.jpg', ground: { from: '#dff0fb', to: '#c7e4f8', ornament: '#a3d2f1' }, side: 'full', artworks: things(['keyboard']) },
  { ...sticker, name: 'uni/sticker-watches.jpg', ground: { from: '#fbe0ee', to: '#f7c9e0', ornament: '#f0a8cb' }, side: 'full', artworks: things(['smartwatch']) },
  { ...strip, name: 'uni/hostel-room.jpg', ground: { from: '#fff3da', to: '#ffe8b8', ornament: '#ffd27a' }, side: 'right', artworks: things(['bluetooth-speaker'], ['t-shirt', 1]) },
  { ...hero, name: 'float/compare-hero.jpg', ground: { from: '#eef3f2', to: '#dfeae6', ornament: '#c9dcd5' }, side: 'right', artworks: things(['laptop', 1], ['camera'], ['smartphone', 1], ['headphones', 1]) },
  { ...strip, name: 'float/small-things.jpg', ground: { from: '#edf1f4', to: '#dfe7ec', ornament: '#c3d1db' }, side: 'right', artworks: things(['power-bank'], ['charger', 1]) },
];
