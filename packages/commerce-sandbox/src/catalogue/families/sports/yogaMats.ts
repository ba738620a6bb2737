import { family } from '../../family.ts';

export const yogaMats = family(
  { shape: 'yoga-mat', sku: 'YOG', leaf: 'sports-fitness/gym-yoga/yoga-mats', finish: 'matte', seller: 'Yogvira, Rishikesh', grams: 1_100 },
  [
    {
      name: 'Yogvira Asana 6 mm TPE Yoga Mat', brand: 'yogvira', mrp: 1_999, offer: 1_099,
      short: 'Two-sided grip, six millimetres, and lines that show the middle.',
      about: 'TPE smells of nothing and does not go sticky in summer. The laser lines are for teachers who like straight feet.',
      points: ['6 mm thick', 'Alignment lines', 'Closed cells, takes no sweat', 'Strap included'],
      facts: { Size: '183 × 61 cm', Material: 'TPE', Thickness: '6 mm', Weight: '900 g' },
      look: ['#5a4a8c', '#c9bdf0'], label: 'Asana', rating: [87, 4_670],
      choice: { colours: { 'Lotus purple': '#5a4a8c', 'Ganga teal': '#2b7a7a', 'Marigold': '#e09a2a' }, pieces: { 'Lotus purple': [48], 'Ganga teal': [33], Marigold: [5] } },
    },
    {
      name: 'Yogvira Natural Rubber Travel Mat, 1.5 mm', brand: 'yogvira', mrp: 2_190, stock: 26,
      short: 'Folds like a towel into a cabin bag.',
      about: 'Natural rubber from Kerala under a microfibre top that grips more when wet. Lay it over a hotel mat that you do not trust.',
      points: ['Folds to A4', 'Grips when wet', 'Machine washable', 'Rubber smell goes in a week'],
      facts: { Size: '178 × 61 cm', Material: 'Natural rubber, microfibre', Thickness: '1.5 mm', Weight: '1.1 kg' },
      look: ['#24505a', '#e6cf9d'], label: 'Yatra', rating: [85, 311],
    },
    {
      name: 'Yogvira Khadi Cotton Yoga Dari with Anti-slip Back', brand: 'yogvira', mrp: 1_799, stock: 38, elsewhere: { Bazaarnest: 1_849 },
      short: 'Handwoven cotton, as in the ashram, with dots below that hold.',
      about: 'Cool to the skin and absorbent, for pranayama, shavasana and the long sitting. Woven in Sitapur on pit looms.',
      points: ['Handwoven cotton', 'Latex dots below', 'Machine washable', 'No plastic in the pack'],
      facts: { Size: '185 × 66 cm', Material: 'Cotton', Thickness: '4 mm', Weight: '1.3 kg' },
      look: ['#b5562f', '#f0e2c4'], finish: 'fabric', label: 'Dari', grams: 1_450,
    },
    {
      name: 'Yogvira Gym Comfort NBR Mat, 13 mm', brand: 'yogvira', mrp: 1_499, offer: 849, stock: 95,
      short: 'Thick and soft for knees, crunches and physiotherapy.',
      about: 'Half an inch between you and the mosaic floor. Too soft for balancing on one leg, right for everything lying down.',
      points: ['13 mm thick', 'Ribbed below', 'Carry strap', 'Wipes clean'],
      facts: { Size: '183 × 61 cm', Material: 'NBR foam', Thickness: '13 mm', Weight: '1.0 kg' },
      look: ['#3d434c', '#e2573f'], label: 'Comfort', rating: [82, 2_980],
    },
  ],
);
