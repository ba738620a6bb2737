import { family } from '../../family.ts';

export const airConditioners = family(
  { shape: 'air-conditioner', sku: 'ACS', leaf: 'tv-appliances/cooling-air/air-conditioners', finish: 'gloss', seller: 'Himvaan Appliances, Pune', grams: 46_000 },
  [
    {
      name: 'Himvaan Sheetal 1.5 Ton 3 Star Inverter Split AC', brand: 'himvaan', mrp: 58_990, offer: 36_990, stock: 120, handling: 499, elsewhere: { Kartora: 37_490, MegaHaat: 37_990, Bazaarnest: 37_290 },
      short: 'The air-conditioner for a 150 sq ft bedroom that faces west.',
      about: 'It cools at 52 °C outside, which Nagpur sees and brochures forget. Copper coils with a blue coat keep sea air from eating them, and the stabiliser is inside.',
      points: ['Cools at 52 °C outside', '100 % copper coil', 'Five tonnages in one, from 40 to 110 %', 'No stabiliser from 120 to 290 V'],
      facts: { Capacity: '1.5 ton', 'Energy rating': '3 stars, ISEER 4.1', Coil: 'Copper, blue coat', Warranty: '1 year, 10 years on compressor' },
      form: 'split', look: ['#f3f5f7', '#4d9fd8'], label: 'Sheetal', rating: [85, 4_905],
    },
    {
      name: 'Himvaan Sheetal Max 1.5 Ton 5 Star Inverter Split AC', brand: 'himvaan', mrp: 72_990, offer: 45_990, stock: 58, handling: 499, elsewhere: { Kartora: 46_990 },
      short: 'Costs more on the first day and less on every electricity bill.',
      about: 'Eight hours a night for six months use about 630 units, some ₹1,400 less than a three-star model at city rates. A night mode lifts the temperature slowly, so nobody wakes up under two blankets.',
      points: ['ISEER 5.2', 'Night mode with dimmed panel', 'PM 2.5 filter that washes clean', 'Filter reminder by hours, not by date'],
      facts: { Capacity: '1.5 ton', 'Energy rating': '5 stars, ISEER 5.2', Noise: '31 dB at its lowest', Warranty: '5 years, 10 years on compressor' },
      form: 'split', look: ['#eef0f2', '#d9a441'], label: 'Sheetal Max', finish: 'metal', rating: [88, 2_016],
    },
    {
      name: 'Pavanix Tez 1 Ton 4 Star Inverter Split AC', brand: 'pavanix', mrp: 46_990, offer: 31_490, stock: 3, handling: 499,
      short: 'One ton for a small room, cool in the time it takes to have a bath.',
      about: 'Turbo brings 110 sq ft from 38 to 26 degrees in twelve minutes and then slows down. The outdoor unit is narrow enough for the duct of an old Mumbai building.',
      points: ['For rooms up to 110 sq ft', 'Narrow outdoor unit, 72 cm', 'Works on a 3 kVA inverter', 'Self-cleaning coil'],
      facts: { Capacity: '1 ton', 'Energy rating': '4 stars, ISEER 4.6', Noise: '33 dB at its lowest', Warranty: '1 year, 10 years on compressor' },
      form: 'split', look: ['#f7f4ee', '#5a6b7a'], label: 'Tez', grams: 38_000, rating: [83, 870],
    },
    {
      name: 'Pavanix Khidki 1.5 Ton 3 Star Window AC', brand: 'pavanix', mrp: 29_990, stock: 34, handling: 399,
      short: 'For the flat whose owner does not allow holes in the wall.',
      about: 'It slides into a window frame in an hour and moves house with you. The fan alone freshens the room on winter evenings for the price of a bulb.',
      points: ['Fits standard 66 cm frames', 'Copper coil', 'Fresh-air flap', 'Remote finds its way back with a beep'],
      facts: { Capacity: '1.5 ton', 'Energy rating': '3 stars', Noise: '48 dB', Warranty: '1 year, 5 years on compressor' },
      form: 'window', look: ['#e9ecef', '#7f98b3'], label: 'Khidki', finish: 'matte', grams: 52_000, rating: [80, 1_330],
    },
    {
      name: 'Himvaan Rituchakra 2 Ton Hot and Cold Split AC', brand: 'himvaan', mrp: 84_990, stock: 9, handling: 599,
      short: 'May in Chandigarh and January in Chandigarh, from the same box.',
      about: 'A heat pump warms a hall for a third of what a blower takes. It starts at minus seven and melts the frost off its own outdoor unit.',
      points: ['Heats from −7 °C', 'For halls up to 220 sq ft', 'Four-way swing', 'Wi-Fi control with holiday mode'],
      facts: { Capacity: '2 ton', 'Energy rating': '3 stars', Mode: 'Cooling and heating', Warranty: '1 year, 10 years on compressor' },
      form: 'split', look: ['#33383f', '#e07a3f'], label: 'Rituchakra', grams: 58_000, rating: [86, 214],
    },
  ],
);
