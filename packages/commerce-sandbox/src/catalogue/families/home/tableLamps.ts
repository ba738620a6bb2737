import { family } from '../../family.ts';

export const tableLamps = family(
  { shape: 'table-lamp', sku: 'LMP', leaf: 'home-furniture/decor-travel/table-lamps', finish: 'matte', seller: 'Dipkari Lighting, Firozabad', grams: 1_600 },
  [
    {
      name: 'Dipkari Sandhya Ceramic Table Lamp with Linen Shade', brand: 'dipkari', mrp: 2_999, offer: 1_799, handling: 49, elsewhere: { Kartora: 1_849, Bazaarnest: 1_899 },
      short: 'A teal ceramic base and a shade the colour of evening.',
      about: 'The glaze is dipped twice and pools at the foot. Lined shade, so there is a glow and no bare bulb.',
      points: ['E27 holder, bulb up to 9 W LED', 'Inline switch', 'Two-metre fabric cable', 'Three-pin plug'],
      facts: { Height: '44 cm', Base: 'Ceramic', Shade: 'Linen, 28 cm', Bulb: 'E27, not included', Warranty: '6 months' },
      look: ['#d08a56', '#3d6670'], finish: 'gloss', rating: [87, 640],
      choice: { colours: { 'Dusk orange': '#d08a56', Ivory: '#e6dcc8', 'Plum shade': '#7a4a63' }, pieces: { 'Dusk orange': [31], Ivory: [21], 'Plum shade': [0] } },
    },
    {
      name: 'Dipkari Brass Haveli Bedside Lamp', brand: 'dipkari', mrp: 4_499, offer: 3_290, stock: 14,
      short: 'Turned brass from Moradabad that darkens as it should.',
      about: 'Cast, turned and left without lacquer, so it answers to polish and to neglect. The pleated shade takes the glare off a bedside page.',
      points: ['Solid brass stem', 'Pull-chain switch', 'Felt under the foot', 'Rewirable'],
      facts: { Height: '48 cm', Base: 'Brass', Shade: 'Pleated cotton', Bulb: 'E27, not included', Warranty: '1 year' },
      look: ['#f3e6cf', '#b8893d'], finish: 'metal', grams: 2_300, rating: [90, 188],
    },
    {
      name: 'Dipkari Sheesham Wood Lamp with Jute Shade', brand: 'dipkari', mrp: 1_999, offer: 1_249, stock: 97,
      short: 'Sheesham and jute: warm light for a corner with books.',
      about: 'The jute throws a weave of shadows on the wall. Off-cuts of furniture become the stem, and the growth rings show it.',
      points: ['Sheesham from furniture off-cuts', 'Handwoven jute', 'Warm LED bulb included', 'Rocker switch on the wire'],
      facts: { Height: '38 cm', Base: 'Sheesham wood', Shade: 'Jute', Bulb: '5 W LED, included', Warranty: '6 months' },
      look: ['#d8bd8f', '#7b4b2c'], finish: 'wood', rating: [85, 1_021],
    },
    {
      name: 'Gharika Mitti Terracotta Lamp, Hand-painted', brand: 'gharika', mrp: 1_499, stock: 5,
      short: 'Terracotta from Molela, painted with a single squirrel brush.',
      about: 'Fired in a wood kiln, painted with lime white. The plain cotton shade leaves the story to the base.',
      points: ['Hand-painted, each one differs', 'Cotton shade', 'Bulb up to 7 W LED', 'Packed in paper, no plastic'],
      facts: { Height: '35 cm', Base: 'Terracotta', Shade: 'Cotton', Bulb: 'E27, not included', Warranty: '30 days' },
      look: ['#f6f1e6', '#b4573a'], rating: [83, 94],
    },
  ],
);
