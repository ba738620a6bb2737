import { family } from '../../family.ts';

export const powerBanks = family(
  { shape: 'power-bank', sku: 'PWB', leaf: 'mobiles-tablets/accessories/power-banks', finish: 'matte', seller: 'Charge Point Traders, Noida', grams: 260 },
  [
    {
      name: 'Voltrik Pocket 10 Power Bank, 10,000 mAh 22.5 W', brand: 'voltrik', mrp: 1_999, offer: 1_099, stock: 210, elsewhere: { Kartora: 1_149, Bazaarnest: 1_199 },
      short: 'A palm-sized 10,000 mAh power bank with a cable that folds into its side.',
      about: 'The cable is part of the body, so it is never the thing you forgot. Two full charges for most phones, and a display that tells the percentage instead of four vague dots.',
      points: ['22.5 W USB-C in and out', 'Built-in USB-C cable, one more USB-A port', 'Digital percentage display', 'Allowed in cabin baggage'],
      facts: { Capacity: '10,000 mAh, 37 Wh', Output: '22.5 W', Ports: 'USB-C cable, USB-C, USB-A', Warranty: '6 months', 'BIS number': 'R-41188342' },
      look: ['#24262b', '#ff7a3c'], form: 'pocket', rating: [86, 3120],
    },
    {
      name: 'Voltrik Tank 27 Laptop Power Bank, 27,000 mAh 100 W', brand: 'voltrik', mrp: 6_999, offer: 4_990, stock: 24, handling: 29,
      short: 'Charges a laptop once and a phone three times, and still flies with you.',
      about: 'At 99 watt-hours the Tank 27 is the largest that airlines let into the cabin. A USB-C laptop charges at full speed in a train without a socket.',
      points: ['100 W from one USB-C port', 'Recharges in two hours from a 65 W adapter', 'Three devices at once', 'Aluminium shell that stays cool'],
      facts: { Capacity: '27,000 mAh, 99 Wh', Output: '100 W', Ports: '2 USB-C, 1 USB-A', Weight: '590 g', Warranty: '1 year' },
      look: ['#7d858f', '#2c3036'], form: 'tank', finish: 'metal', grams: 720, rating: [90, 214],
    },
    {
      name: 'Pebblix Magnetic Snap Power Bank, 5,000 mAh', brand: 'pebblix', mrp: 2_499, offer: 1_799, elsewhere: { ClickDukaan: 1_849 },
      short: 'Snaps to the back of a phone and charges it without a cable.',
      about: 'Eight and a half millimetres thin, it stays on the phone while you talk and scroll. A fold-out stand turns it into a bedside rest for matches in landscape.',
      points: ['15 W magnetic wireless charging', '20 W by USB-C when you are in a hurry', 'Fold-out stand', 'Ring magnet sticker for older phones included'],
      facts: { Capacity: '5,000 mAh', Output: '15 W wireless, 20 W wired', Thickness: '8.5 mm', Warranty: '1 year' },
      look: ['#d9cfe8', '#7b6b9a'], form: 'magnetic', grams: 170, rating: [82, 402],
      choice: { colours: { Lilac: '#d9cfe8', Charcoal: '#34363b', 'Sea green': '#6fae9d' }, pieces: { Lilac: [18], Charcoal: [44], 'Sea green': [0] } },
    },
    {
      name: 'Pebblix Solar Trek Power Bank, 20,000 mAh', brand: 'pebblix', mrp: 3_299, stock: 37,
      short: 'A trekking power bank with four fold-out solar panels and a lantern.',
      about: 'Hang it on a rucksack in the Sahyadris and it drinks sun all day. The panels top it up slowly; a wall charger fills it overnight before you leave.',
      points: ['Four panels, 6 W in full sun', 'IP65: rain and dust do not matter', 'Lantern with three levels and SOS', 'Carabiner included'],
      facts: { Capacity: '20,000 mAh', Output: '18 W', 'Solar input': '6 W', Protection: 'IP65', Warranty: '1 year' },
      look: ['#e07a1f', '#1d2126'], form: 'solar', grams: 610, rating: [76, 88],
    },
  ],
);
