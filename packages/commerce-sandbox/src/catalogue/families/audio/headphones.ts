import { family } from '../../family.ts';

export const headphones = family(
  { shape: 'headphones', sku: 'HPH', leaf: 'audio/headphones-earbuds/headphones', finish: 'matte', seller: 'Sonaara Sound, Mumbai', grams: 480 },
  [
    {
      name: 'Dhwanix Raga 900 Noise-cancelling Headphones', brand: 'dhwanix', mrp: 17_990, offer: 12_990, elsewhere: { Kartora: 13_490, MegaHaat: 13_990 },
      short: 'Over-ear headphones for tanpura, traffic and ten-hour flights.',
      about: 'The cushions are protein leather over memory foam, and glasses do not lift them. Folded, they fit a tiffin.',
      points: ['45 hours with cancelling on', 'Two devices at once', 'Cable and airline plug included'],
      facts: { Driver: '40 mm', Weight: '252 g', Charging: '5 min for 4 h', Warranty: '1 year' },
      look: ['#2b2e35', '#c09a6b'], rating: [92, 1_902],
      choice: { colours: { Graphite: '#2b2e35', Sand: '#d8c8b0', 'Deep teal': '#1f5a5e' }, pieces: { Graphite: [55], Sand: [20], 'Deep teal': [2] } },
    },
    {
      name: 'Sonaara Desk 20 Call Headset with Boom Microphone', brand: 'sonaara', mrp: 3_999, offer: 2_790, stock: 140,
      short: 'A headset for people who are on calls more than off them.',
      about: 'Swing the microphone up and it mutes. The ear pads come off and go into the wash.',
      points: ['Boom microphone on either side', 'USB-C and Bluetooth', 'Mute light'],
      facts: { Battery: '28 hours', Weight: '165 g', Warranty: '2 years' },
      look: ['#3d434c', '#5aa1d8'], rating: [84, 733],
    },
    {
      name: 'Dhwanix Studio Monitor Headphones, Wired', brand: 'dhwanix', mrp: 6_499, stock: 3, elsewhere: { ClickDukaan: 6_590 },
      short: 'What was recorded, and nothing that was not.',
      about: 'Flat from 15 Hz, closed back, coiled cable. Every part can be bought separately, from the headband to the screws.',
      points: ['38 ohms', 'Detachable coiled cable', 'Spare parts for ten years'],
      facts: { Driver: '45 mm', Cable: '3 m coiled', Warranty: '2 years' },
      look: ['#1f2126', '#9aa3ad'], rating: [93, 288],
    },
  ],
);
