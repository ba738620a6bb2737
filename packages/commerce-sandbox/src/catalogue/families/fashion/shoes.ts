import { family } from '../../family.ts';

const sizes = ['UK 6', 'UK 7', 'UK 8', 'UK 9', 'UK 10', 'UK 11'];

export const sneakers = family(
  { shape: 'sneakers', sku: 'SNK', leaf: 'fashion/footwear/sneakers', finish: 'fabric', seller: 'Stridekar Shoes, Agra', grams: 820 },
  [
    {
      name: 'Stridekar Court Classic White Sneakers', brand: 'stridekar', mrp: 3_499, offer: 2_299, elsewhere: { Kartora: 2_399, MegaHaat: 2_449 },
      short: 'White shoes for kurta, jeans and everything on Fridays.',
      about: 'Stitched soles, not glued. The lining wipes clean, and so does the rest. Half sizes are not needed: the insole comes out and a thinner one is in the box.',
      points: ['Stitched cup sole', 'Two pairs of laces', 'Vegan leather'],
      facts: { Upper: 'Microfibre', Sole: 'Rubber', Care: 'Damp cloth' },
      look: ['#f2f1ed', '#3d7d5f'], finish: 'leather', rating: [86, 6_011],
      choice: { sizes, pieces: { all: [20, 44, 70, 62, 31, 9] } },
    },
    {
      name: 'Padyatra Tempo 2 Running Shoes', brand: 'padyatra', mrp: 5_499, offer: 3_499,
      short: 'A daily trainer for Marine Drive and the colony park.',
      about: 'The foam returns what you put in. Tested for 700 km on Indian pavements, kerbs included. The heel is firm, the toes have room, and rain runs out of the sole.',
      points: ['8 mm drop', '240 g', 'Reflective heel'],
      facts: { Upper: 'Knit', Sole: 'EVA and rubber', Care: 'Air dry' },
      look: ['#e2553d', '#22262c'], rating: [88, 2_420],
      choice: { colours: { Coral: '#e2553d', Midnight: '#28324a' }, sizes, pieces: { Coral: [6, 14, 20, 18, 9, null], Midnight: [12, 22, 35, 30, 14, 5] } },
    },
    {
      name: 'Stridekar Canvas High-top', brand: 'stridekar', mrp: 1_999, offer: 1_299, elsewhere: { ClickDukaan: 1_349 },
      short: 'Canvas to the ankle, for college and for band practice.',
      about: 'Gets better as it gets worse. The toe cap is real rubber. It is cut roomy in front, as feet in Indian summers need, and both laces and insoles are sold as spares.',
      points: ['12 oz canvas', 'Vulcanised sole', 'Cushioned insole'],
      facts: { Upper: 'Cotton canvas', Sole: 'Rubber', Care: 'Brush' },
      look: ['#2c2f6b', '#f0ede4'], rating: [83, 3_108],
      choice: { sizes: sizes.slice(0, 5), pieces: { all: [18, 30, 28, 16, 0] } },
    },
    {
      name: 'Padyatra Pagdandi Trail Shoes', brand: 'padyatra', mrp: 6_499,
      short: 'For laterite, basalt and the wet stairs of a hill fort.',
      about: 'Lugs of five millimetres bite into mud and let it go again. A rock plate sits below the forefoot, and the tongue keeps gravel out.',
      points: ['5 mm lugs', 'Rock plate', 'Gusseted tongue', 'Drains after a stream'],
      facts: { Upper: 'Ripstop mesh', Sole: 'Sticky rubber', Weight: '290 g', Care: 'Brush when dry' },
      look: ['#6b6f3a', '#e2702f'], rating: [89, 414],
      choice: { sizes, pieces: { all: [3, 9, 14, 12, 6, 2] } },
    },
    {
      name: 'Stridekar Slip-on Walking Shoes for Women', brand: 'stridekar', mrp: 2_499, offer: 1_599,
      short: 'No laces, no bending, eight thousand steps.',
      about: 'The heel stands up by itself, so the foot goes in without a hand. It weighs as much as a mango and goes into the washing machine.',
      points: ['Heel that springs back', '190 g', 'Machine washable', 'Arch support'],
      facts: { Upper: 'Knit', Sole: 'EVA', Care: 'Machine wash at 30 °C' },
      look: ['#b79bc4', '#f5f0f2'], rating: [87, 2_240],
      choice: { colours: { Lavender: '#b79bc4', Charcoal: '#3a3c42' }, sizes: ['UK 3', 'UK 4', 'UK 5', 'UK 6', 'UK 7'], pieces: { Lavender: [10, 22, 25, 16, 4], Charcoal: [14, 28, 30, 18, 0] } },
    },
  ],
);

