import { family } from '../../family.ts';

export const mixerGrinders = family(
  { shape: 'mixer-grinder', sku: 'MIX', leaf: 'kitchen-dining/kitchen-appliances/mixer-grinders', finish: 'gloss', seller: 'Rasoika Kitchens, Coimbatore', grams: 5_100 },
  [
    {
      name: 'Rasoika Chutney 500 W Mixer Grinder, 3 Jars', brand: 'rasoika', mrp: 3_495, offer: 1_999, stock: 180, elsewhere: { Kartora: 2_049, Bazaarnest: 2_099 },
      short: 'Chutney, masala and a lassi, from a machine that fits a bachelor kitchen.',
      about: 'The smallest jar grinds two spoons of coriander, not only half a kilo. When it is overfilled it switches off, and a red key below brings it back.',
      points: ['Three steel jars: 1.2 l, 0.8 l and 0.4 l', 'Overload switch', 'Suction feet', 'Service in 380 towns'],
      facts: { Power: '500 W', Jars: '3', Speeds: '3 and pulse', Warranty: '2 years, 5 years on motor' },
      look: ['#d0463b', '#f6efe4'], label: '500 W', rating: [83, 4_720],
    },
    {
      name: 'Rasoika Dosa Pro 750 W Mixer Grinder with Juicer, 4 Jars', brand: 'rasoika', mrp: 4_299, elsewhere: { Kartora: 4_399 },
      short: 'Idli batter for six in seven minutes, without heating it.',
      about: 'The motor pulls air across the jar coupling, so urad dal stays cool and the batter rises. Blades come off with the key in the box and the shop in your street can sharpen them.',
      points: ['750 W copper motor', 'Juicer jar with a fruit filter', 'Flow-breaker jars', 'Runs 25 minutes without a rest'],
      facts: { Power: '750 W', Jars: '4, the largest 1.75 l', Speed: '20,000 rpm', Warranty: '2 years, 7 years on motor' },
      look: ['#2a2c31', '#d9a441'], label: '750 W', rating: [88, 5_310],
      choice: { colours: { 'Black gold': '#2a2c31', 'Ivory maroon': '#efe6d6' }, pieces: { 'Black gold': [72], 'Ivory maroon': [31] } },
    },
    {
      name: 'Tavanto Masala Max 1000 W Mixer Grinder', brand: 'tavanto', mrp: 9_990, offer: 6_990, stock: 28,
      short: 'Turmeric root, dry ginger and coffee beans, ground hot and often.',
      about: 'A thousand watts for families who buy spices whole. Steel couplers replace the rubber ones that break on a Sunday, and the lids lock so that both hands are free.',
      points: ['1,000 W with steel couplers', 'Dry-spice blade', 'Locking lids', 'Noise hood cuts 6 dB'],
      facts: { Power: '1,000 W', Jars: '3', Weight: '5.8 kg', Warranty: '3 years, 10 years on motor' },
      look: ['#5a5f68', '#c0392b'], label: '1000 W', finish: 'metal', grams: 6_900, rating: [87, 806],
    },
    {
      name: 'Tavanto Paatti 2 L Table-top Wet Grinder', brand: 'tavanto', mrp: 5_990, stock: 3,
      short: 'Two stones, one drum, and batter like grandmother made.',
      about: 'Granite from Coimbatore rolls instead of cutting, so the batter takes in air and ferments evenly. The drum lifts off to pour.',
      points: ['Two conical granite stones', 'Atta kneader and coconut scraper', '150 W, 45 minutes a batch', 'Drum of food-grade steel'],
      facts: { Capacity: '2 litres', Power: '150 W', Stones: '2, granite', Warranty: '2 years, 5 years on motor' },
      look: ['#7c2a4a', '#d8d2c6'], label: '2 litre', grams: 12_400, rating: [90, 1_144],
    },
    {
      name: 'Rasoika Juice Bar 400 W Nutri Blender', brand: 'rasoika', mrp: 2_999, offer: 1_799, stock: 95,
      short: 'Blend in the cup, put the lid on, leave for work.',
      about: 'Two cups that drink like bottles and one short blade for peanuts. It makes a banana shake in thirty seconds, before anyone else wakes up.',
      points: ['Two travel cups, 600 ml and 400 ml', 'Separate dry blade', 'Starts at a push', 'Cups go in the dishwasher'],
      facts: { Power: '400 W', Speed: '22,000 rpm', Cups: '2', Warranty: '1 year' },
      look: ['#4fa07b', '#f3f5ee'], label: '400 W', finish: 'matte', grams: 2_300, rating: [84, 2_290],
    },
  ],
);
