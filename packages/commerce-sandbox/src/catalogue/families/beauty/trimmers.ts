import { family } from '../../family.ts';

export const trimmers = family(
  { shape: 'trimmer', sku: 'TRM', leaf: 'beauty-personal-care/grooming/trimmers', finish: 'matte', seller: 'Kshaur Grooming, Gurugram', grams: 330 },
  [
    {
      name: 'Kshaur Daadhi 20-length Beard Trimmer', brand: 'kshaur', mrp: 1_899, offer: 1_099, elsewhere: { Kartora: 1_149, Bazaarnest: 1_199 },
      short: 'Twenty lengths, one comb, no mystery.',
      about: 'Half-millimetre steps from stubble to a full beard. The battery tells you minutes, not moods.',
      points: ['0.5 to 10 mm', '90 minutes on a charge', 'USB-C', 'Washable head'],
      facts: { Lengths: '20', 'Run time': '90 minutes', Blades: 'Stainless steel', Warranty: '2 years' },
      look: ['#26292e', '#3fa7d6'], label: 'Kshaur', rating: [86, 9_431],
      choice: { colours: { Charcoal: '#26292e', 'Deep blue': '#22406b' }, pieces: { Charcoal: [150], 'Deep blue': [36] } },
    },
    {
      name: 'Kshaur Naai Pro Hair Clipper, Corded', brand: 'kshaur', mrp: 3_499, offer: 2_490, stock: 33,
      short: 'The heavy clipper from the salon, for a head every three weeks.',
      about: 'A cord, because a haircut that stops half-way is worse than none. The blade adjusts with a lever and takes oil once a month.',
      points: ['Four combs, 3 to 12 mm', 'Three-metre cord', 'Steel body', 'Oil and brush included'],
      facts: { Lengths: '4 combs with lever', Power: 'Corded, 10 W', Blades: 'Carbon steel', Warranty: '3 years' },
      look: ['#8d9299', '#1e2024'], finish: 'metal', label: 'Naai', grams: 620, rating: [89, 874],
    },
    {
      name: 'Kshaur Jhat-pat 5-in-1 Body Groomer', brand: 'kshaur', mrp: 2_499, offer: 1_590, stock: 61,
      short: 'Beard, nose, ears, head and the rest, from one handle.',
      about: 'Heads click on with a quarter turn and each has its place in the stand. It works under the shower and says so honestly: IPX7.',
      points: ['Five heads', 'IPX7, for wet use', '120 minutes on a charge', 'Travel lock'],
      facts: { Lengths: '14', 'Run time': '120 minutes', Protection: 'IPX7', Warranty: '2 years' },
      look: ['#3d5c52', '#d2b45c'], label: '5 in 1', rating: [84, 2_160],
    },
    {
      name: 'Kshaur Nari Gentle Trimmer for Women', brand: 'kshaur', mrp: 1_299, stock: 4,
      short: 'For brows, lips and underarms, with a light you can see by.',
      about: 'The blade sits behind a guard and does not touch skin. No wax, no thread, no appointment.',
      points: ['Round guard', 'LED light', 'One AAA cell', 'Fits a small purse'],
      facts: { 'Run time': '60 minutes on a cell', Battery: '1 AAA, included', Use: 'Dry', Warranty: '1 year' },
      look: ['#d98ba0', '#f7ecee'], finish: 'gloss', label: 'Nari', grams: 140, rating: [83, 1_504],
    },
  ],
);
