import { family } from '../../family.ts';

export const lipsticks = family(
  { shape: 'lipstick', sku: 'LIP', leaf: 'beauty-personal-care/makeup-fragrance/lipsticks', finish: 'gloss', seller: 'Rangina Cosmetics, Mumbai', grams: 45 },
  [
    {
      name: 'Rangina Velvet Matte Lipstick, 3.5 g', brand: 'rangina', mrp: 599, offer: 399, elsewhere: { Kartora: 419, Bazaarnest: 429 },
      short: 'Matte without the chalk, in shades mixed for Indian skin.',
      about: 'A bullet that glides because it has cocoa butter in it, then sets in a minute. It survives chai; it does not survive biryani.',
      points: ['Eight-hour wear', 'Vitamin E and cocoa butter', 'Not tested on animals', 'No paraben'],
      facts: { 'Net quantity': '3.5 g', Finish: 'Matte', 'Shelf life': '36 months', 'Skin type': 'All' },
      look: ['#a3263c', '#c9a14a'], label: 'Velvet', rating: [86, 8_120],
      choice: { colours: { 'Lal bindi': '#a3263c', 'Kulfi pink': '#cf7a88', 'Chai nude': '#a8674f', 'Jamun plum': '#5a2142' }, pieces: { 'Lal bindi': [120], 'Kulfi pink': [64], 'Chai nude': [88], 'Jamun plum': [0] } },
    },
    {
      name: 'Rangina Shaadi Long-stay Lip Colour, Sindoori, 4 g', brand: 'rangina', mrp: 899, offer: 649, stock: 71,
      short: 'From the baraat to the bidaai without a mirror.',
      about: 'A transfer-proof orange-red that photographers ask for. Take it off with oil; soap only makes it laugh.',
      points: ['Transfer-proof for 16 hours', 'Goes on in one coat', 'Light rose scent', 'No lead, tested batch by batch'],
      facts: { 'Net quantity': '4 g', Finish: 'Satin matte', 'Shelf life': '30 months', 'Skin type': 'All' },
      look: ['#d1402a', '#e3c06a'], label: 'Shaadi', rating: [89, 1_460],
    },
    {
      name: 'Amlika Tinted Lip Balm, Beetroot, 4.2 g', brand: 'amlika', mrp: 349, stock: 210,
      short: 'Beetroot tint and shea for lips that crack in December.',
      about: 'Colour you can put on in a moving auto. Every ingredient is on the front, in words your grandmother knows.',
      points: ['Beetroot and ratanjot colour', 'SPF 15', 'No mineral oil', 'Safe for teenagers'],
      facts: { 'Net quantity': '4.2 g', Finish: 'Sheer', 'Shelf life': '24 months', 'Skin type': 'Dry' },
      look: ['#8e2350', '#5d7a3a'], label: 'Beetroot', rating: [84, 2_705],
    },
    {
      name: 'Rangina Kesar Gold Crème Lipstick, 3.8 g', brand: 'rangina', mrp: 1_299, offer: 999, stock: 6,
      short: 'Brick and gold in a refillable brass case.',
      about: 'The case clicks shut like a good car. Refills cost half, and the brass is yours to keep.',
      points: ['Refillable case', 'Crème with a fine gold pearl', 'Argan oil', 'Velvet pouch'],
      facts: { 'Net quantity': '3.8 g', Finish: 'Crème', 'Shelf life': '36 months', 'Skin type': 'All' },
      look: ['#b05a36', '#d9b04f'], finish: 'metal', label: 'Kesar', grams: 80,
    },
  ],
);
