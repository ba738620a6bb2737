import { family } from '../../family.ts';

export const microwaves = family(
  { shape: 'microwave', sku: 'MWO', leaf: 'tv-appliances/home-appliances/microwaves', finish: 'gloss', seller: 'Nirmaya Home, Gurugram', grams: 15_000 },
  [
    {
      name: 'Nirmaya Garam 20 L Solo Microwave Oven', brand: 'nirmaya', mrp: 7_490, offer: 5_290, stock: 140, handling: 79, elsewhere: { Kartora: 5_390, Bazaarnest: 5_490 },
      short: 'Two knobs: how hot and how long.',
      about: 'Grandparents use it without asking anybody. It warms a plate of rice in a minute and a half and keeps a roti soft under the lid that comes with it.',
      points: ['800 W with five levels', 'Roti lid in the box', 'Bell like an alarm clock', 'Wipes clean with lemon steam'],
      facts: { Capacity: '20 litres', Type: 'Solo', Power: '800 W', Warranty: '1 year, 3 years on magnetron' },
      look: ['#f2f2f0', '#2c3036'], form: 'dials', label: 'Solo', grams: 11_000, rating: [84, 3_902],
    },
    {
      name: 'Nirmaya Tandoor 28 L Convection Microwave Oven', brand: 'nirmaya', mrp: 17_990, offer: 12_490, handling: 149, elsewhere: { MegaHaat: 12_990 },
      short: 'Bakes a cake, chars a tikka and reheats the dal, in that order.',
      about: 'The rotisserie takes eight pieces of paneer tikka and turns them by itself. More than a hundred menus know Indian quantities, from one katori of kheer to a kilo of biryani.',
      points: ['Convection to 230 °C with rotisserie', '130 Indian menus', 'Ghee and curd modes', 'Stainless steel cavity'],
      facts: { Capacity: '28 litres', Type: 'Convection', Power: '900 W, grill 1,250 W', Warranty: '1 year, 5 years on magnetron' },
      look: ['#23262b', '#d9482f'], form: 'keys', label: 'Convection', grams: 17_800, rating: [87, 2_118],
      choice: { colours: { Black: '#23262b', 'Floral wine': '#6f2338' }, pieces: { Black: [44], 'Floral wine': [9] } },
    },
    {
      name: 'Himvaan Crisp 23 L Grill Microwave Oven', brand: 'himvaan', mrp: 11_490, offer: 8_490, stock: 4,
      short: 'A grill above and a crisp plate below, for kebabs and toast.',
      about: 'The plate browns the bottom while the coil browns the top, so pizza from yesterday is not sorry about it. Child lock, and a turn-off for the beep at night.',
      points: ['Crisp plate included', 'Quartz grill, no warm-up', 'Silent mode', 'Defrosts by weight'],
      facts: { Capacity: '23 litres', Type: 'Grill', Power: '800 W, grill 1,000 W', Warranty: '1 year, 3 years on magnetron' },
      look: ['#a9afb7', '#1f2227'], form: 'keys', label: 'Grill', finish: 'metal', grams: 13_200, rating: [82, 611],
    },
    {
      name: 'Nirmaya Halka 30 L Oven with Air Fry and Steam', brand: 'nirmaya', mrp: 21_990, stock: 16, handling: 149,
      short: 'Microwave, air fryer and idli steamer on one square foot of counter.',
      about: 'Steam comes from a tank of its own, so idlis and momos do not dry out. The air fryer does a family’s french fries in one basket with a spoon of oil.',
      points: ['Air fry, steam, bake, grill, microwave', 'Idli stand for 12', 'Tank for 45 minutes of steam', 'Recipes by scanning a packet'],
      facts: { Capacity: '30 litres', Type: 'Convection with steam', Power: '950 W', Warranty: '2 years, 5 years on magnetron' },
      look: ['#3a3d44', '#66b3a1'], form: 'keys', label: 'Air fry', finish: 'glass', grams: 19_400, rating: [89, 340],
    },
  ],
);
