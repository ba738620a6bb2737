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
      look: ['#f4f1ec', '#c88a5a'], rating: [86, 9_210],
      choice: { colours: { Ivory: '#f4f1ec', Plum: '#6b3d63', Black: '#222429' }, pieces: { Ivory: [210], Plum: [46], Black: [300] } },
    },
    {
      name: 'Dhwanix Maun Pro Noise-cancelling Earbuds', brand: 'dhwanix', mrp: 9_999, offer: 6_999, stock: 38, elsewhere: { MegaHaat: 7_290 },
      short: 'Takes the air-conditioner, the mixer and the neighbour out of the room.',
      about: 'Six microphones listen in and cancel 45 dB. On calls they keep your voice and drop the street.',
      points: ['45 dB noise cancelling', 'LDAC', 'Wireless charging case'],
      facts: { Battery: '8 h, 32 h with case', Bluetooth: '5.3, two devices', Warranty: '1 year' },
      look: ['#2a2d34', '#8b96a8'], finish: 'matte', rating: [90, 1_644],
    },
    {
      name: 'Sonaara Tapri Lite Earbuds, 60 Hours', brand: 'sonaara', mrp: 1_999, offer: 999, stock: 640,
      short: 'The ₹999 pair that colleges run on.',
      about: 'No app, no modes: open, hear, close. Sixty hours means that the charger stays in the hostel.',
      points: ['60 hours with the case', '50 ms in game mode', 'Replacement tips in the box'],
      facts: { Driver: '13 mm', Bluetooth: '5.3', Warranty: '6 months' },
      look: ['#3c6fd1', '#f0f3fa'], rating: [80, 21_870],
    },
  ],
);
