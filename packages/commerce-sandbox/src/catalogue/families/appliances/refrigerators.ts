import { family } from '../../family.ts';

export const refrigerators = family(
  { shape: 'refrigerator', sku: 'REF', leaf: 'tv-appliances/home-appliances/refrigerators', finish: 'gloss', seller: 'Himvaan Appliances, Pune', grams: 52_000 },
  [
    {
      name: 'Himvaan Kulfi 190 L Single Door Refrigerator', brand: 'himvaan', mrp: 21_490, offer: 15_990, handling: 299, elsewhere: { Kartora: 16_290, Bazaarnest: 16_490 },
      short: 'The first refrigerator of many homes, with a stand for onions below.',
      about: 'Small outside, and the drawer underneath keeps potatoes and onions dry. It makes ice in an hour and a quarter on a May afternoon and runs on a home inverter through a power cut.',
      points: ['Ice in 75 minutes', 'Runs on a home inverter', 'Toughened glass shelves for 150 kg', 'Dry drawer in the base'],
      facts: { Capacity: '190 litres', 'Energy rating': '4 stars, 150 units a year', Compressor: 'Inverter', Warranty: '1 year, 10 years on compressor' },
      look: ['#8c2f45', '#e9c6cf'], form: 'single', label: 'Himvaan', rating: [85, 3_410],
      choice: { colours: { 'Wine floral': '#8c2f45', 'Sapphire blue': '#2d4f8c', 'Moon silver': '#b9bec6' }, pieces: { 'Wine floral': [38], 'Sapphire blue': [22], 'Moon silver': [3] } },
    },
    {
      name: 'Himvaan Parivar 260 L Double Door Refrigerator', brand: 'himvaan', mrp: 35_990, offer: 26_990, stock: 46, handling: 399,
      short: 'Frost-free, for a family of four that cooks twice a day.',
      about: 'The freezer turns into a fridge at a key, for weddings and for mango season. Cold air comes out of every shelf, so the dosa batter at the back does not freeze.',
      points: ['Freezer converts in 40 minutes', 'Frost-free, no defrosting tray', 'Deodoriser for garlic and fish', 'Door lock'],
      facts: { Capacity: '260 litres', 'Energy rating': '3 stars, 196 units a year', Compressor: 'Inverter', Warranty: '1 year, 10 years on compressor' },
      look: ['#5a5f67', '#c9ced6'], form: 'double', label: 'Frost free', finish: 'metal', rating: [87, 1_820],
    },
    {
      name: 'Nirmaya Sabzi 340 L Bottom Freezer Refrigerator', brand: 'nirmaya', mrp: 52_990, offer: 43_490, stock: 15, handling: 399,
      short: 'Vegetables at eye level, because that is what you reach for.',
      about: 'Ninety per cent of openings are for the fridge, so it sits on top and the freezer below. The crisper holds a week of sabzi for six at the humidity of a rainy morning.',
      points: ['32-litre crisper with humidity slide', 'Three freezer drawers', 'Paneer tray with its own temperature', 'Door alarm after 60 seconds'],
      facts: { Capacity: '340 litres', 'Energy rating': '3 stars', Compressor: 'Inverter', Warranty: '1 year, 10 years on compressor' },
      look: ['#d9dde2', '#4d9b6a'], form: 'double', label: 'Nirmaya', finish: 'metal', grams: 71_000, rating: [88, 377],
    },
    {
      name: 'Himvaan Mahal 610 L Side by Side Refrigerator', brand: 'himvaan', mrp: 84_990, stock: 5, handling: 799,
      short: 'Two doors wide, with water and ice outside so that the doors stay shut.',
      about: 'Fill the three-litre tank once a day and cold water comes at a press, no plumber needed. A whole Diwali of mithai boxes fits on one shelf.',
      points: ['Water dispenser without plumbing', 'Ten cooling modes', 'Wi-Fi alerts when a door stays open', 'Handles hidden in the side'],
      facts: { Capacity: '610 litres', 'Energy rating': '3 stars', Size: '91 × 178 × 70 cm', Warranty: '2 years, 10 years on compressor' },
      look: ['#2d3036', '#9aa4b2'], form: 'side', label: 'Himvaan', finish: 'glass', grams: 106_000, rating: [90, 205],
    },
    {
      name: 'Nirmaya Chhotu 45 L Mini Refrigerator', brand: 'nirmaya', mrp: 12_490, stock: 0, handling: 149,
      short: 'For hostel rooms, clinics and the far end of the office.',
      about: 'It hums less than a laptop fan and stands under a table. Medicines keep between two and eight degrees on the marked shelf, with a thermometer to prove it.',
      points: ['Marked medicine shelf', 'Reversible door', 'Key lock', '38 dB'],
      facts: { Capacity: '45 litres', 'Energy rating': '2 stars', Size: '44 × 51 × 47 cm', Warranty: '1 year, 5 years on compressor' },
      look: ['#c6403a', '#f3dedb'], form: 'single', label: 'Nirmaya', grams: 15_500, rating: [80, 264],
    },
  ],
);
