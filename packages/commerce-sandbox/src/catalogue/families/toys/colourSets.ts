import { family } from '../../family.ts';

export const colourSets = family(
  { shape: 'colour-set', sku: 'CLR', leaf: 'toys-games/games-art/art-sets', finish: 'paper', seller: 'Rangpari Colours, Mumbai', grams: 280 },
  [
    {
      name: 'Rangpari Colour Pop Pencils, 22 Shades', brand: 'rangpari', mrp: 229, stock: 480, elsewhere: { Kartora: 235, ClickDukaan: 239 },
      short: 'Twenty-two pencils that do not break when sharpened.',
      about: 'The lead is glued along its length, so a fall does not cut it into pieces. Two shades of skin brown are in the box, as they should be.',
      points: ['22 shades', 'Break-resistant leads', 'Sharpener included', 'Non-toxic'],
      facts: { Shades: '22', Age: '4 years and up', Body: 'Poplar wood', Safety: 'IS 9873' },
      look: ['#e4574f', '#f6c945'], label: 'Colour pop', rating: [89, 7_220],
    },
    {
      name: 'Rangpari Mitti Jumbo Wax Crayons, 20 Shades', brand: 'rangpari', mrp: 249, stock: 350,
      short: 'Thick crayons for fists, washable from most walls.',
      about: 'Bee and soya wax instead of paraffin, so they smell of a kitchen. On distemper they come off with soap; on limewash, make your peace.',
      points: ['20 shades', 'Beeswax and soya', 'Thick, three-sided', 'Wash off skin and cloth'],
      facts: { Shades: '20', Age: '2 years and up', Body: 'Wax', Safety: 'IS 9873' },
      look: ['#f0a43a', '#3f8f6a'], label: 'Jumbo crayons', rating: [87, 2_918],
    },
    {
      name: 'Rangpari Studio Watercolour Pencils, 22 Shades', brand: 'rangpari', mrp: 899, offer: 649, stock: 61, elsewhere: { Bazaarnest: 679 },
      short: 'Draw dry, paint with a wet brush over it.',
      about: 'Pigments strong enough for an elementary-grade exam and a Sunday in Hampi. A water brush with a tank comes along.',
      points: ['22 shades', 'Water brush in the box', 'Lightfastness marked', 'Tin tray inside'],
      facts: { Shades: '22', Age: '8 years and up', Body: 'Cedar wood', Safety: 'IS 9873' },
      look: ['#2f6fb0', '#e7e2d3'], label: 'Studio', grams: 360, rating: [91, 840],
    },
    {
      name: 'Rangpari Madhubani Colouring Kit with Pencils', brand: 'rangpari', mrp: 479, stock: 8,
      short: 'Ten drawings from Mithila to fill, and 22 pencils to do it.',
      about: 'The outlines were drawn by Pushpa Devi of Jitwarpur, whose name and fee are on the box. Each sheet explains its fish, tree or wedding.',
      points: ['Ten sheets of 200 GSM', '22 pencils', 'Artist credited and paid', 'Sheets fit an A4 frame'],
      facts: { Shades: '22', Age: '6 years and up', Sheets: '10, A4', Safety: 'IS 9873' },
      look: ['#a8323e', '#1f4f4a'], label: 'Madhubani', grams: 520, rating: [93, 312],
    },
  ],
);
