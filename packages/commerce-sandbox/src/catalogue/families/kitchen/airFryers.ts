import { family } from '../../family.ts';

export const airFryers = family(
  { shape: 'air-fryer', sku: 'AFR', leaf: 'kitchen-dining/kitchen-appliances/air-fryers', finish: 'matte', seller: 'Rasoika Kitchens, Coimbatore', grams: 4_700 },
  [
    {
      name: 'Rasoika Samosa 4.2 L Air Fryer', brand: 'rasoika', mrp: 9_990, offer: 4_990, stock: 130, elsewhere: { Kartora: 5_190, MegaHaat: 5_090 },
      short: 'Eight samosas with a spoon of oil in fifteen minutes.',
      about: 'Two dials and a bell; nothing to learn. The basket is square, so the eighth samosa has a place too. It wipes clean before the chutney is finished.',
      points: ['1,400 W', '80 to 200 °C', 'Non-stick basket without PFOA', 'Recipe book with 60 Indian snacks'],
      facts: { Capacity: '4.2 litres', Power: '1,400 W', Controls: 'Dials', Warranty: '2 years' },
      look: ['#2a2d32', '#cf8a43'], label: 'Rasoika', rating: [86, 6_102],
    },
    {
      name: 'Rasoika Tikki 6.5 L Digital Air Fryer with Window', brand: 'rasoika', mrp: 8_490, elsewhere: { Kartora: 8_690, Bazaarnest: 8_790 },
      short: 'See the tikkis turn brown instead of opening to look.',
      about: 'A lamp and a window mean the heat stays in. It fits a whole chicken or cauliflower, and twelve programmes know the difference.',
      points: ['Window with lamp', '12 programmes', 'Reminder to shake', 'Dehydrates mango and tomato at 40 °C'],
      facts: { Capacity: '6.5 litres', Power: '1,700 W', Controls: 'Touch', Warranty: '2 years' },
      look: ['#33403b', '#9cc7ae'], label: 'Tikki', rating: [89, 1_870],
      choice: { colours: { 'Forest green': '#33403b', Charcoal: '#2b2d31', Cream: '#ece2d0' }, pieces: { 'Forest green': [18], Charcoal: [52], Cream: [0] } },
    },
    {
      name: 'Tavanto Jodi 8 L Dual Basket Air Fryer', brand: 'tavanto', mrp: 21_990, offer: 14_990, stock: 17,
      short: 'Paneer on the left, fish on the right, ready at the same minute.',
      about: 'Vegetarian and non-vegetarian do not share a basket or a smell. Set both and it starts the slower one first.',
      points: ['Two baskets of 4 litres', 'Finishes both together', 'Separate crumb trays', '2,400 W from a 16 A socket'],
      facts: { Capacity: '2 × 4 litres', Power: '2,400 W', Plug: '16 A', Warranty: '2 years' },
      look: ['#43464d', '#e0653a'], label: 'Jodi', finish: 'metal', grams: 8_600, rating: [88, 433],
    },
    {
      name: 'Tavanto Ek 2 L Compact Air Fryer', brand: 'tavanto', mrp: 3_290, stock: 5,
      short: 'For one person, one shelf and a 6 A socket.',
      about: 'It heats half a packet of fries or reheats two puffs from the bakery until they flake again. Paying-guest rooms allow it because it draws no more than an iron.',
      points: ['900 W, 6 A plug', 'Basket the size of a dinner plate', 'Cool handle', '30-minute timer'],
      facts: { Capacity: '2 litres', Power: '900 W', Plug: '6 A', Warranty: '1 year' },
      look: ['#e9b7a4', '#7a4a3c'], label: 'Ek', grams: 2_900, rating: [81, 1_022],
    },
  ],
);
