import { family } from '../../family.ts';

export const curtains = family(
  { shape: 'curtain', sku: 'CUR', leaf: 'home-furniture/furnishing/curtains', finish: 'fabric', seller: 'Gharika Furnishings, Karur', grams: 1_400 },
  [
    {
      name: 'Gharika Raat Blackout Curtains, Set of 2', brand: 'gharika', mrp: 2_499, offer: 1_299, elsewhere: { Kartora: 1_349, Bazaarnest: 1_379 },
      short: 'Keeps out the street light and a part of the street.',
      about: 'Three layers woven together, not coated, so they hang softly and can be washed. For people on night shift and for afternoon naps.',
      points: ['Blocks 95 % of light', 'Eight steel eyelets in each panel', 'Keeps a room cooler in summer', 'Machine washable'],
      facts: { Material: 'Polyester, triple weave', Width: '4 ft a panel', Fitting: 'Eyelets', Light: 'Blackout' },
      look: ['#3f4a63', '#c2a878'], rating: [86, 2_890],
      choice: { colours: { 'Dusk blue': '#3f4a63', 'Coffee brown': '#6b4a35', 'Stone grey': '#8f9091' }, sizes: ['5 ft window', '7 ft door', '9 ft long door'], steps: [0, 300, 700], pieces: { 'Dusk blue': [26, 44, 9], 'Coffee brown': [18, 37, 12], 'Stone grey': [7, 0, null] } },
    },
    {
      name: 'Gharika Jharokha Sheer Linen-look Curtains, 7 ft, Set of 2', brand: 'gharika', mrp: 1_799, offer: 1_149, stock: 73,
      short: 'Lets the morning in and keeps the neighbours out.',
      about: 'An open weave with slubs, like linen, that does not crush like linen. By day nobody sees in; by night draw something behind it.',
      points: ['Sheer, softens daylight', 'Rod pocket and back tabs', 'Can be shortened with an iron-on hem', 'Weighted bottom'],
      facts: { Material: 'Polyester linen-look', Width: '4 ft a panel', Length: '7 ft', Light: 'Sheer' },
      look: ['#ece4d3', '#b79a6b'], grams: 700, rating: [84, 1_204],
    },
    {
      name: 'Nidraloom Kalamkari Cotton Curtain, 7 ft, Single', brand: 'nidraloom', mrp: 1_499, stock: 21, elsewhere: { MegaHaat: 1_549 },
      short: 'A tree of life down a whole door, printed in Machilipatnam.',
      about: 'The tree is one drawing from hem to top and is not cut at the seam. The cotton lets a soft coloured light through.',
      points: ['Pure cotton, lined at the top', 'Vegetable and azo-free colours', 'Loops for a rod up to 3 cm', 'Hand wash the first time'],
      facts: { Material: '100 % cotton', Width: '3.75 ft', Length: '7 ft', Light: 'Filters' },
      look: ['#a8442f', '#24435c'], grams: 620, rating: [89, 318],
    },
    {
      name: 'Gharika Barsaat Waterproof Balcony Curtain, 8 ft', brand: 'gharika', mrp: 1_690, stock: 0,
      short: 'Holds off a slanting monsoon and the pigeons of every season.',
      about: 'Coated on the outside, with brass grommets along two sides, so it can be roped to the grille in a storm. A window strip lets light in.',
      points: ['PU-coated on the outside', 'Grommets along top and bottom', 'UV-stabilised for two summers', 'Rope in the pack'],
      facts: { Material: 'Coated polyester, 240 GSM', Width: '4.5 ft', Length: '8 ft', Light: 'Dims' },
      look: ['#5d6f57', '#d8d4c4'], rating: [79, 402],
    },
  ],
);
