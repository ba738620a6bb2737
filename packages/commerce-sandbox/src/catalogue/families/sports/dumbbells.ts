import { family } from '../../family.ts';

export const dumbbells = family(
  { shape: 'dumbbells', sku: 'DMB', leaf: 'sports-fitness/gym-yoga/dumbbells', finish: 'matte', seller: 'Maidanex Sports, Jalandhar', grams: 10_200 },
  [
    {
      name: 'Maidanex Round Rubber Dumbbells, 5 kg, Pair', brand: 'maidanex', mrp: 2_499, offer: 1_649, stock: 68, handling: 79,
      short: 'Rubber heads that spare the tiles and the family below.',
      about: 'Cast iron inside vulcanised rubber, which does not smell after a day in the balcony. The handle swells a little in the middle, so it stays.',
      points: ['Two of 5 kg', 'Knurled steel handle', 'Heads cannot loosen', 'Weight true to 2 %'],
      facts: { Weight: '2 × 5 kg', Heads: 'Rubber over cast iron', Handle: 'Chromed steel', Warranty: '2 years' },
      look: ['#26282d', '#d64a35'], label: '5 kg', rating: [88, 1_630],
    },
    {
      name: 'Maidanex Vinyl Hex Dumbbells, 2 kg, Pair', brand: 'maidanex', mrp: 899, offer: 599, elsewhere: { ClickDukaan: 629 },
      short: 'Bright two-kilo pair for walks, aerobics and a sore shoulder.',
      about: 'Six sides, so they do not roll under the sofa. Vinyl takes a wet cloth and a fall.',
      points: ['Two of 2 kg', 'Do not roll', 'Soft vinyl grip', 'For aerobics and rehab'],
      facts: { Weight: '2 × 2 kg', Heads: 'Vinyl over iron', Handle: 'Vinyl', Warranty: '1 year' },
      look: ['#d95b8a', '#fbe4ec'], finish: 'gloss', label: '2 kg', grams: 4_100, rating: [86, 2_270],
      choice: { colours: { 'Gulabi pink': '#d95b8a', 'Sea blue': '#3a8fb7' }, pieces: { 'Gulabi pink': [40], 'Sea blue': [18] } },
    },
    {
      name: 'Maidanex Rubber Hex Dumbbells, 10 kg, Pair', brand: 'maidanex', mrp: 4_999, offer: 3_290, stock: 5, handling: 149,
      short: 'The pair that a home gym is built around.',
      about: 'Flat sides for rows and push-ups on the handles. Twenty kilos come up your stairs in a double carton with straps.',
      points: ['Two of 10 kg', 'Contoured handle, 34 mm', 'Pressed and pinned heads', 'Delivered to the door'],
      facts: { Weight: '2 × 10 kg', Heads: 'Rubber over cast iron', Handle: 'Chromed steel', Warranty: '3 years' },
      look: ['#1f2125', '#8f959d'], label: '10 kg', grams: 20_400, rating: [90, 905],
    },
    {
      name: 'Maidanex Neoprene Hex Dumbbells, 3 kg, Pair', brand: 'maidanex', mrp: 1_399, stock: 52, elsewhere: { MegaHaat: 1_449 },
      short: 'Neoprene that does not slip from a wet hand.',
      about: 'Three kilos is where most people really start. The number is moulded in and cannot wear away.',
      points: ['Two of 3 kg', 'Neoprene coat', 'Hex ends', 'Latex-free'],
      facts: { Weight: '2 × 3 kg', Heads: 'Neoprene over iron', Handle: 'Neoprene', Warranty: '1 year' },
      look: ['#3f9b7a', '#173a30'], label: '3 kg', grams: 6_100, rating: [85, 744],
    },
  ],
);
