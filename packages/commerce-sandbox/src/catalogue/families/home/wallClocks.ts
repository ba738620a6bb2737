import { family } from '../../family.ts';

export const wallClocks = family(
  { shape: 'wall-clock', sku: 'CLK', leaf: 'home-furniture/decor-travel/wall-clocks', finish: 'gloss', seller: 'Samay Sadan, Morbi', grams: 780 },
  [
    {
      name: 'Gharika Mauna Silent Sweep Wall Clock, 12 inches', brand: 'gharika', mrp: 999, offer: 549, elsewhere: { Kartora: 579, ClickDukaan: 569 },
      short: 'A second hand that glides, so a light sleeper does not count it.',
      about: 'Made in Morbi, where most of the country’s clocks come from. Clear bars, no clutter, legible from the kitchen.',
      points: ['Sweep movement, no tick', 'Glass front', 'One AA cell for a year', 'Keyhole hook'],
      facts: { Diameter: '30 cm', Movement: 'Quartz, sweep', Battery: '1 AA, not included', Warranty: '1 year' },
      look: ['#2b3a4f', '#c8a45a'], label: 'Mauna', rating: [85, 3_316],
      choice: { colours: { Navy: '#2b3a4f', 'Rose gold': '#c58f78', White: '#eeece7' }, pieces: { Navy: [70], 'Rose gold': [38], White: [9] } },
    },
    {
      name: 'Gharika Teak Rim Wall Clock, 14 inches', brand: 'gharika', mrp: 2_499, offer: 1_790, stock: 26, handling: 39,
      short: 'A ring of solid teak around a quiet dial.',
      about: 'The rim is turned from one piece of plantation teak and only waxed. It suits a room that already has too many screens.',
      points: ['Solid teak rim', 'Four numerals', 'Sweep movement', 'Mineral glass'],
      facts: { Diameter: '36 cm', Movement: 'Quartz, sweep', Battery: '1 AA, included', Warranty: '2 years' },
      look: ['#8f5f35', '#2a1c12'], finish: 'wood', label: 'Teak', grams: 1_450, rating: [89, 402],
    },
    {
      name: 'Dipkari Beaten Copper Wall Clock, 13 inches', brand: 'dipkari', mrp: 3_499, stock: 11,
      short: 'Copper beaten by hand, with two thousand small dents of light.',
      about: 'Made by a family of coppersmiths in Pune’s Kasba Peth. The lacquer keeps it bright; remove it and it goes brown like an old pot.',
      points: ['Hand-beaten copper rim', 'Lacquered', 'Signed by its maker', 'Step movement'],
      facts: { Diameter: '33 cm', Movement: 'Quartz, step', Battery: '1 AA, not included', Warranty: '1 year' },
      look: ['#b5663c', '#3a1f14'], finish: 'metal', label: 'Tamra', grams: 1_100, rating: [91, 127],
    },
    {
      name: 'Gharika Pathshala Kids’ Wall Clock, 10 inches', brand: 'gharika', mrp: 899, offer: 649, stock: 3,
      short: 'All twelve numbers, large, for those who are learning quarter past.',
      about: 'The front is acrylic instead of glass and stays in its frame when a ball hits it. Hour and minute hands have different colours.',
      points: ['All numerals, 3 cm tall', 'Unbreakable front', 'Hands in two colours', 'Silent'],
      facts: { Diameter: '25 cm', Movement: 'Quartz, sweep', Battery: '1 AA, not included', Warranty: '1 year' },
      look: ['#e4574f', '#2f7fd1'], label: 'Class 1', grams: 520,
    },
  ],
);