export const sandals = family(
  { shape: 'sandals', sku: 'SAN', leaf: 'fashion/footwear/sandals', finish: 'leather', seller: 'Stridekar Shoes, Agra', grams: 560 },
  [
    {
      name: 'Padyatra Original Kolhapuri Chappals', brand: 'padyatra', mrp: 2_199, offer: 1_599,
      short: 'Made in Kolhapur by the Kamble family, with the tag to prove it.',
      about: 'Buffalo leather, tanned with bark, not chrome. They creak for a week, and that is the sound of them.',
      points: ['GI-tagged', 'Vegetable tanned', 'Hand-braided strap'],
      facts: { Upper: 'Leather', Sole: 'Leather', Care: 'Oil twice a year' },
      look: ['#a4622f', '#5d3317'], rating: [90, 1_230],
      choice: { sizes: sizes.slice(0, 5), pieces: { all: [9, 16, 21, 12, 4] } },
    },
    {
      name: 'Stridekar Monsoon Floaters', brand: 'stridekar', mrp: 1_499, offer: 899, elsewhere: { Kartora: 929, Bazaarnest: 949 },
      short: 'Three straps, a grip like a tyre, dry in ten minutes.',
      about: 'For waterlogged lanes and river crossings. The straps close even when they are full of sand. The sole is one piece with its edge, so nothing peels in the third monsoon.',
      points: ['Quick-dry', 'Deep lugs', 'Hook-and-loop straps'],
      facts: { Upper: 'Webbing', Sole: 'Rubber', Care: 'Hose' },
      look: ['#3f5560', '#e2a23a'], finish: 'fabric', rating: [84, 4_415],
      choice: { sizes, pieces: { all: [24, 40, 55, 48, 20, 6] } },
    },
    {
      name: 'Stridekar Cloud Slides', brand: 'stridekar', mrp: 999, offer: 599,
      short: 'One soft piece, for the house and the corner shop.',
      about: 'Thick enough for cold marble. Choose one size up if you wear socks. They dry with a shake and do not squeak on wet tiles.',
      points: ['38 mm sole', 'Washable', 'Non-slip'],
      facts: { Material: 'EVA', Weight: '180 g a pair', Care: 'Rinse' },
      look: ['#d7b8a6', '#8a5a44'], finish: 'matte', grams: 260, rating: [81, 7_702],
      choice: { colours: { Sand: '#d7b8a6', Slate: '#54606b' }, sizes: ['UK 6', 'UK 7', 'UK 8', 'UK 9'], pieces: { Sand: [30, 44, 38, 20], Slate: [28, 40, 41, 0] } },
    },
    {
      name: 'Ankari Embroidered Mojari for Women', brand: 'ankari', mrp: 1_899,
      short: 'Jodhpuri mojaris with a cushion that tradition forgot.',
      about: 'Thread work on the toe, leather below, and a soft insole between, so they can be danced in on the first evening. Left and right are the same for a week, then they know.',
      points: ['Hand embroidery', 'Cushioned insole', 'Leather sole with a rubber heel'],
      facts: { Upper: 'Embroidered cotton', Sole: 'Leather and rubber', Care: 'Dry brush' },
      look: ['#b0335a', '#e8bf57'], finish: 'fabric', rating: [85, 530],
      choice: { colours: { Rani: '#b0335a', Gold: '#c9a14a' }, sizes: ['UK 3', 'UK 4', 'UK 5', 'UK 6', 'UK 7'], pieces: { Rani: [6, 12, 14, 8, null], Gold: [4, 9, 0, 5, 2] } },
    },
  ],
);
