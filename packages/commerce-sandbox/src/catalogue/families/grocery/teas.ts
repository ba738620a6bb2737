import { family } from '../../family.ts';

export const teas = family(
  { shape: 'tea-tin', sku: 'TEA', leaf: 'grocery-gourmet/beverages/tea', finish: 'metal', seller: 'Chai Katha, Guwahati', grams: 360 },
  [
    {
      name: 'Chai Katha Assam Second Flush Tea, 250 g Tin', brand: 'chai-katha', mrp: 549, offer: 449, stock: 210, elsewhere: { Kartora: 469, Bazaarnest: 479 },
      short: 'Malty June leaves that stand up to milk and ginger.',
      about: 'From one garden near Dibrugarh, plucked in the six weeks that matter. It colours a cup in two minutes and keeps its character in the third.',
      points: ['Single garden, picked in June', 'For milk tea', 'About 110 cups', 'Tin keeps it fresh for a year'],
      facts: { 'Net quantity': '250 g', Type: 'Black, orthodox', Origin: 'Dibrugarh, Assam', 'Best before': '12 months', FSSAI: '10018011000214' },
      look: ['#7a2f1b', '#e0b04a'], label: 'Assam gold', rating: [90, 4_120],
    },
    {
      name: 'Chai Katha Darjeeling First Flush Tea, 250 g Tin', brand: 'chai-katha', mrp: 1_599, stock: 26,
      short: 'The spring leaf, pale and floral; please, no milk.',
      about: 'Picked in March above Kurseong and flown down. Water just off the boil, three minutes, and a white cup to see the colour.',
      points: ['First flush of this year', 'GI-marked Darjeeling', 'Lot number on the base', 'Two infusions'],
      facts: { 'Net quantity': '250 g', Type: 'Black, whole leaf', Origin: 'Kurseong, West Bengal', 'Best before': '18 months', FSSAI: '10018011000214' },
      look: ['#3f6b4f', '#f1e3b4'], label: 'Darjeeling', rating: [93, 512],
    },
    {
      name: 'Chai Katha Kadak Masala Chai, 250 g Tin', brand: 'chai-katha', mrp: 299, stock: 340,
      short: 'CTC with real cardamom, clove and dry ginger in it.',
      about: 'Spices are cracked, not sprayed on, so you find them in the strainer. Boil it as hard as you like.',
      points: ['Five whole spices', 'Strong CTC from Cachar', 'No flavouring', 'About 125 cups'],
      facts: { 'Net quantity': '250 g', Type: 'Black, CTC, spiced', Origin: 'Cachar, Assam', 'Best before': '12 months', FSSAI: '10018011000214' },
      look: ['#b5651d', '#5a1f1a'], label: 'Masala chai', rating: [89, 7_305],
    },
    {
      name: 'Chai Katha Kashmiri Kahwa Green Tea, 250 g Tin', brand: 'chai-katha', mrp: 799, stock: 3,
      short: 'Green tea with saffron, almond and cinnamon, as in a shikara.',
      about: 'Slivers of almond float up and strands of saffron colour the water slowly. Drink it after a heavy lunch; sweeten with honey.',
      points: ['Saffron from Pampore', 'Slivered almonds', 'Little caffeine', 'Glass and samovar both do'],
      facts: { 'Net quantity': '250 g', Type: 'Green, spiced', Origin: 'Blended in Srinagar', 'Best before': '9 months', Contains: 'Almonds' },
      look: ['#1f5f5b', '#e7a93a'], label: 'Kahwa', rating: [88, 690],
    },
  ],
);
