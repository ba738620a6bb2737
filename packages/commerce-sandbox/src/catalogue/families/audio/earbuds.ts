import { family } from '../../family.ts';

export const earbuds = family(
  { shape: 'earbuds', sku: 'EBD', leaf: 'audio/headphones-earbuds/wireless-earbuds', finish: 'gloss', seller: 'Sonaara Sound, Mumbai', grams: 120 },
  [
    {
      name: 'Sonaara Jhumka Air True Wireless Earbuds', brand: 'sonaara', mrp: 3_499, offer: 1_799, elsewhere: { Kartora: 1_899, Bazaarnest: 1_949 },
      short: 'Earbuds small enough for small ears, loud enough for the local.',
      about: 'The case fits the coin pocket of your jeans. Announcements come through at a double tap, so you do not miss Dadar.',
      points: ['36 hours with the case', 'IPX5: sweat and rain', 'Hear-through at a tap'],
      facts: { Driver: '10 mm', Bluetooth: '5.3', Charging: 'USB-C, 10 min for 2 h', Warranty: '1 year' },
      look: ['#f4f1ec', '#c88a5a'], form: 'stem', label: 'Jhumka', rating: [86, 9_210],
      choice: { colours: { Ivory: '#f4f1ec', Plum: '#6b3d63', Black: '#222429' }, pieces: { Ivory: [210], Plum: [46], Black: [300] } },
    },
    {
      name: 'Dhwanix Maun Pro Noise-cancelling Earbuds', brand: 'dhwanix', mrp: 9_999, offer: 6_999, stock: 38, elsewhere: { MegaHaat: 7_290 },
      short: 'Takes the air-conditioner, the mixer and the neighbour out of the room.',
      about: 'Six microphones listen in and cancel 45 dB. On calls they keep your voice and drop the street. The case charges without a cable beside the bed.',
      points: ['45 dB noise cancelling', 'LDAC', 'Wireless charging case'],
      facts: { Battery: '8 h, 32 h with case', Bluetooth: '5.3, two devices', Warranty: '1 year' },
      look: ['#2a2d34', '#8b96a8'], form: 'stem', label: 'Maun', finish: 'matte', rating: [90, 1_644],
    },
    {
      name: 'Sonaara Tapri Lite Earbuds, 60 Hours', brand: 'sonaara', mrp: 1_999, offer: 999, stock: 640,
      short: 'The ₹999 pair that colleges run on.',
      about: 'No app, no modes: open, hear, close. Sixty hours means that the charger stays in the hostel. At this price a lost left bud is a pity and not a tragedy; single buds are sold too.',
      points: ['60 hours with the case', '50 ms in game mode', 'Replacement tips in the box'],
      facts: { Driver: '13 mm', Bluetooth: '5.3', Warranty: '6 months' },
      look: ['#3c6fd1', '#f0f3fa'], form: 'pebble', label: 'Tapri', rating: [80, 21_870],
    },
    {
      name: 'Pebblix Khulla Open-ear Clip Earbuds', brand: 'pebblix', mrp: 5_499, stock: 58,
      short: 'They hang on the ear, not in it, so the horn behind you is heard.',
      about: 'Made for cyclists, delivery riders and parents of toddlers. Nothing enters the ear canal, so nothing aches after four hours.',
      points: ['Open-ear clip, 5.5 g each', '30 hours with the case', 'IPX4', 'Switches left and right by itself'],
      facts: { Driver: '12 mm', Bluetooth: '5.4', Charging: 'USB-C', Warranty: '1 year' },
      look: ['#b9a7d6', '#3a3346'], form: 'pebble', label: 'Khulla', rating: [84, 512],
    },
    {
      name: 'Dhwanix Game Zero 20 ms Gaming Earbuds', brand: 'dhwanix', mrp: 4_499, offer: 2_999, stock: 4,
      short: 'Footsteps when they fall, not after.',
      about: 'A small USB-C receiver skips Bluetooth altogether and brings the delay down to 20 ms. Without it they are ordinary earbuds for the bus home.',
      points: ['20 ms with the receiver', 'Three sound maps for shooters', 'Charges the phone’s port through'],
      facts: { Driver: '10 mm', Battery: '6 h, 26 h with case', Warranty: '1 year' },
      look: ['#1d2026', '#56d364'], form: 'stem', label: 'Zero', finish: 'matte', rating: [82, 704],
    },
  ],
);
