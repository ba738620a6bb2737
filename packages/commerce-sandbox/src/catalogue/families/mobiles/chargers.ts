import { family } from '../../family.ts';

export const chargers = family(
  { shape: 'charger', sku: 'CHG', leaf: 'mobiles-tablets/accessories/chargers', finish: 'gloss', seller: 'Charge Point Traders, Noida', grams: 120 },
  [
    {
      name: 'Voltrik Nano 33 W USB-C Charger with Cable', brand: 'voltrik', mrp: 1_499, offer: 799, stock: 320, elsewhere: { Kartora: 849 },
      short: 'A 33 W charger the size of a matchbox, with a one-metre USB-C cable.',
      about: 'Most phones stopped coming with a charger. This one fills the gap, fits the Indian three-pin socket without sagging, and survives the voltage of a small-town evening.',
      points: ['33 W for phones, 30 W for small tablets', 'Works from 100 to 280 V', 'Braided one-metre cable included', 'Shuts off when a cable gets hot'],
      facts: { Output: '33 W', Ports: '1 USB-C', Cable: '1 m, USB-C to USB-C', Warranty: '1 year', 'BIS number': 'R-41188017' },
      look: ['#f4f4f2', '#c9ccd1'], form: 'wall', rating: [88, 1904],
    },
    {
      name: 'Voltrik Trio 65 W GaN Charger, Three Ports', brand: 'voltrik', mrp: 3_499, offer: 2_299, stock: 76,
      short: 'Laptop, phone and watch from one 65 W block.',
      about: 'Gallium nitride lets the Trio be half the size of a laptop brick. It gives all 65 W to a single laptop and shares sensibly as soon as a second plug goes in.',
      points: ['Two USB-C and one USB-A', '65 W from a single port', 'Foldable pins for travel', 'Surge protection to 4 kV'],
      facts: { Output: '65 W in all', Ports: '2 USB-C, 1 USB-A', Technology: 'GaN', Warranty: '18 months' },
      look: ['#22242a', '#4f86f7'], form: 'trio', rating: [90, 655],
    },
    {
      name: 'Pebblix Car Charger 48 W, Dual Port', brand: 'pebblix', mrp: 999, offer: 649, stock: 145, elsewhere: { MegaHaat: 699, ClickDukaan: 679 },
      short: 'A metal car charger that fills two phones on the way to work.',
      about: 'It sits flush in the socket, so a knee or a gear lever does not knock it out. The ring light is dim enough for night drives.',
      points: ['30 W USB-C and 18 W USB-A together', 'For 12 V cars and 24 V buses', 'Aluminium body', 'Soft amber ring light'],
      facts: { Output: '48 W in all', Ports: 'USB-C, USB-A', Input: '12 to 24 V', Warranty: '6 months' },
      look: ['#5a5f66', '#f2a93b'], form: 'car', finish: 'metal', grams: 60, rating: [83, 512],
    },
    {
      name: 'Pebblix Bedside Wireless Charging Stand, 15 W', brand: 'pebblix', mrp: 2_199, stock: 3, handling: 19,
      short: 'An upright charging stand that keeps the alarm in view.',
      about: 'Put the phone down in either direction and it charges. The fabric face does not scratch camera bumps, and the light goes off after five seconds so that the room stays dark.',
      points: ['15 W for phones, 5 W for earbuds', 'Works through covers up to 4 mm', 'Portrait and landscape', 'USB-C cable in the box, adapter separate'],
      facts: { Output: '15 W', Input: 'USB-C, 18 W or more', Cable: '1.2 m', Warranty: '1 year' },
      look: ['#b7a58f', '#3d3a36'], form: 'stand', finish: 'fabric', grams: 190, rating: [80, 133],
    },
  ],
);
