import { family } from '../../family.ts';

export const footballs = family(
  { shape: 'football', sku: 'FBL', leaf: 'sports-fitness/team-sports/football', finish: 'gloss', seller: 'Maidanex Sports, Jalandhar', grams: 480 },
  [
    {
      name: 'Maidanex Maidan Hand-stitched Football, Size 5', brand: 'maidanex', mrp: 1_299, offer: 799, stock: 170,
      short: 'Stitched by hand in Jalandhar, for hard grounds and rain.',
      about: 'Thirty-two panels, 640 stitches, and a cover that does not peel on gravel. It holds air for ten days.',
      points: ['Hand-stitched', 'For grass and hard ground', 'Butyl bladder', 'Pump needle included'],
      facts: { Size: '5', Cover: 'PU, 1.8 mm', Bladder: 'Butyl', Weight: '430 g' },
      look: ['#1d3f8a', '#f4f4f1'], rating: [86, 3_120],
    },
    {
      name: 'Maidanex Premier Thermo-bonded Match Ball, Size 5', brand: 'maidanex', mrp: 3_999, offer: 2_890, stock: 23,
      short: 'No stitches: bonded panels that fly straight and drink no water.',
      about: 'Made to the measures of a league match. Its weight after two hours of rain is the weight before.',
      points: ['Thermo-bonded', 'Textured cover', 'Almost no water uptake', 'Box keeps it round'],
      facts: { Size: '5', Cover: 'Textured PU', Bladder: 'Latex', Weight: '435 g' },
      look: ['#e9eef2', '#d6342c'], label: 'Premier', rating: [90, 288],
    },
    {
      name: 'Maidanex Futsal Low-bounce Ball, Size 4', brand: 'maidanex', mrp: 1_599, stock: 41,
      short: 'Stays down on turf and cement, for five-a-side after office.',
      about: 'Foam around the bladder takes out two thirds of the bounce. You pass more and fetch less.',
      points: ['Low bounce', 'For turf and indoor courts', 'Bright for floodlights', 'Machine-stitched'],
      facts: { Size: '4', Cover: 'PU', Bladder: 'Foam-filled butyl', Weight: '420 g' },
      look: ['#f2d32f', '#20242b'], label: 'Futsal',
    },
    {
      name: 'Maidanex Junior Kick Football, Size 3', brand: 'maidanex', mrp: 699, offer: 449, stock: 8, elsewhere: { Bazaarnest: 469, MegaHaat: 459 },
      short: 'A small, light ball for feet that still wear Velcro.',
      about: 'Three hundred grams, soft cover, friendly to shins and window panes. For ages five to nine.',
      points: ['300 g', 'Soft TPU cover', 'Comes inflated', 'Name panel'],
      facts: { Size: '3', Cover: 'TPU', Bladder: 'Butyl', Age: '5 to 9 years' },
      look: ['#3fa65a', '#f7f7f4'], grams: 330, rating: [88, 1_044],
    },
  ],
);
