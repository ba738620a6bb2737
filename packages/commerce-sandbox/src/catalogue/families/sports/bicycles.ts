import { family } from '../../family.ts';

export const bicycles = family(
  { shape: 'bicycle', sku: 'BIK', leaf: 'sports-fitness/badminton-cycling/bicycles', finish: 'gloss', seller: 'Chakrova Cycles, Ludhiana', grams: 18_500 },
  [
    {
      name: 'Chakrova Basanti City Cycle with Basket, 26 inches', brand: 'chakrova', mrp: 7_490, handling: 399, elsewhere: { Kartora: 7_690 },
      short: 'A low frame, mudguards and a basket, for salwar, saree or jeans.',
      about: 'You step through, not over. Chain guard and coat guard keep cloth out of the wheel, and the stand holds on cobbles.',
      points: ['Step-through frame', 'Basket and carrier', 'Mudguards and full chain case', '85 % assembled, tools in the box'],
      facts: { Frame: 'Steel, 18 inches', Gears: 'Single speed', Brakes: 'V-brakes', Tyres: '26 × 1.75', Warranty: '2 years on the frame' },
      look: ['#d1495b', '#f3e2c7'], rating: [86, 702],
      choice: { colours: { 'Brick red': '#d1495b', 'Mint green': '#8fc7ac' }, pieces: { 'Brick red': [16], 'Mint green': [7] } },
    },
    {
      name: 'Chakrova Ghat 21-speed Mountain Bike, 27.5 inches', brand: 'chakrova', mrp: 19_999, offer: 14_990, handling: 499, elsewhere: { Bazaarnest: 15_490, ClickDukaan: 15_290 },
      short: 'Twenty-one gears and two discs for the climb to Lonavala.',
      about: 'An 80 mm fork takes potholes and speed breakers. The discs stop in the wet, which in Maharashtra is four months.',
      points: ['3 × 7 gears', 'Disc brakes, front and rear', 'Front suspension, 80 mm', 'Double-wall rims'],
      facts: { Frame: 'Alloy', Gears: '21', Brakes: 'Mechanical discs', Tyres: '27.5 × 2.1', Warranty: '5 years on the frame' },
      look: ['#2f6b3f', '#f2c230'], finish: 'matte', grams: 17_200, rating: [85, 1_318],
      choice: { sizes: ['16-inch frame', '18-inch frame', '20-inch frame'], pieces: { all: [12, 16, 0] } },
    },
    {
      name: 'Chakrova Vega 700C Road Bike, 14-speed', brand: 'chakrova', mrp: 34_999, stock: 6, handling: 599,
      short: 'A 10.9 kg road bike for the ring road before six.',
      about: 'Alloy frame, carbon fork and shifters in the brake levers. Fitted by video call if you tell us your inseam.',
      points: ['10.9 kg', 'Carbon fork', '2 × 7 with brake-lever shifters', 'Internal cables'],
      facts: { Frame: 'Alloy, 54 cm', Gears: '14', Brakes: 'Dual-pivot', Tyres: '700 × 25C', Warranty: '5 years on the frame' },
      look: ['#1e3f8a', '#e9ecf2'], grams: 14_000, rating: [90, 154],
    },
    {
      name: 'Chakrova Daftar Hybrid Commuter, 7-speed', brand: 'chakrova', mrp: 12_490, stock: 0, handling: 449,
      short: 'Upright, quick and ready for a laptop pannier.',
      about: 'For seven kilometres to the office and a lift that is full. The carrier takes 20 kg and the tyres have a puncture strip.',
      points: ['7 gears with a twist grip', 'Puncture-strip tyres', 'Carrier for 20 kg', 'Reflectors all round'],
      facts: { Frame: 'Alloy, 19 inches', Gears: '7', Brakes: 'V-brakes', Tyres: '700 × 38C', Warranty: '5 years on the frame' },
      look: ['#4a5058', '#e88a2e'], grams: 16_300, rating: [87, 389],
    },
  ],
);
