import { family } from '../../family.ts';

export const pressureCookers = family(
  { shape: 'pressure-cooker', sku: 'PCK', leaf: 'kitchen-dining/cooktops-cookware/pressure-cookers', finish: 'metal', seller: 'Thaliwell Stores, Moradabad', grams: 2_400 },
  [
    {
      name: 'Tavanto Seeti Aluminium Pressure Cooker, Inner Lid', brand: 'tavanto', mrp: 1_495, offer: 1_149, elsewhere: { Kartora: 1_179, Bazaarnest: 1_199 },
      short: 'Three whistles for dal, five for rajma, as always.',
      about: 'Virgin aluminium, thick in the base, with the lid that goes inside and cannot blow off. Spare gaskets are in every market, and one is in the box.',
      points: ['ISI marked', 'Inner lid', 'Base 3.25 mm', 'Spare gasket included'],
      facts: { Material: 'Aluminium', Hob: 'Gas only', Mark: 'IS 2347', Warranty: '5 years' },
      look: ['#c4c8ce', '#26272b'], label: 'Seeti', rating: [88, 8_140],
      choice: { sizes: ['2 litres', '3 litres', '5 litres'], steps: [0, 300, 700], pieces: { all: [60, 120, 74] } },
    },
    {
      name: 'Tavanto Triply 5 L Stainless Steel Pressure Cooker', brand: 'tavanto', mrp: 3_690, stock: 48, elsewhere: { MegaHaat: 3_790 },
      short: 'Steel, aluminium, steel: fries the onions first and does not burn them.',
      about: 'The three layers go up the walls, so masala browns evenly before the lid goes on. Works on gas and induction, and goes into the dishwasher without turning black.',
      points: ['Tri-ply to the rim', 'Gas and induction', 'Visual pressure pin', 'Cool steel handles'],
      facts: { Capacity: '5 litres', Material: 'Tri-ply steel', Mark: 'IS 2347', Warranty: '10 years' },
      look: ['#d3d7dc', '#5d6570'], label: '5 litre', rating: [90, 1_905],
    },
    {
      name: 'Rasoika Kali Handi 3 L Hard Anodised Pressure Cooker', brand: 'rasoika', mrp: 2_790, offer: 2_090, stock: 5,
      short: 'A round black handi that goes from the flame to the table.',
      about: 'Hard anodising does not react with tamarind or tomato. The curved sides let a ladle reach everything, and the glass lid in the box makes it a serving bowl.',
      points: ['Hard anodised, 3.25 mm', 'Extra glass lid', 'Stays hot for an hour', 'Gas and induction'],
      facts: { Capacity: '3 litres', Material: 'Hard anodised aluminium', Mark: 'IS 2347', Warranty: '5 years' },
      look: ['#2a2b2f', '#a33a2c'], label: '3 litre', finish: 'matte', rating: [87, 1_260],
    },
    {
      name: 'Rasoika Swayam 6 L Electric Pressure Cooker', brand: 'rasoika', mrp: 7_990, stock: 22,
      short: 'Set chole before the bath; it counts the whistles itself.',
      about: 'Twenty Indian recipes with soaked and unsoaked versions. It keeps the food warm for ten hours and lets the steam out from a place where no hand goes.',
      points: ['20 Indian recipes', 'Sauté, pressure, steam, curd', 'Steel inner pot', 'Keeps warm for 10 hours'],
      facts: { Capacity: '6 litres', Power: '1,000 W', Pot: 'Steel 304', Warranty: '2 years' },
      look: ['#3b3e44', '#8fb7d0'], label: '6 litre', grams: 6_100, rating: [85, 720],
    },
    {
      name: 'Thaliwell Mandir 12 L Cooker for Big Kitchens', brand: 'thaliwell', mrp: 4_290, stock: 14,
      short: 'Khichdi for forty, for langar and for the society picnic.',
      about: 'Two handles, a weight valve the size of a lemon, and a base that sits on a bhatti. Bought by temples, canteens and one very large family in Kota.',
      points: ['12 litres', 'Two loop handles', 'Base 4.8 mm', 'Double safety valve'],
      facts: { Capacity: '12 litres', Material: 'Aluminium', Mark: 'IS 2347', Warranty: '5 years' },
      look: ['#b2b6bb', '#7a3b1f'], label: '12 litre', grams: 5_800, rating: [89, 214],
    },
  ],
);
