import { family } from '../../family.ts';

export const airPurifiers = family(
  { shape: 'air-purifier', sku: 'APU', leaf: 'tv-appliances/cooling-air/air-purifiers', finish: 'matte', seller: 'Pavanix Electricals, Kolkata', grams: 6_400 },
  [
    {
      name: 'Pavanix Saans 300 Air Purifier for Bedrooms', brand: 'pavanix', mrp: 14_990, offer: 9_490, stock: 86, elsewhere: { Kartora: 9_790, ClickDukaan: 9_690 },
      short: 'Brings a Delhi bedroom in November from 400 to 30 in half an hour.',
      about: 'The number on the lid is measured, not estimated, and it turns green when you may sleep. At night it drops to 22 dB and its light goes out by itself.',
      points: ['H13 filter with activated carbon', 'Clean air 300 m³ an hour', 'Laser sensor for PM 2.5', 'Filter lasts 9,000 hours'],
      facts: { 'Room size': '300 sq ft', Noise: '22 to 52 dB', Power: '38 W', Warranty: '2 years' },
      look: ['#f4f5f6', '#54b58a'], form: 'box', label: 'HEPA 13', rating: [88, 2_604],
    },
    {
      name: 'Pavanix Saans 600 Air Purifier for Halls', brand: 'pavanix', mrp: 27_990, offer: 19_990, stock: 19, elsewhere: { MegaHaat: 20_990 },
      short: 'One machine for the drawing room, the dining table and the door between.',
      about: 'Air goes in on three sides, so it can stand against a wall. It speeds up when somebody lights an agarbatti and slows down when the smoke is gone.',
      points: ['Clean air 600 m³ an hour', 'Reacts to smoke in three seconds', 'App with history by the hour', 'Washable pre-filter for Indian dust'],
      facts: { 'Room size': '600 sq ft', Noise: '26 to 60 dB', Filter: 'H13 and 1.1 kg carbon', Warranty: '2 years' },
      look: ['#343941', '#7fc6e8'], form: 'box', label: 'HEPA 13', grams: 10_200, rating: [90, 715],
    },
    {
      name: 'Nirmaya Tulsi Desk Air Purifier, USB-C', brand: 'nirmaya', mrp: 4_990, offer: 3_290, stock: 140,
      short: 'A cylinder of clean air between you and the open office.',
      about: 'It cleans a cubicle, not a floor, and says so. Runs from a laptop port or a power bank, and the filter costs ₹599.',
      points: ['For 60 sq ft', 'USB-C, 6 W', 'Filter for six months', 'Space for two drops of scent'],
      facts: { 'Room size': '60 sq ft', Noise: '20 to 40 dB', Weight: '720 g', Warranty: '1 year' },
      look: ['#c9d9c5', '#6d7f64'], form: 'tower', label: 'Tulsi', grams: 1_050, rating: [78, 988],
    },
    {
      name: 'Himvaan Hawa Car Air Purifier with HEPA Filter', brand: 'himvaan', mrp: 5_990, stock: 0,
      short: 'Clears the car before the first signal.',
      about: 'It hangs behind a headrest where the back seat breathes. The motor starts with the ignition, so nobody has to remember it.',
      points: ['Cleans a sedan in 8 minutes', 'Straps behind a headrest', '12 V plug, 3 m cable', 'Filter for 12 months'],
      facts: { 'Made for': 'Hatchbacks, sedans and small SUVs', Noise: '45 dB', Power: '7 W', Warranty: '1 year' },
      look: ['#22252a', '#e0a03a'], form: 'tower', label: 'Hawa', grams: 900, rating: [80, 302],
    },
  ],
);
