import { family } from '../../family.ts';

export const ceilingFans = family(
  { shape: 'ceiling-fan', sku: 'FAN', leaf: 'tv-appliances/cooling-air/ceiling-fans', finish: 'matte', seller: 'Pavanix Electricals, Kolkata', grams: 5_200 },
  [
    {
      name: 'Pavanix Bachat 28 W BLDC Ceiling Fan with Remote, 1200 mm', brand: 'pavanix', mrp: 4_990, offer: 2_899, elsewhere: { Kartora: 2_999, MegaHaat: 2_949 },
      short: 'Moves as much air as an old fan on a third of the electricity.',
      about: 'At 28 watts on full speed it runs three times as long on an inverter battery. One remote does speed, sleep timer and a reverse turn for winter, and pairs with a single fan so that the neighbours’ does not stop.',
      points: ['28 W on speed six', 'Remote with sleep timer', 'Steady speed from 140 to 285 V', 'Saves about ₹1,500 a year at 15 hours a day'],
      facts: { Sweep: '1,200 mm', 'Air delivery': '230 m³ a minute', Speed: '350 rpm', 'Energy rating': '5 stars', Warranty: '3 years on site' },
      look: ['#5d4334', '#d7b98a'], label: 'BLDC', rating: [89, 6_840],
      choice: { colours: { 'Smoke brown': '#5d4334', 'Pearl ivory': '#ece5d6', 'Graphite black': '#2a2c30' }, pieces: { 'Smoke brown': [120], 'Pearl ivory': [84], 'Graphite black': [0] } },
    },
    {
      name: 'Pavanix Aandhi 400 rpm High Speed Ceiling Fan, 1200 mm', brand: 'pavanix', mrp: 2_690, offer: 1_699, stock: 260, elsewhere: { Bazaarnest: 1_749 },
      short: 'Plain, strong and loud enough to know that it is on.',
      about: 'Made for shops, classrooms and verandas where the fan never stops. Double ball bearings and a copper winding are why electricians ask for it.',
      points: ['400 rpm', 'Pure copper winding', 'Double ball bearings', 'Blades of 0.9 mm aluminium'],
      facts: { Sweep: '1,200 mm', 'Air delivery': '235 m³ a minute', Power: '52 W', 'Energy rating': '1 star', Warranty: '2 years' },
      look: ['#f2f0ea', '#a8a49a'], label: 'Aandhi', finish: 'gloss', rating: [82, 5_219],
    },
    {
      name: 'Pavanix Pankhuri Decorative Fan with Light, 1300 mm', brand: 'pavanix', mrp: 9_990, offer: 7_490, stock: 22,
      short: 'Three wooden petals and a warm lamp for the drawing room.',
      about: 'The blades are moulded from one piece each, so they do not droop in five years. The lamp goes from reading white to dinner yellow from the same remote.',
      points: ['BLDC motor, 32 W', '18 W lamp in three whites', 'Hardly heard at speed three', 'Fits sloping ceilings to 15°'],
      facts: { Sweep: '1,300 mm', 'Air delivery': '225 m³ a minute', Remote: 'Included', Warranty: '5 years on motor' },
      look: ['#9a6b3f', '#f4e7cc'], label: 'BLDC', finish: 'wood', grams: 7_100, rating: [87, 418],
    },
    {
      name: 'Himvaan Chhota 600 mm Fan for Kitchen and Balcony', brand: 'himvaan', mrp: 2_290, stock: 5,
      short: 'A small fan for the corner where the cook stands.',
      about: 'Twenty-four inches across and strong below, so the gas flame does not flutter. Grease wipes off the coated blades with soap.',
      points: ['600 mm sweep for 50 sq ft', 'Oil-resistant coat', 'Short 15 cm rod for low ceilings', '850 rpm'],
      facts: { Sweep: '600 mm', 'Air delivery': '110 m³ a minute', Power: '48 W', Warranty: '2 years' },
      look: ['#7c8f6a', '#e9ecdf'], label: 'Chhota', grams: 2_900, rating: [81, 733],
    },
  ],
);
