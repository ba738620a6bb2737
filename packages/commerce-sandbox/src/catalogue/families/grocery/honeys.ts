import { family } from '../../family.ts';

export const honeys = family(
  { shape: 'honey-jar', sku: 'HNY', leaf: 'grocery-gourmet/staples/honey', finish: 'glass', seller: 'Dharti Pantry, Karnal', grams: 780 },
  [
    {
      name: 'Dharti Pantry Sundarban Wild Honey, 500 g', brand: 'dharti-pantry', mrp: 549, stock: 56, elsewhere: { Kartora: 569 },
      short: 'Collected in April by Moulis who watch for the tiger.',
      about: 'Khalsi blossom of the mangroves, thin and slightly salty. It ferments faster than farm honey, so we fill it in small lots.',
      points: ['Wild, not farmed', 'NMR-tested, report on request', 'Not heated', 'GI-marked'],
      facts: { 'Net quantity': '500 g', Source: 'Khalsi, multiflora', Origin: 'Sundarbans, West Bengal', 'Best before': '12 months', FSSAI: '10819015000331' },
      look: ['#c27a1c', '#3d2a14'], label: 'Sundarban', rating: [90, 1_188],
    },
    {
      name: 'Dharti Pantry Himalayan Acacia Honey, 500 g', brand: 'dharti-pantry', mrp: 629, stock: 82,
      short: 'Pale, mild and slow to crystallise, from the apiaries of Himachal.',
      about: 'Bees work the acacia for three weeks in May above Mandi. It sweetens tea without changing its taste.',
      points: ['Single flower', 'Does not crystallise for a year', 'Settled, not filtered fine', 'From 40 beekeepers'],
      facts: { 'Net quantity': '500 g', Source: 'Acacia', Origin: 'Mandi, Himachal Pradesh', 'Best before': '18 months', FSSAI: '10819015000331' },
      look: ['#e8bf5a', '#5f7d8a'], label: 'Acacia', rating: [89, 843],
    },
    {
      name: 'Dharti Pantry Jamun Honey, 500 g', brand: 'dharti-pantry', mrp: 499, stock: 110,
      short: 'Dark, a little bitter, from jamun groves in bloom.',
      about: 'The one that people ask for after they have read about sugar. It is still sugar, only with more taste to it.',
      points: ['Jamun blossom', 'Deep amber', 'Crystallises in winter: warm the jar', 'No corn syrup, tested'],
      facts: { 'Net quantity': '500 g', Source: 'Jamun', Origin: 'Bihar', 'Best before': '18 months', FSSAI: '10819015000331' },
      look: ['#6e3a18', '#5a3a77'], label: 'Jamun', rating: [86, 1_507],
    },
    {
      name: 'Dharti Pantry Tulsi Infused Honey, 500 g', brand: 'dharti-pantry', mrp: 549, offer: 449, stock: 7,
      short: 'For the spoon at night when the throat scratches.',
      about: 'Tulsi leaves rest in mustard honey for forty days and are strained out. Take it with warm water; with hot, the leaf goes bitter.',
      points: ['Rama and Krishna tulsi', 'Forty days in the jar', 'Not below one year of age', 'Wooden dipper included'],
      facts: { 'Net quantity': '500 g', Source: 'Mustard, with tulsi', Origin: 'Bharatpur, Rajasthan', 'Best before': '12 months', FSSAI: '10819015000331' },
      look: ['#d79a2e', '#44703c'], label: 'Tulsi', rating: [87, 655],
    },
  ],
);
