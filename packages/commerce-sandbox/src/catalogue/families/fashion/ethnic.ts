import { family } from '../../family.ts';

const sizes = ['S', 'M', 'L', 'XL', 'XXL'];

export const kurtas = family(
  { shape: 'kurta', sku: 'KUR', leaf: 'fashion/women/womens-kurtas', finish: 'fabric', seller: 'Ankari Handlooms, Jaipur', grams: 320 },
  [
    {
      name: 'Ankari Bagru Print Cotton Kurta for Women', brand: 'ankari', mrp: 1_999, offer: 1_299, elsewhere: { Kartora: 1_349, MegaHaat: 1_399 },
      short: 'Hand-block printed in Bagru with vegetable dyes, cut for the summer.',
      about: 'The print is pressed by hand, so no two repeats are quite alike. Side pockets deep enough for a phone.',
      points: ['Block printed by hand', 'Two pockets', 'Pre-washed: it does not shrink'],
      facts: { Fabric: '100 % cotton', Length: 'Calf', Care: 'Cold wash, dry in shade' },
      look: ['#b4532a', '#f0e2c8'], rating: [88, 2_140],
      choice: { colours: { Rust: '#b4532a', Indigo: '#2c3e70' }, sizes, pieces: { Rust: [12, 30, 28, 9, 0], Indigo: [20, 24, 18, 4, null] } },
    },
    {
      name: 'Banarsa Silk-blend Festive Kurta for Women', brand: 'banarsa', mrp: 4_499, offer: 3_199,
      short: 'A straight kurta with zari at neck and cuff, for pujas and receptions.',
      about: 'Lined to the hem and heavy enough to fall well. The dupatta is sold with it, not beside it.',
      points: ['Zari embroidery', 'Full lining', 'With dupatta'],
      facts: { Fabric: 'Silk blend', Length: 'Knee', Care: 'Dry clean' },
      look: ['#7b1e3f', '#d9a94a'], rating: [86, 412],
      choice: { sizes, pieces: { all: [6, 14, 16, 10, 3] } },
    },
    {
      name: 'Ankari Chikankari Short Kurta for Men', brand: 'ankari', leaf: 'fashion/men/mens-kurtas', mrp: 2_499, offer: 1_799, elsewhere: { Bazaarnest: 1_849 },
      short: 'Lucknow embroidery on a short kurta that goes with jeans.',
      about: 'White on white, as it has been for two hundred years. Mother-of-pearl buttons.',
      points: ['Embroidered in Lucknow', 'Short cut', 'Breathes at 42 °C'],
      facts: { Fabric: 'Cotton mulmul', Fit: 'Regular', Care: 'Hand wash' },
      look: ['#f3f1ea', '#c9c2b2'], rating: [90, 960],
      choice: { colours: { White: '#f3f1ea', 'Pista green': '#b9cda4' }, sizes, pieces: { White: [40, 60, 52, 30, 12], 'Pista green': [8, 14, null, 6, 0] } },
    },
    {
      name: 'Banarsa Nehru Set: Kurta, Pyjama and Waistcoat', brand: 'banarsa', leaf: 'fashion/men/mens-kurtas', mrp: 6_999, offer: 4_999, handling: 49,
      short: 'Three pieces that settle what to wear to the wedding.',
      about: 'The waistcoat is woven in Banaras and lined with cotton, so one can dance in it.',
      points: ['Three pieces', 'Woven brocade waistcoat', 'Adjustable pyjama'],
      facts: { Fabric: 'Cotton silk', Fit: 'Regular', Care: 'Dry clean' },
      look: ['#20395e', '#caa45c'], grams: 780, rating: [87, 301],
      choice: { sizes, pieces: { all: [5, 12, 11, 7, 2] } },
    },
  ],
);

export const sarees = family(
  { shape: 'saree', sku: 'SAR', leaf: 'fashion/women/sarees', finish: 'fabric', seller: 'Banarsa Weaves, Varanasi', grams: 620 },
  [
    {
      name: 'Banarsa Katan Silk Saree with Gold Zari', brand: 'banarsa', mrp: 14_990, offer: 11_990, stock: 8, handling: 49, elsewhere: { MegaHaat: 12_490 },
      short: 'A wedding saree from Varanasi, eleven days on the loom.',
      about: 'Pure katan silk with a jaal of flowers. The weaver’s name is on the tag, and the Silk Mark too.',
      points: ['Silk Mark certified', 'Unstitched blouse piece', 'Fall and pico done'],
      facts: { Fabric: 'Katan silk', Length: '5.5 m + 0.8 m blouse', Care: 'Dry clean' },
      look: ['#9b1b30', '#d8ab4e'], rating: [94, 188],
    },
    {
      name: 'Ankari Kota Doria Office Saree', brand: 'ankari', mrp: 2_499, offer: 1_699,
      short: 'So light that one forgets it by the second meeting.',
      about: 'Cotton and silk in tiny squares, from Kaithun. It dries overnight and wants no petticoat tricks.',
      points: ['240 g', 'Blouse piece included', 'Hand-woven'],
      facts: { Fabric: 'Cotton silk', Length: '5.5 m', Care: 'Hand wash' },
      look: ['#7fb0a6', '#f1e6cf'], rating: [86, 1_022],
      choice: { colours: { 'Sea green': '#7fb0a6', Mustard: '#d3a13c', Lilac: '#b6a2cf' }, pieces: { 'Sea green': [22], Mustard: [15], Lilac: [0] } },
    },
    {
      name: 'Banarsa Linen Saree with Temple Border', brand: 'banarsa', mrp: 3_999, stock: 27, elsewhere: { Kartora: 4_199 },
      short: 'Plain linen, a red border, and nothing else needed.',
      about: 'Woven in Phulia from 80-count linen. It creases, and that is how one knows.',
      points: ['Pure linen', 'Contrast border', 'Softens with every wash'],
      facts: { Fabric: 'Linen', Length: '5.5 m + blouse', Care: 'Hand wash' },
      look: ['#e7dcc3', '#a8322d'], rating: [89, 344],
    },
  ],
);
