import { family } from '../../family.ts';

export const pens = family(
  { shape: 'pen', sku: 'SCR', leaf: 'books-stationery/stationery/pens', finish: 'gloss', seller: 'Lekhari Writing, Pune', grams: 90 },
  [
    {
      name: 'Lekhari Syahi Fountain Pen, Fine Nib', brand: 'lekhari', mrp: 1_299, offer: 899, elsewhere: { Kartora: 929 },
      short: 'A first fountain pen that starts after a weekend in the drawer.',
      about: 'Steel nib tuned by hand in Pune, a cap that seals, a converter in the box. It writes on office paper without feathering.',
      points: ['Fine steel nib', 'Converter and two cartridges', 'Cap seals airtight', 'Nib changed free once'],
      facts: { Type: 'Fountain pen', Nib: 'Fine, steel', Body: 'Resin', Warranty: '1 year' },
      look: ['#1f3f7a', '#d2ae55'], label: 'Syahi', rating: [89, 1_240],
      choice: { colours: { 'Royal blue': '#1f3f7a', 'Burgundy': '#6b1f34', 'Ivory': '#e9e1cd' }, pieces: { 'Royal blue': [44], Burgundy: [21], Ivory: [0] } },
    },
    {
      name: 'Lekhari Ebonite Handmade Fountain Pen, Medium Nib', brand: 'lekhari', mrp: 4_499, stock: 9,
      short: 'Turned from ebonite rod in Rajahmundry, filled with a dropper.',
      about: 'Two months’ ink in one filling and a warmth in the hand that metal does not have. Made by a family that made pens for the freedom movement.',
      points: ['Turned by hand', 'Eyedropper filling', 'Medium nib', 'Sandalwood-scented box'],
      facts: { Type: 'Fountain pen', Nib: 'Medium, steel', Body: 'Ebonite', Warranty: '2 years' },
      look: ['#5a3422', '#c79b4b'], finish: 'matte', label: 'Ebonite', grams: 160, rating: [93, 118],
    },
    {
      name: 'Lekhari Dastkhat Metal Ball Pen, Gift Box', brand: 'lekhari', mrp: 799, offer: 549, stock: 170, elsewhere: { Bazaarnest: 569, MegaHaat: 575 },
      short: 'For registers, cheques and the farewell of a colleague.',
      about: 'Brass under lacquer, heavy where the fingers are. Takes the standard refill from any corner shop.',
      points: ['Brass body', 'Standard refill', 'Engraving on request', 'Gift box'],
      facts: { Type: 'Ball pen', Tip: '0.7 mm', Body: 'Lacquered brass', Warranty: '1 year' },
      look: ['#24262b', '#c8ccd1'], finish: 'metal', label: 'Dastkhat', rating: [86, 2_006],
    },
    {
      name: 'Lekhari Pariksha Student Fountain Pen, Set of 3', brand: 'lekhari', mrp: 349, stock: 5,
      short: 'Three pens for board exams: two to write, one to lend.',
      about: 'Light, with a three-sided grip that teachers approve. Blue-black ink that dries before the hand arrives.',
      points: ['Three pens', 'Six cartridges', 'Three-sided grip', 'Quick-drying ink'],
      facts: { Type: 'Fountain pen', Nib: 'Fine, steel', Pieces: '3', Warranty: '6 months' },
      look: ['#d9503f', '#f5e3c0'], label: 'Pariksha',
    },
  ],
);
