import { family } from '../../family.ts';

export const cushions = family(
  { shape: 'cushion', sku: 'CSH', leaf: 'home-furniture/furnishing/cushions', finish: 'fabric', seller: 'Gharika Furnishings, Karur', grams: 480 },
  [
    {
      name: 'Gharika Velvet Cushion Covers, 16 × 16 inches, Set of 5', brand: 'gharika', mrp: 1_499, offer: 699, elsewhere: { Kartora: 729, Bazaarnest: 749 },
      short: 'Five velvet covers in one evening change a sofa.',
      about: 'Short-pile velvet that does not mark when you sit on it. The zip is hidden and sewn over at both ends, where covers usually give way.',
      points: ['Set of five covers, without fillers', 'Hidden zip', 'Both sides velvet', 'Does not bleed'],
      facts: { Material: 'Polyester velvet', Size: '40 × 40 cm', Pieces: '5 covers', Care: 'Machine wash, inside out' },
      look: ['#7a2f4b', '#d9b36c'], rating: [85, 4_730],
      choice: { colours: { Wine: '#7a2f4b', 'Peacock green': '#1d6a63', Mustard: '#d09a2c', 'Ash grey': '#85878b' }, pieces: { Wine: [60], 'Peacock green': [44], Mustard: [19], 'Ash grey': [0] } },
    },
    {
      name: 'Nidraloom Ikat Handloom Cushion, 18 × 18 inches', brand: 'nidraloom', mrp: 1_299, stock: 28,
      short: 'Pochampally ikat with a feather-soft fill.',
      about: 'The yarn is tied and dyed before it is woven, which is why the pattern has a breath around it. Fill and cover come together.',
      points: ['Handloom cotton cover', 'Hollow-fibre filler inside', 'Coconut-shell buttons', 'Handloom mark'],
      facts: { Material: 'Cotton ikat, hollow-fibre fill', Size: '45 × 45 cm', Pieces: '1 cushion', Care: 'Dry clean' },
      look: ['#26456b', '#e4d6b6'], rating: [90, 214],
    },
    {
      name: 'Gharika Phulkari Tassel Cushion Covers, Set of 2', brand: 'gharika', mrp: 1_199, offer: 849, stock: 57,
      short: 'Phulkari flowers with a tassel on every corner.',
      about: 'Embroidered in Patiala by a group of forty women, each of whom signs the label. Stitches are tight on the back too, so rings and bangles do not catch.',
      points: ['Thread embroidery on cotton', 'Eight tassels', 'Name of the embroiderer inside', 'Covers only'],
      facts: { Material: 'Cotton', Size: '40 × 40 cm', Pieces: '2 covers', Care: 'Hand wash' },
      look: ['#d9562b', '#f4c542'], grams: 300, rating: [88, 541],
    },
    {
      name: 'Nidraloom Reading Bolster with Recron Fill', brand: 'nidraloom', mrp: 1_799, offer: 1_299, stock: 5, handling: 39,
      short: 'A square back cushion for reading in bed and floor seating.',
      about: 'Firm enough to lean on for a whole cricket match. The canvas cover comes off through a side zip and the fill can be topped up.',
      points: ['Recron fibre, 900 g', 'Canvas cover with carrying loop', 'Side pocket for glasses', 'Refill pack available'],
      facts: { Material: 'Cotton canvas, Recron fill', Size: '60 × 60 cm', Pieces: '1 cushion', Care: 'Cover machine wash' },
      look: ['#8b8f6a', '#4a3d30'], grams: 1_350,
    },
  ],
);
