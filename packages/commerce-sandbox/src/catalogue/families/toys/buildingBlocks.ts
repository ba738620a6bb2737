import { family } from '../../family.ts';

export const buildingBlocks = family(
  { shape: 'building-blocks', sku: 'BLK', leaf: 'toys-games/toys/building-blocks', finish: 'gloss', seller: 'Kheloria Toys, Noida', grams: 900 },
  [
    {
      name: 'Kheloria Mera Ghar Building Blocks, 180 Pieces', brand: 'kheloria', mrp: 1_499, offer: 899, stock: 120, elsewhere: { Kartora: 929, MegaHaat: 949 },
      short: 'A house with a terrace, or whatever comes out of the box.',
      about: 'Bricks fit those you already have at home. The booklet shows six houses and then stops talking.',
      points: ['180 bricks', 'Six models in the booklet', 'BIS toy mark', 'Tub with a handle'],
      facts: { Pieces: '180', Age: '4 years and up', Material: 'ABS', Safety: 'IS 9873' },
      look: ['#d9402f', '#2f6fd0'], rating: [88, 2_310],
    },
    {
      name: 'Kheloria Mangal Yaan Space Blocks, 312 Pieces', brand: 'kheloria', mrp: 2_499, offer: 1_799, stock: 46,
      short: 'A Mars orbiter on its launch pad, with ground control.',
      about: 'Designed with a retired engineer from Bengaluru, so the stages come off in the right order. Solar panels fold.',
      points: ['312 bricks', 'Three stages', 'Fact cards in Hindi and English', 'Spare bricks included'],
      facts: { Pieces: '312', Age: '7 years and up', Material: 'ABS', Safety: 'IS 9873' },
      look: ['#f08a24', '#e8ebef'], rating: [91, 760],
    },
    {
      name: 'Kheloria Rajbari Palace Blocks, 540 Pieces', brand: 'kheloria', mrp: 3_999, stock: 14,
      short: 'Arches, a courtyard and a jharokha, for a long weekend.',
      about: 'Arched and sloped bricks that ordinary sets do not have. Two walls open so that small people can live inside.',
      points: ['540 bricks', 'Eight figures', 'Opens like a doll’s house', 'Numbered bags'],
      facts: { Pieces: '540', Age: '8 years and up', Material: 'ABS', Safety: 'IS 9873' },
      look: ['#c9803e', '#7a2f5a'], grams: 1_700, rating: [90, 231],
    },
    {
      name: 'Kheloria Minar Jumbo Blocks for Toddlers, 40 Pieces', brand: 'kheloria', mrp: 999, offer: 649, stock: 7,
      short: 'Towers taller than their builder, in bricks too big to swallow.',
      about: 'Rounded edges, no small parts, and a colour for each language they will learn it in. They float in the bath.',
      points: ['40 large bricks', 'No small parts', 'Washable', 'Cloth bag'],
      facts: { Pieces: '40', Age: '18 months and up', Material: 'Polyethylene', Safety: 'IS 9873' },
      look: ['#3f9b5b', '#f2c230'], rating: [87, 1_620],
    },
  ],
);
