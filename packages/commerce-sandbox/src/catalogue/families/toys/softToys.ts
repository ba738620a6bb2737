import { family } from '../../family.ts';

export const softToys = family(
  { shape: 'soft-toy', sku: 'STY', leaf: 'toys-games/toys/soft-toys', finish: 'fabric', seller: 'Kheloria Toys, Noida', grams: 420 },
  [
    {
      name: 'Kheloria Bhalu Teddy Bear, 40 cm', brand: 'kheloria', mrp: 1_299, offer: 749,
      short: 'A sloth bear from the hills, rounder than he should be.',
      about: 'Double-stitched at neck and arms, where love pulls. He goes through the washing machine in a pillow cover.',
      points: ['Embroidered eyes', 'Machine washable', 'Recycled filling', 'Seams tested to 9 kg'],
      facts: { Height: '40 cm', Age: 'From birth', Filling: 'Recycled polyester', Safety: 'IS 9873' },
      look: ['#8a5a3a', '#d94f5c'], rating: [90, 3_870],
      choice: { colours: { 'Jaggery brown': '#8a5a3a', 'Milk white': '#ece3d4' }, pieces: { 'Jaggery brown': [62], 'Milk white': [9] } },
    },
    {
      name: 'Kheloria Chhota Bhalu Bear Cub, 22 cm', brand: 'kheloria', mrp: 599, stock: 140, elsewhere: { Bazaarnest: 619 },
      short: 'Fits a school bag and knows all secrets of class 1.',
      about: 'Small enough for a hand, soft enough for a bus window. His ribbon is sewn on and cannot come loose.',
      points: ['22 cm', 'No buttons', 'Sewn-on ribbon', 'Surface wash'],
      facts: { Height: '22 cm', Age: 'From birth', Filling: 'Polyester', Safety: 'IS 9873' },
      look: ['#d6a25a', '#3f7fb5'], grams: 160, rating: [88, 1_205],
    },
    {
      name: 'Kheloria Gajju Baby Elephant, 35 cm', brand: 'kheloria', mrp: 999, offer: 699,
      short: 'A grey elephant with ears that hide a whole face.',
      about: 'The ears are lined with satin for thumbs that need something to rub. He sits without help on a shelf.',
      points: ['Satin-lined ears', 'Weighted bottom', 'Embroidered eyes', 'Machine washable'],
      facts: { Height: '35 cm', Age: 'From birth', Filling: 'Polyester, pellets in a sewn bag', Safety: 'IS 9873' },
      look: ['#8c97a8', '#e6b04a'], rating: [91, 1_744],
      choice: { colours: { 'Cloud grey': '#8c97a8', 'Rose pink': '#d99aa6' }, pieces: { 'Cloud grey': [48], 'Rose pink': [25] } },
    },
    {
      name: 'Kheloria Airavat Velvet Elephant, 50 cm', brand: 'kheloria', mrp: 2_199, offer: 1_590, stock: 5, handling: 49,
      short: 'White velvet, half a metre, and calm in any storm.',
      about: 'Named after the elephant of the clouds, he guards beds against thunder. The cloth on his back carries zardozi without metal.',
      points: ['50 cm', 'Velvet pile', 'Cloth comes off to wash', 'Arrives in a drawstring bag'],
      facts: { Height: '50 cm', Age: '12 months and up', Filling: 'Polyester', Safety: 'IS 9873' },
      look: ['#e9e4ea', '#8b3f7a'], grams: 980, rating: [89, 212],
    },
  ],
);
