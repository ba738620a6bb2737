import { family } from '../../family.ts';

export const badmintonRackets = family(
  { shape: 'badminton-racket', sku: 'BDM', leaf: 'sports-fitness/badminton-cycling/badminton', finish: 'metal', seller: 'Maidanex Sports, Jalandhar', grams: 420 },
  [
    {
      name: 'Maidanex Colony Badminton Set, 2 Rackets and 3 Shuttles', brand: 'maidanex', mrp: 1_199, offer: 699, stock: 260, elsewhere: { Kartora: 729, Bazaarnest: 719 },
      short: 'Two rackets, three shuttles and a bag for the evening in the colony.',
      about: 'Aluminium heads and steel shafts, strung loose so the shuttle flies by itself. The lawn, the net and the dew are yours.',
      points: ['Two rackets, three nylon shuttles', 'Factory-strung at 18 lb', 'For beginners', 'Bag for both'],
      facts: { Frame: 'Aluminium', Weight: '110 g each', Strings: '18 lb', 'In the bag': '2 rackets, 3 shuttles' },
      look: ['#d23b3b', '#20252d'], label: 'Colony', grams: 620, rating: [83, 5_840],
    },
    {
      name: 'Maidanex Carbon 78 Badminton Racket Pair', brand: 'maidanex', mrp: 4_999, offer: 3_490,
      short: 'Two 78-gram carbon rackets that end the excuse.',
      about: 'Isometric heads, medium flex, strung at 24 pounds so that a club player can use them tonight. They come as a pair with a double cover.',
      points: ['Full carbon', '78 g', 'Takes up to 30 lb', 'Two overgrips'],
      facts: { Frame: 'Carbon', Weight: '78 g each', Balance: 'Even', Strings: '24 lb' },
      look: ['#1f5aa6', '#f0c53a'], label: 'Carbon 78', rating: [89, 866],
      choice: { colours: { Cobalt: '#1f5aa6', Graphite: '#3a3d43' }, pieces: { Cobalt: [22], Graphite: [15] } },
    },
    {
      name: 'Maidanex Smash Head-heavy Racket Pair with Full Cover', brand: 'maidanex', mrp: 6_999, stock: 12,
      short: 'Head-heavy and stiff, for those who finish from the back line.',
      about: 'The weight sits in the upper third and the shaft does not bend for you. Your shoulder must already know what it is doing.',
      points: ['High-modulus carbon', 'Head-heavy, stiff', 'Strung at 26 lb', 'Thermal cover'],
      facts: { Frame: 'High-modulus carbon', Weight: '84 g each', Balance: 'Head-heavy', Strings: '26 lb' },
      look: ['#2b2d33', '#e6452e'], label: 'Smash', rating: [87, 212],
    },
    {
      name: 'Maidanex Chidiya Junior Rackets, 58 cm, Pair', brand: 'maidanex', mrp: 899, offer: 649, stock: 4,
      short: 'Short rackets for players between six and ten.',
      about: 'Ten centimetres shorter, with a thinner handle and a bigger sweet spot. The shuttle meets the strings more often, and so do the smiles.',
      points: ['58 cm long', 'Thin grip', 'Two foam shuttles', 'Rounded throat'],
      facts: { Frame: 'Aluminium', Weight: '88 g each', Age: '6 to 10 years', Strings: '16 lb' },
      look: ['#39a388', '#ffe08a'], label: 'Chidiya', rating: [86, 471],
    },
  ],
);
