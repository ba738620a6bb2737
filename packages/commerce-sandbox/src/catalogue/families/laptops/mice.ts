import { family } from '../../family.ts';

export const mice = family(
  { shape: 'mouse', sku: 'MOU', leaf: 'laptops-computers/keyboards-mice/mice', finish: 'matte', seller: 'Deskmate Supplies, Pune', grams: 140 },
  [
    {
      name: 'Pebblix Glide S2 Silent Wireless Mouse', brand: 'pebblix', mrp: 999, offer: 649, elsewhere: { Kartora: 679, Bazaarnest: 699 },
      short: 'A small wireless mouse whose click is felt, not heard.',
      about: 'Made for libraries, late nights and shared rooms. One AA cell lasts about a year, and the receiver hides in the belly.',
      points: ['Silent switches', '1,600 dpi', 'Bluetooth and 2.4 GHz'],
      facts: { Battery: '1 AA, about 12 months', Weight: '72 g', Warranty: '1 year' },
      look: ['#d98fa3', '#5d2e44'], form: 'silent', label: 'Glide', rating: [87, 3901],
      choice: { colours: { Rose: '#d98fa3', Mint: '#8fc7ad', Graphite: '#3d4047' }, pieces: { Rose: [80], Mint: [64], Graphite: [150] } },
    },
    {
      name: 'Quantelle Vertical Ergo Mouse', brand: 'quantelle', mrp: 3_499, offer: 2_499, stock: 46,
      short: 'Holds your hand as in a handshake and spares the wrist.',
      about: 'Physiotherapists put people on it after months of spreadsheets. It takes two days to get used to and then you do not go back.',
      points: ['57° angle', 'Rechargeable by USB-C', 'For medium and large hands'],
      facts: { Sensor: '4,000 dpi', Battery: '3 months', Warranty: '2 years' },
      look: ['#2f3339', '#c7a15a'], form: 'vertical', label: 'Ergo', rating: [84, 422],
    },
    {
      name: 'Voltrik Dart 59 Gaming Mouse, 59 g', brand: 'voltrik', mrp: 4_299, offer: 2_999, stock: 0,
      short: 'A 59 g mouse with a sensor that outruns the hand.',
      about: 'Solid shell, no holes, no rattle. The optical switches are rated for 90 million clicks, which is more evenings than most games last.',
      points: ['26,000 dpi sensor', '1,000 Hz wireless', 'PTFE feet, spare set included'],
      facts: { Weight: '59 g', Battery: '70 hours', Warranty: '2 years' },
      look: ['#f0f1f3', '#e0443e'], form: 'gaming', label: 'Dart', rating: [90, 611],
    },
    {
      name: 'Zentoro Basic Wired Optical Mouse', brand: 'zentoro', mrp: 349, stock: 900,
      short: 'The mouse that every office orders in boxes of twenty.',
      about: 'It fits either hand, works on plywood, and the cable has a sleeve where others break. Three years of warranty on a mouse at this price is not a printing mistake.',
      points: ['1,000 dpi', 'Either hand', '1.5 m cable', 'Works without a driver'],
      facts: { Connection: 'USB', Weight: '84 g', Warranty: '3 years' },
      look: ['#2a2d33', '#6f7a88'], form: 'silent', label: 'Zentoro', rating: [83, 8_820],
    },
  ],
);
