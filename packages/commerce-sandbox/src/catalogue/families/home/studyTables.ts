import { family } from '../../family.ts';

export const studyTables = family(
  { shape: 'study-table', sku: 'DSK', leaf: 'home-furniture/furniture/study-tables', finish: 'wood', seller: 'Baithak Works, Pune', grams: 26_000 },
  [
    {
      name: 'Baithak Works Lekhan Study Table, Two Drawers, Sheesham Finish', brand: 'baithak-works', mrp: 11_999, offer: 7_490, stock: 42, handling: 349, elsewhere: { Kartora: 7_790, ClickDukaan: 7_690 },
      short: 'A plain desk with two drawers and a top that forgives cups.',
      about: 'The top is laminated on both sides, so it does not bow in July. Drawers run on metal channels and stop before they fall on a foot.',
      points: ['110 × 55 cm top', 'Two drawers on metal channels', 'Hole for wires', 'Levelling feet for old floors'],
      facts: { Size: '110 × 55 × 75 cm', Material: 'Engineered wood', Drawers: '2', Assembly: '45 minutes, tools included', Warranty: '1 year' },
      look: ['#7a4a2a', '#3b2417'], rating: [83, 1_345],
    },
    {
      name: 'Baithak Works Solid Mango Wood Writing Desk', brand: 'baithak-works', mrp: 18_990, stock: 8, handling: 499,
      short: 'Mango wood from Jodhpur, oiled by hand, for thirty years of letters.',
      about: 'No two tops have the same grain, and small knots are filled, not hidden. It comes put together; two people carry it in.',
      points: ['Solid mango wood', 'Dovetailed drawers', 'Oil finish that can be renewed', 'No assembly'],
      facts: { Size: '120 × 60 × 76 cm', Material: 'Solid mango wood', Drawers: '2', Assembly: 'None', Warranty: '3 years' },
      look: ['#b07a43', '#5b3a1e'], grams: 34_000, rating: [91, 176],
    },
    {
      name: 'Gharika Kona Study Desk with Shelf, White Oak', brand: 'gharika', mrp: 8_499, offer: 5_290, handling: 299, elsewhere: { Bazaarnest: 5_490 },
      short: 'A light desk with a shelf below for the books of this term.',
      about: 'The shelf doubles as a brace, so the desk does not shake when you erase. At 100 cm it fits between a bed and a window.',
      points: ['100 × 50 cm top', 'Open shelf and two drawers', 'Edges rounded', 'Carries 60 kg'],
      facts: { Size: '100 × 50 × 75 cm', Material: 'Engineered wood', Drawers: '2', Assembly: '40 minutes', Warranty: '1 year' },
      look: ['#d8c3a0', '#f3efe6'], grams: 21_500, rating: [80, 912],
      choice: { colours: { 'White oak': '#d8c3a0', Walnut: '#6b4630' }, pieces: { 'White oak': [27], Walnut: [11] } },
    },
    {
      name: 'Gharika Daftar Three-drawer Home Office Desk, 140 cm', brand: 'gharika', mrp: 15_499, stock: 3, handling: 399,
      short: 'Room for two screens, a tiffin and the file you are avoiding.',
      about: 'One of the three drawers locks. A channel along the back hides the power strip, so the desk can stand in the middle of a room.',
      points: ['140 × 60 cm top', 'Three drawers, one with lock', 'Cable channel along the back', 'Powder-coated steel frame'],
      facts: { Size: '140 × 60 × 75 cm', Material: 'Engineered wood, steel', Drawers: '3', Assembly: '60 minutes', Warranty: '2 years' },
      look: ['#4a3a30', '#a6a9ad'], grams: 31_000, rating: [85, 203],
    },
  ],
);
