import { family } from '../../family.ts';

export const cricketBats = family(
  { shape: 'cricket-bat', sku: 'BAT', leaf: 'sports-fitness/team-sports/cricket', finish: 'wood', seller: 'Sixerra Sports, Meerut', grams: 1_350 },
  [
    {
      name: 'Sixerra Gully King Tennis Ball Bat, Poplar Willow', brand: 'sixerra', mrp: 1_199, offer: 799, stock: 220,
      short: 'A tennis-ball bat with a thick middle, for the lane and the terrace.',
      about: 'Light enough for a twelve-year-old, loud enough for the neighbours. A rubber ball is fine, a leather ball will end it.',
      points: ['For tennis and rubber balls', 'Full size, 1.0 kg', 'Rubber grip', 'Toe guard fitted'],
      facts: { Willow: 'Poplar', Size: 'Full', Weight: '1.0 kg', Ball: 'Tennis, rubber' },
      look: ['#d9b37a', '#c62f36'], label: 'Gully king', rating: [84, 4_016],
    },
    {
      name: 'Sixerra Captain Kashmir Willow Bat', brand: 'sixerra', mrp: 2_999, offer: 2_199, elsewhere: { MegaHaat: 2_249 },
      short: 'Kashmir willow for school and club, pressed for the leather ball.',
      about: 'Hand-shaped in Meerut, with a mid blade that forgives front-foot players. Knock it in for six hours; a leaflet shows how.',
      points: ['Kashmir willow, 7 grains', 'Sarawak cane handle', 'Needs oiling and knocking in', 'Cover included'],
      facts: { Willow: 'Kashmir', Weight: '1.16 to 1.22 kg', Ball: 'Leather', Warranty: '30 days on the handle' },
      look: ['#e3c48f', '#1f4d8f'], label: 'Captain', rating: [86, 1_912],
      choice: { sizes: ['Size 5', 'Size 6', 'Harrow', 'Full'], steps: [0, 0, 200, 400], pieces: { all: [12, 18, 0, 34] } },
    },
    {
      name: 'Sixerra Shatak English Willow Bat, Grade 2', brand: 'sixerra', mrp: 12_990, stock: 14, handling: 79,
      short: 'English willow with eight straight grains and a pick-up like a wand.',
      about: 'Pressed twice, edges of 38 mm, balanced low for flat wickets. Weighed before it leaves; write the weight you like in the order note.',
      points: ['English willow, grade 2', '38 mm edges', 'Twelve-piece cane handle', 'Knocked in by machine'],
      facts: { Willow: 'English, grade 2', Size: 'Full, short handle', Weight: '1.16 to 1.20 kg', Ball: 'Leather' },
      look: ['#ecd6a8', '#15803d'], label: 'Shatak', rating: [91, 326],
    },
    {
      name: 'Sixerra Nanha Junior Bat Set with Stumps, Size 3', brand: 'sixerra', mrp: 1_499, stock: 4,
      short: 'Bat, three stumps and a soft ball, for players of six to eight.',
      about: 'The stumps stand in a weighted base, so they work on a balcony tile. All in a bag that a child can carry.',
      points: ['Size 3 bat', 'Stumps with base', 'Soft ball', 'Carry bag'],
      facts: { Willow: 'Poplar', Size: '3', Age: '6 to 8 years', 'In the bag': 'Bat, 3 stumps, base, ball' },
      look: ['#cfa566', '#f28c28'], label: 'Nanha', grams: 1_900, rating: [87, 508],
    },
  ],
);
