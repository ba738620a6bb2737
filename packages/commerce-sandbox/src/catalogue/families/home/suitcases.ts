import { family } from '../../family.ts';

const sizes = ['Cabin 55 cm', 'Medium 67 cm', 'Large 77 cm'];

export const suitcases = family(
  { shape: 'suitcase', sku: 'SUT', leaf: 'home-furniture/decor-travel/suitcases', finish: 'matte', seller: 'Musafio Travel, Nashik', grams: 3_100 },
  [
    {
      name: 'Musafio Udaan Polycarbonate Trolley', brand: 'musafio', mrp: 7_499, offer: 3_299, handling: 99, elsewhere: { Kartora: 3_449, MegaHaat: 3_399, Bazaarnest: 3_549 },
      short: 'A shell that bends at the belt and comes back to its shape.',
      about: 'Pure polycarbonate, double wheels, and a lock that airport staff can open without breaking it. The cabin size fits the boxes of all Indian airlines.',
      points: ['Eight silent wheels', 'Number lock, TSA type', 'Expands by 4 cm', 'Lining zips out'],
      facts: { Shell: 'Polycarbonate', Wheels: '4 double, 360°', Lock: 'TSA', Warranty: '5 years, international' },
      look: ['#1f5f7a', '#d6dde2'], label: 'Udaan', rating: [87, 5_087],
      choice: { colours: { 'Ocean blue': '#1f5f7a', 'Chilli red': '#a93232', Graphite: '#3a3d43' }, sizes, steps: [0, 1_200, 2_200], pieces: { 'Ocean blue': [34, 28, 12], 'Chilli red': [11, 0, 6], Graphite: [29, 22, 17] } },
    },
    {
      name: 'Musafio Rajdhani Aluminium-frame Suitcase, 67 cm', brand: 'musafio', mrp: 18_999, offer: 12_990, stock: 9, handling: 149,
      short: 'No zip: two latches and a metal frame that shuts like a bank.',
      about: 'Zips are what fails first, so there is none. The frame seals against dust, and the corners wear the scars for the shell.',
      points: ['Aluminium frame', 'Two TSA latches', 'Riveted corners', 'Two compression boards'],
      facts: { Shell: 'Polycarbonate, aluminium frame', Wheels: '4 double, 360°', Capacity: '68 litres', Warranty: '7 years' },
      look: ['#9aa1a8', '#2d3036'], finish: 'metal', label: 'Rajdhani', grams: 5_200, rating: [89, 214],
    },
    {
      name: 'Musafio Sleeper Class Hard Trolley, 77 cm', brand: 'musafio', mrp: 6_999, offer: 3_790, handling: 129,
      short: 'For weddings, hostels and everything your mother adds.',
      about: 'Ninety-four litres in tough polypropylene, light for its size. The ribs keep it off a wet platform.',
      points: ['94 litres', 'Polypropylene, 4.1 kg', 'Number lock', 'Wheels can be replaced'],
      facts: { Shell: 'Polypropylene', Wheels: '4, 360°', Capacity: '94 litres', Warranty: '3 years' },
      look: ['#5b4a8a', '#e0a93b'], label: 'Sleeper', grams: 4_300, rating: [83, 1_930],
      choice: { colours: { Violet: '#5b4a8a', 'Bottle green': '#2f5a45', Black: '#2a2b2f' }, pieces: { Violet: [19], 'Bottle green': [22], Black: [7] } },
    },
    {
      name: 'Musafio Chhota Safar Kids’ Ride-on Suitcase', brand: 'musafio', mrp: 4_999, stock: 15, elsewhere: { Bazaarnest: 5_190 },
      short: 'Sits a four-year-old, holds a rabbit and three pyjamas.',
      about: 'Children pull it, ride it and do not need to be carried through the airport. The saddle is rated for 40 kg.',
      points: ['Carries a child up to 40 kg', 'Strap for pulling', 'Cabin size', 'Catches without sharp edges'],
      facts: { Shell: 'ABS', Wheels: '4, with brakes', Capacity: '20 litres', Age: '3 to 7 years', Warranty: '2 years' },
      look: ['#f0a33a', '#37659c'], finish: 'gloss', label: 'Chhota', grams: 2_400, rating: [88, 301],
    },
  ],
);
