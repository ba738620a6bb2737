import { family } from '../../family.ts';

const sizes = ['Single 72 × 36', 'Double 72 × 48', 'Queen 78 × 60', 'King 78 × 72'];

export const mattresses = family(
  { shape: 'mattress', sku: 'MAT', leaf: 'home-furniture/furniture/mattresses', finish: 'fabric', seller: 'Nidraloom Sleep, Bengaluru', grams: 24_000 },
  [
    {
      name: 'Nidraloom Aaram Memory Foam Mattress, 6 inches', brand: 'nidraloom', mrp: 9_999, offer: 6_499, handling: 299, elsewhere: { Kartora: 6_799, Bazaarnest: 6_690 },
      short: 'Memory foam over a firm base, rolled in a box and flat by evening.',
      about: 'Open-cell foam that does not hold the day’s heat. Sleep on it for 100 nights; if your back disagrees, we collect it and return the money.',
      points: ['100-night trial', 'Medium-firm', 'Cover zips off to wash', 'Rises fully in 24 hours'],
      facts: { Thickness: '6 inches', Feel: 'Medium-firm', Layers: 'Memory foam, support foam', Warranty: '10 years' },
      look: ['#5f7fa3', '#dfe7ef'], label: 'Aaram', rating: [87, 6_240],
      choice: { sizes, steps: [0, 2_000, 5_000, 7_000], pieces: { all: [34, 19, 41, 28] } },
    },
    {
      name: 'Nidraloom Ortho Coir and Foam Mattress, 5 inches, Queen', brand: 'nidraloom', mrp: 12_499, offer: 8_990, stock: 36, handling: 299, elsewhere: { MegaHaat: 9_290 },
      short: 'Rubberised coir, firm as the doctor likes it.',
      about: 'Coconut fibre from Alappuzha breathes better than any foam. One side is firm, the other firmer; turn it with the season.',
      points: ['Rubberised coir core', 'Two firmness sides', 'Cotton cover', 'Does not sag at the edge'],
      facts: { Thickness: '5 inches', Feel: 'Firm', Size: '78 × 60 inches', Warranty: '7 years' },
      look: ['#8a6a45', '#efe4cd'], label: 'Ortho', grams: 31_000, rating: [84, 1_877],
    },
    {
      name: 'Nidraloom Natural Latex Mattress, 7 inches, King', brand: 'nidraloom', mrp: 34_990, stock: 6, handling: 499,
      short: 'Natural latex from Kerala, cool, springy and quiet.',
      about: 'Tapped, whipped and baked with pinholes that let air rise. It answers each movement, so the other side of the bed does not notice.',
      points: ['Natural latex, seven zones', 'Organic cotton cover', 'No smell after two days', '100-night trial'],
      facts: { Thickness: '7 inches', Feel: 'Medium', Size: '78 × 72 inches', Warranty: '12 years' },
      look: ['#6f8d75', '#f2ead8'], label: 'Latex', grams: 46_000, rating: [92, 341],
    },
    {
      name: 'Gharika Pocket Spring Mattress with Euro Top, 8 inches, Queen', brand: 'gharika', mrp: 24_999, offer: 16_490, stock: 0, handling: 399,
      short: 'Each spring in a pocket of its own, under a soft top.',
      about: 'Eight hundred springs move one by one, which is gentle on shoulders and on light sleepers. The border is foam, so you can sit on the edge to tie laces.',
      points: ['800 pocket springs', 'Soft euro top', 'Foam-boxed edges', 'Four handles to turn it'],
      facts: { Thickness: '8 inches', Feel: 'Medium-soft', Size: '78 × 60 inches', Warranty: '8 years' },
      look: ['#a35f6d', '#f1e2dd'], label: 'Euro top', grams: 38_000, rating: [86, 508],
    },
  ],
);
