import { family } from '../../family.ts';

export const ghees = family(
  { shape: 'ghee-tin', sku: 'GHE', leaf: 'grocery-gourmet/staples/ghee', finish: 'metal', seller: 'Dharti Pantry, Karnal', grams: 1_080 },
  [
    {
      name: 'Dharti Pantry Desi Cow Ghee, 1 Litre Tin', brand: 'dharti-pantry', mrp: 699, stock: 190, elsewhere: { Kartora: 715, MegaHaat: 709 },
      short: 'Grainy cow ghee with the smell of the pan it was cooked in.',
      about: 'Butter is melted slowly until the solids turn brown, then rested for a day. That rest is where the grain comes from.',
      points: ['From cow’s cream', 'Danedar: grainy when cool', 'Agmark special grade', 'Lever lid'],
      facts: { 'Net quantity': '1 litre', Milk: 'Cow', Method: 'Cream', 'Best before': '9 months', FSSAI: '10819015000331' },
      look: ['#e0a526', '#8a2b1f'], label: 'Desi ghee', rating: [89, 5_418],
    },
    {
      name: 'Dharti Pantry Gir Cow Bilona Ghee, 1 Litre Tin', brand: 'dharti-pantry', mrp: 2_299, offer: 1_899, stock: 22,
      short: 'Curd churned with a wooden bilona, butter cooked over wood.',
      about: 'Thirty litres of Gir cow milk become one of ghee; hence the price. Each tin carries the date of the churn.',
      points: ['A2 milk of Gir cows', 'Churned from curd', 'Lot and date on the lid', 'Lab report by e-mail'],
      facts: { 'Net quantity': '1 litre', Milk: 'Gir cow', Method: 'Bilona', 'Best before': '12 months', FSSAI: '10819015000331' },
      look: ['#7a3f1d', '#f0c75a'], label: 'Bilona', rating: [92, 740],
    },
    {
      name: 'Dharti Pantry Buffalo Ghee, 1 Litre Tin', brand: 'dharti-pantry', mrp: 749, stock: 85,
      short: 'White, firm and rich, for halwa and for bati.',
      about: 'Buffalo ghee sets harder and carries spice further. Sweets made in it stay soft for a week.',
      points: ['From buffalo’s cream', 'High smoke point', 'For mithai and frying', 'Tin can be resealed'],
      facts: { 'Net quantity': '1 litre', Milk: 'Buffalo', Method: 'Cream', 'Best before': '9 months', FSSAI: '10819015000331' },
      look: ['#2f5f8f', '#f3ead2'], label: 'Bhains ghee', rating: [85, 1_366],
    },
    {
      name: 'Dharti Pantry Wood-pressed Mustard Oil, 1 Litre Tin', brand: 'dharti-pantry', mrp: 319, stock: 150, elsewhere: { Bazaarnest: 329 },
      short: 'Kachi ghani mustard that makes your eyes water, as it must.',
      about: 'Seed from Bharatpur, pressed in a wooden ghani below 45 °C. Smoke it once before the fish goes in.',
      points: ['First cold press', 'Settled, not refined', 'For fish, pickle and massage', 'Tin keeps out light'],
      facts: { 'Net quantity': '1 litre', Seed: 'Black mustard', Method: 'Wood-pressed', 'Best before': '9 months', FSSAI: '10819015000331' },
      look: ['#4f6b2a', '#f2b92f'], label: 'Mustard oil', rating: [88, 2_903],
    },
  ],
);
