import { family } from '../../family.ts';

export const featurePhones = family(
  { shape: 'feature-phone', sku: 'FPH', leaf: 'mobiles-tablets/mobiles/feature-phones', finish: 'matte', seller: 'Bharat Mobile House, Lucknow', grams: 190 },
  [
    {
      name: 'Zentoro Saathi 4G Keypad Phone', brand: 'zentoro', mrp: 2_499, offer: 1_999, stock: 88, elsewhere: { Kartora: 2_049 },
      short: 'Keypad phone with UPI, 4G calling and a week of battery.',
      about: 'Big keys, a loud ringer and payments by UPI without a touch screen. Voice prompts speak ten Indian languages, so nobody at home has to ask for help twice.',
      points: ['4G VoLTE on both SIMs', 'UPI payments by scanning or number', '1,800 mAh, seven days on standby', 'Torch and wireless FM'],
      facts: { Display: '2.4 inches', Battery: '1,800 mAh, removable', Network: '4G VoLTE, dual SIM', Languages: '10 Indian languages', Warranty: '1 year' },
      look: ['#1d3d7a', '#e8ecf5'], form: 'bar', rating: [85, 921],
    },
    {
      name: 'Zentoro Bada Button Senior Phone', brand: 'zentoro', mrp: 2_999, stock: 41,
      short: 'Extra-large buttons, photo dialling and an SOS key on the back.',
      about: 'Four keys carry the photographs of four people; pressing one calls that person. The SOS key rings five numbers in turn and sends the location by SMS.',
      points: ['Keys twice the usual size, lit from behind', 'SOS key with location', 'Works with hearing aids', 'Charging dock for the bedside'],
      facts: { Display: '2.8 inches', Battery: '1,400 mAh', Network: '4G VoLTE', 'In the box': 'Phone, dock, charger, lanyard', Warranty: '1 year' },
      look: ['#f1efe9', '#c0392b'], form: 'senior', rating: [90, 376],
    },
    {
      name: 'Auvira Beat Music Phone', brand: 'auvira', mrp: 1_799, offer: 1_399, stock: 150, elsewhere: { Bazaarnest: 1_449, MegaHaat: 1_429 },
      short: 'A song phone with side music keys and a 32 GB card slot.',
      about: 'Play, skip and volume have keys of their own, so the phone stays in the pocket at the workshop. Front stereo speakers make it the radio of the tea stall.',
      points: ['Dual front speakers', '3.5 mm jack and wireless FM', 'Bluetooth for earbuds', 'Card up to 32 GB'],
      facts: { Display: '2.4 inches', Battery: '2,500 mAh', Network: '2G, dual SIM', Memory: 'Card up to 32 GB', Warranty: '1 year' },
      look: ['#c8372d', '#1b1b1d'], form: 'music', rating: [79, 508],
    },
    {
      name: 'Zentoro Flip 4G Clamshell Phone', brand: 'zentoro', mrp: 3_499, offer: 2_899, stock: 0,
      short: 'A flip phone with two screens: hang up with a snap.',
      about: 'For people who want a phone that is only a phone. The outer screen shows who is calling; the inner one is large enough for messages from the bank.',
      points: ['2.8-inch inner, 1.77-inch outer screen', '4G calling with noise reduction', 'Hotspot for a laptop', 'Keypad locks by itself when closed'],
      facts: { Display: '2.8 inches inside, 1.77 inches outside', Battery: '1,500 mAh', Network: '4G VoLTE, dual SIM', Warranty: '1 year' },
      look: ['#3a3b40', '#b99b5f'], form: 'clamshell', finish: 'gloss', rating: [82, 64],
    },
  ],
);
