import { family } from '../../family.ts';

export const bedsheets = family(
  { shape: 'bedsheet', sku: 'BED', leaf: 'home-furniture/furnishing/bedsheets', finish: 'fabric', seller: 'Nidraloom Linen, Panipat', grams: 1_250 },
  [
    {
      name: 'Nidraloom Sanganer Block Print Bedsheet, 180 TC Cotton', brand: 'nidraloom', mrp: 1_999, offer: 1_199,
      short: 'A hand-block print from Sanganer on cotton that breathes in May.',
      about: 'Each colour is pressed by its own wooden block, so lines meet almost but not quite. It softens for the first ten washes and then stays that way.',
      points: ['Pure cotton, 180 threads per inch', 'Two pillow covers included', 'Azo-free dyes', 'Wash dark colours separately once'],
      facts: { Material: '100 % cotton', 'Thread count': '180', 'In the pack': '1 bedsheet, 2 pillow covers', Care: 'Machine wash, cold' },
      look: ['#b5473c', '#f0dcc0'], label: '180 TC', rating: [87, 3_204],
      choice: { colours: { 'Madder red': '#b5473c', Indigo: '#2f4674', 'Mehendi green': '#75803f' }, sizes: ['Single', 'Double', 'King'], steps: [0, 500, 800], pieces: { 'Madder red': [22, 40, 18], Indigo: [14, 31, 0], 'Mehendi green': [null, 12, 5] } },
    },
    {
      name: 'Nidraloom Hotel White Sateen King Bedsheet, 400 TC', brand: 'nidraloom', mrp: 4_499, offer: 2_999, stock: 46, elsewhere: { Bazaarnest: 3_149 },
      short: 'White sateen with a heavy fall, as in a good hotel.',
      about: 'Long-staple cotton in a sateen weave, finished without optical whitener. It goes 45 cm under the mattress on every side, so it stays tucked.',
      points: ['400 threads per inch', 'Fits 78 by 72-inch beds', 'Stands a 60 °C wash', 'Two envelope pillow covers'],
      facts: { Material: '100 % cotton sateen', 'Thread count': '400', Size: '274 × 274 cm', Care: 'Machine wash, 60 °C' },
      look: ['#f3f1ec', '#c9b48a'], label: '400 TC', grams: 1_700, rating: [90, 1_118],
    },
    {
      name: 'Gharika Elastic Fitted Double Bedsheet, Geometric', brand: 'gharika', mrp: 1_499, offer: 749, stock: 190,
      short: 'Elastic all the way round, so a child can jump and it stays.',
      about: 'Pull it over the corners and the bed is made. The elastic runs through a stitched channel and can be replaced by any tailor.',
      points: ['For mattresses of 5 to 10 inches', 'Brushed microfibre, dries in two hours', 'Print does not fade in the sun', 'Two pillow covers'],
      facts: { Material: 'Microfibre, 120 GSM', Size: '183 × 198 × 25 cm', 'In the pack': '1 fitted sheet, 2 pillow covers', Care: 'Machine wash' },
      look: ['#4c6a8d', '#e9c46a'], label: 'Fitted', grams: 900, rating: [81, 5_412],
    },
    {
      name: 'Gharika Dohar Set in Mulmul, Double, Three Layers', brand: 'gharika', mrp: 3_299, stock: 4,
      short: 'Three layers of mulmul for sleeping under a fan.',
      about: 'Warmer than a sheet and lighter than a quilt: what North India calls a dohar. The two outer layers are printed, the inner one is plain and keeps the air.',
      points: ['Three layers of cotton mulmul', 'Reversible', 'Comes with a matching sheet', 'Cotton bag to store it'],
      facts: { Material: '100 % cotton mulmul', Size: '220 × 240 cm', 'In the pack': '1 dohar, 1 sheet, 2 pillow covers', Care: 'Gentle wash' },
      look: ['#8fb3a3', '#d9708a'], label: 'Mulmul', grams: 2_100, rating: [88, 267],
    },
  ],
);
