import { family } from '../../family.ts';

export const dinnerSets = family(
  { shape: 'dinner-set', sku: 'DIN', leaf: 'kitchen-dining/dining-storage/dinner-sets', finish: 'gloss', seller: 'Thaliwell Stores, Moradabad', grams: 7_800 },
  [
    {
      name: 'Thaliwell Kamal Opal Glass Dinner Set, 27 Pieces', brand: 'thaliwell', mrp: 3_490, offer: 1_899, stock: 84, elsewhere: { Kartora: 1_949, MegaHaat: 1_999 },
      short: 'White opal glass with a lotus border, for six people.',
      about: 'Light to carry and hard to chip; a fallen plate usually lives. It goes from the fridge to the microwave and the border does not fade there.',
      points: ['6 dinner, 6 quarter plates, 12 bowls, 3 serving', 'Microwave and dishwasher safe', 'Bone-ash free, vegetarian', 'Replacement for breakage on the way'],
      facts: { Pieces: '27', Material: 'Opal glass', Serves: '6', Warranty: '1 year against fading' },
      look: ['#f5f4f0', '#c4567a'], rating: [87, 4_020],
    },
    {
      name: 'Thaliwell Rajwada Steel Thali Set, 36 Pieces', brand: 'thaliwell', mrp: 3_490, stock: 36,
      short: 'Six thalis with everything on them, in steel that keeps its mirror.',
      about: 'Heavy 22-gauge steel with a soft rim, so a full thali does not bend in the hand. Katoris stack, glasses do not stick, and the lot fits one drawer.',
      points: ['6 thalis, 12 katoris, 6 plates, 6 glasses, 6 spoons', '22-gauge steel', 'Does not stain with haldi', 'Gift box with handle'],
      facts: { Pieces: '36', Material: 'Steel 202', Serves: '6', Warranty: '5 years' },
      look: ['#c7ccd2', '#8b929d'], finish: 'metal', grams: 5_600, rating: [90, 1_733],
    },
    {
      name: 'Thaliwell Mitti Stoneware Dinner Set, 16 Pieces', brand: 'thaliwell', mrp: 6_490, offer: 4_790,
      short: 'Stoneware from Khurja, glazed by dipping, four of everything.',
      about: 'The glaze runs a little at the edge, so each plate has a rim of its own. Heavy enough that a child’s elbow does not move it.',
      points: ['4 dinner, 4 side plates, 4 bowls, 4 mugs', 'Lead-free glaze', 'Oven safe to 220 °C', 'Made in Khurja'],
      facts: { Pieces: '16', Material: 'Stoneware', Serves: '4', Warranty: '30 days' },
      look: ['#5f7d86', '#e8dcc6'], finish: 'matte', rating: [89, 690],
      choice: { colours: { 'Monsoon teal': '#5f7d86', Terracotta: '#b5623f', Salt: '#e6e1d6' }, pieces: { 'Monsoon teal': [12], Terracotta: [7], Salt: [0] } },
    },
    {
      name: 'Gharika Areca Leaf Party Set, 100 Pieces', brand: 'gharika', mrp: 899, stock: 150,
      short: 'Fallen palm leaves, pressed into plates: eat, then feed the compost.',
      about: 'They carry dal without going soft for four hours. No glue and no coating; the leaf holds its own shape.',
      points: ['50 plates of 25 cm, 50 bowls', 'Compost in 60 days', 'Holds hot gravy', 'From farms in Shivamogga'],
      facts: { Pieces: '100', Material: 'Areca leaf', Size: '25 cm and 10 cm', 'Shelf life': '18 months, kept dry' },
      look: ['#cfa974', '#8a6236'], finish: 'wood', grams: 2_200, rating: [84, 512],
    },
  ],
);
