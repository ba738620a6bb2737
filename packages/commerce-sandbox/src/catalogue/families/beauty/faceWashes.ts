import { family } from '../../family.ts';

export const faceWashes = family(
  { shape: 'face-wash', sku: 'FWS', leaf: 'beauty-personal-care/skin-hair/face-wash', finish: 'gloss', seller: 'Amlika Herbals, Haridwar', grams: 140 },
  [
    {
      name: 'Amlika Neem Tulsi Face Wash, 100 ml', brand: 'amlika', mrp: 149, stock: 420,
      short: 'The green one in every bathroom, without the harsh foam.',
      about: 'Neem and tulsi against oil, glycerine so the cheeks do not pull. It rinses off with hard borewell water too.',
      points: ['For oily and combination skin', 'Soap-free', 'Morning and evening', 'Tube can be recycled'],
      facts: { 'Net quantity': '100 ml', 'Skin type': 'Oily', Texture: 'Gel', 'Shelf life': '24 months' },
      look: ['#4f9a4a', '#e8f3d9'], label: 'Neem tulsi', rating: [84, 10_870],
    },
    {
      name: 'Kesarya Ubtan Face Wash with Turmeric, 100 ml', brand: 'kesarya', mrp: 259, stock: 186,
      short: 'Haldi and chana flour, without the yellow towel.',
      about: 'What the bride gets on the morning before, thinned to a daily wash. Fine walnut grains, rounded so that they do not scratch.',
      points: ['Turmeric, saffron, chana', 'Mild scrub', 'No dye', 'No stain'],
      facts: { 'Net quantity': '100 ml', 'Skin type': 'All', Texture: 'Cream with grains', 'Shelf life': '24 months' },
      look: ['#e0a526', '#7a3b1d'], label: 'Ubtan', rating: [86, 4_015],
    },
    {
      name: 'Kesarya Salicylic 2 % Acne Face Wash, 100 ml', brand: 'kesarya', mrp: 449, stock: 130, elsewhere: { ClickDukaan: 459, MegaHaat: 455 },
      short: 'Two per cent salicylic acid, and nothing that pretends.',
      about: 'For hostels, helmets and hormones. Start on alternate days, use sunscreen, and see a doctor if it hurts.',
      points: ['2 % salicylic acid', 'Fragrance-free', 'pH 4.5', 'Not for pregnancy'],
      facts: { 'Net quantity': '100 ml', 'Skin type': 'Acne-prone', Texture: 'Foaming gel', 'Shelf life': '24 months' },
      look: ['#dfe9ef', '#2f6f95'], finish: 'matte', label: 'Acne 2%', rating: [87, 2_440],
    },
    {
      name: 'Amlika Charcoal Face Wash for Men, 100 ml', brand: 'amlika', mrp: 199, stock: 7,
      short: 'Takes off a day on a two-wheeler.',
      about: 'Bamboo charcoal for soot, menthol for the shock. It does not lighten anything and does not claim to.',
      points: ['Bamboo charcoal', 'Cooling menthol', 'Safe before a shave', 'Lathers with little water'],
      facts: { 'Net quantity': '100 ml', 'Skin type': 'Oily', Texture: 'Gel', 'Shelf life': '24 months' },
      look: ['#2a2c30', '#9fb2b8'], label: 'Charcoal', rating: [82, 3_122],
    },
  ],
);
