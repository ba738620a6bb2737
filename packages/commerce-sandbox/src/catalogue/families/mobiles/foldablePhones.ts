import { family } from '../../family.ts';

export const foldablePhones = family(
  { shape: 'foldable-phone', sku: 'FLD', leaf: 'mobiles-tablets/mobiles/foldable-phones', finish: 'glass', seller: 'Metro Digital Retail, Bengaluru', made: 'Vietnam', grams: 520 },
  [
    {
      name: 'Auvira Fold One 5G', brand: 'auvira', mrp: 1_54_999, offer: 1_39_999, handling: 199, elsewhere: { Kartora: 1_42_990, Bazaarnest: 1_44_999 },
      short: 'A phone that opens into an eight-inch tablet, thin enough to forget that it folds.',
      about: 'Closed, it is an ordinary 6.4-inch phone. Open, a spreadsheet and a video call sit side by side, and the crease is felt more than seen. The hinge is rated for 4 lakh folds, about ten years of a restless thumb.',
      points: ['8-inch inner and 6.4-inch outer AMOLED, both 120 Hz', '9.3 mm thick when closed', 'Triple camera with 3x zoom', 'One inner-screen replacement in the first year'],
      facts: { Display: '8-inch foldable AMOLED', 'Cover display': '6.4-inch AMOLED', RAM: '12 GB', Battery: '4,800 mAh', Weight: '239 g', Warranty: '1 year, one screen replacement' },
      look: ['#2b2f36', '#8f96a3'], form: 'fold', rating: [87, 143],
      choice: { colours: { 'Obsidian black': '#2b2f36', 'Desert gold': '#c6a77b' }, storages: ['256 GB', '512 GB'], steps: [0, 10000], pieces: { 'Obsidian black': [9, 4], 'Desert gold': [3, 0] } },
    },
    {
      name: 'Auvira Flip Air 5G (8 GB RAM, 256 GB)', brand: 'auvira', mrp: 74_999, offer: 64_999, elsewhere: { MegaHaat: 66_499 },
      short: 'Folds into a square that fits the smallest handbag.',
      about: 'The outer screen answers messages, plays songs and frames selfies with the good camera, so the phone stays shut half the day. It stands by itself at any angle for video calls.',
      points: ['6.7-inch inner, 3.6-inch cover screen', '187 g, 76 mm tall when closed', '50 MP camera usable from the cover', 'Fast 45 W charging'],
      facts: { Display: '6.7-inch foldable AMOLED', 'Cover display': '3.6-inch AMOLED', RAM: '8 GB', Storage: '256 GB', Battery: '4,200 mAh', Warranty: '1 year' },
      look: ['#d98aa2', '#3a2530'], form: 'flip', rating: [84, 267],
      choice: { colours: { 'Rose clay': '#d98aa2', 'Mint leaf': '#9ccbb5', 'Ink navy': '#232d49' }, pieces: { 'Rose clay': [11], 'Mint leaf': [5], 'Ink navy': [0] } },
    },
    {
      name: 'Zentoro Duo Fold 5G (12 GB RAM, 256 GB)', brand: 'zentoro', mrp: 99_990, offer: 84_990, stock: 12,
      short: 'A large foldable that costs less than a lakh and comes with its pen.',
      about: 'Zentoro left out wireless charging and put the money into the screen and a stylus. For reading, marking up drawings and two apps side by side, nothing else at this price comes close.',
      points: ['7.9-inch inner screen, pen included', '5,000 mAh battery, 67 W charger in the box', 'Stereo speakers on both halves', 'Case with a pen loop included'],
      facts: { Display: '7.9-inch foldable AMOLED', RAM: '12 GB', Storage: '256 GB', Battery: '5,000 mAh', Stylus: 'Included', Warranty: '1 year' },
      look: ['#1f5c57', '#c9a45c'], form: 'fold', made: 'China', rating: [80, 74],
    },
    {
      name: 'Zentoro Pocket Flip 5G (8 GB RAM, 128 GB)', brand: 'zentoro', mrp: 49_999, stock: 2, elsewhere: { Kartora: 51_499, ClickDukaan: 50_990 },
      short: 'The least expensive way into a folding phone, with a leather-touch back.',
      about: 'A simple round cover screen shows time, calls and music. The vegan-leather back hides fingerprints and gives grip when you snap it shut after a call, which is still the best part.',
      points: ['6.6-inch AMOLED, 120 Hz', '1.5-inch round cover screen', '4,000 mAh, 33 W charging', 'Hinge rated for 2 lakh folds'],
      facts: { Display: '6.6-inch foldable AMOLED', RAM: '8 GB', Storage: '128 GB', Battery: '4,000 mAh', Warranty: '1 year' },
      look: ['#8a5a3c', '#20150f'], form: 'flip', finish: 'leather', made: 'China', rating: [77, 119],
    },
  ],
);
