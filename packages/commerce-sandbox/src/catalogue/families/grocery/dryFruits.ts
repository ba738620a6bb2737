import { family } from '../../family.ts';

export const dryFruits = family(
  { shape: 'dry-fruits', sku: 'DRY', leaf: 'grocery-gourmet/dry-fruits-sweets/dry-fruits', finish: 'paper', seller: 'Mevaghar, Delhi', grams: 540 },
  [
    {
      name: 'Mevaghar California Almonds, 500 g', brand: 'mevaghar', mrp: 749, offer: 529, stock: 310, elsewhere: { Kartora: 545, Bazaarnest: 549, MegaHaat: 539 },
      short: 'Large almonds for soaking at night and peeling in the morning.',
      about: 'One size, few broken, packed within a month of landing. Soak eight and tell nobody how many you ate.',
      points: ['Under 2 % broken', 'Zip pouch with a valve', 'Not salted, not roasted', 'Moisture below 5 %'],
      facts: { 'Net quantity': '500 g', Grade: 'Independence, 27/30', Origin: 'California, packed in Delhi', 'Best before': '6 months', FSSAI: '13319001000702' },
      look: ['#8a4f24', '#f2dfb8'], label: 'Almonds', made: 'United States', rating: [88, 9_310],
    },
    {
      name: 'Mevaghar Goa Cashews W240, 500 g', brand: 'mevaghar', mrp: 899, offer: 649, stock: 144,
      short: 'Big white cashews from Goa, for the kaju katli and for the guests.',
      about: 'W240 means 240 whole nuts to a pound: large, pale and hardly any splits. Steamed and shelled by a women’s cooperative in Valpoi.',
      points: ['Whole nuts, W240', 'Shelled by hand', 'Nitrogen-packed', 'GI-marked Goa cashew'],
      facts: { 'Net quantity': '500 g', Grade: 'W240', Origin: 'Valpoi, Goa', 'Best before': '6 months', FSSAI: '13319001000702' },
      look: ['#2f6f5e', '#f3e3b5'], label: 'Cashews', rating: [90, 4_455],
    },
    {
      name: 'Mevaghar Afghan Green Raisins, 500 g', brand: 'mevaghar', mrp: 449, stock: 95, elsewhere: { ClickDukaan: 459 },
      short: 'Long green kishmish, dried in shade, for kheer and pulao.',
      about: 'Hung in mud-walled kishmish khanas until they keep their green. Washed twice here, because nobody else will do it at midnight.',
      points: ['Seedless', 'Shade-dried', 'No sulphur', 'Stems removed by machine and by hand'],
      facts: { 'Net quantity': '500 g', Grade: 'Long green', Origin: 'Kandahar', 'Best before': '9 months', FSSAI: '13319001000702' },
      look: ['#7c8f35', '#4a2a18'], label: 'Raisins', made: 'Afghanistan', rating: [85, 2_038],
    },
    {
      name: 'Mevaghar Roasted Salted Pistachios, 500 g', brand: 'mevaghar', mrp: 779, stock: 6,
      short: 'Pistachios that open without a tooth being lost.',
      about: 'Roasted slowly with rock salt, so the salt is on the nut and not on the fingers. Closed shells are sorted out by a camera.',
      points: ['Naturally open shells', 'Dry-roasted', 'Sendha salt', 'Zip pouch'],
      facts: { 'Net quantity': '500 g', Grade: '21/25', Origin: 'Iran, roasted in Delhi', 'Best before': '6 months', FSSAI: '13319001000702' },
      look: ['#9a6b3d', '#b9cc72'], label: 'Pista', rating: [89, 1_621],
    },
  ],
);
