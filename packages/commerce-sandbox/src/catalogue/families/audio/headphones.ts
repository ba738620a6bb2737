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
      form: 'wireless', look: ['#2b2e35', '#c09a6b'], label: 'Raga', rating: [92, 1_902],
      choice: { colours: { Graphite: '#2b2e35', Sand: '#d8c8b0', 'Deep teal': '#1f5a5e' }, pieces: { Graphite: [55], Sand: [20], 'Deep teal': [2] } },
    },
    {
      name: 'Sonaara Desk 20 Call Headset with Boom Microphone', brand: 'sonaara', mrp: 3_999, offer: 2_790, stock: 140,
      short: 'A headset for people who are on calls more than off them.',
      about: 'Swing the microphone up and it mutes. The ear pads come off and go into the wash. A light on the arm tells the family that you are on a call.',
      points: ['Boom microphone on either side', 'USB-C and Bluetooth', 'Mute light'],
      facts: { Battery: '28 hours', Weight: '165 g', Warranty: '2 years' },
      form: 'headset', look: ['#3d434c', '#5aa1d8'], label: 'Desk 20', rating: [84, 733],
    },
    {
      name: 'Dhwanix Studio Monitor Headphones, Wired', brand: 'dhwanix', mrp: 6_499, stock: 3, elsewhere: { ClickDukaan: 6_590 },
      short: 'What was recorded, and nothing that was not.',
      about: 'Flat from 15 Hz, closed back, coiled cable. Every part can be bought separately, from the headband to the screws.',
      points: ['38 ohms', 'Detachable coiled cable', 'Spare parts for ten years'],
      facts: { Driver: '45 mm', Cable: '3 m coiled', Warranty: '2 years' },
      form: 'studio', look: ['#1f2126', '#9aa3ad'], label: 'Studio', rating: [93, 288],
    },
    {
      name: 'Pebblix Bachcha Headphones for Children, 85 dB', brand: 'pebblix', mrp: 1_999, stock: 96,
      short: 'Loud enough for a lesson, never louder than 85 decibels.',
      about: 'The limit is in the circuit, not in an app, so no clever child turns it off. The band bends flat, twists and comes back.',
      points: ['85 dB limit in hardware', 'Cable and Bluetooth', 'Shares sound with a second pair', 'Washable ear pads'],
      facts: { Driver: '30 mm', Battery: '30 hours', Age: '4 to 12 years', Warranty: '1 year' },
      form: 'wireless', look: ['#f2b84b', '#2d7f8c'], label: 'Bachcha', grams: 320, rating: [87, 640],
    },
  ],
);
