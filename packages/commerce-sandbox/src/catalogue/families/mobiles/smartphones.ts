import { family } from '../../family.ts';

export const smartphones = family(
  { shape: 'smartphone', sku: 'PHN', leaf: 'mobiles-tablets/mobiles/smartphones', finish: 'glass', seller: 'Metro Digital Retail, Bengaluru', grams: 420 },
  [
    {
      name: 'Auvira Lumen 5 5G', brand: 'auvira', mrp: 24_999, offer: 21_999, elsewhere: { Kartora: 22_499, MegaHaat: 23_290 },
      short: 'A bright 120 Hz AMOLED phone that charges to half in 20 minutes.',
      about: 'The Lumen 5 is the phone we suggest to people who keep one for four years. Its screen stays readable in Chennai sun, its camera is steady after dark, and four years of Android updates are promised on the box.',
      points: ['6.67-inch AMOLED, 120 Hz, 1,800 nits at its brightest', '50 MP main camera with optical stabilisation, 8 MP ultra-wide', '5,000 mAh battery with the 67 W charger in the box', 'Dual 5G SIM, 13 bands for India'],
      facts: { Display: '6.67-inch AMOLED, 120 Hz', Processor: 'Octa-core, 4 nm', RAM: '8 GB', Battery: '5,000 mAh', 'Operating system': 'Android 16', Warranty: '1 year on phone, 6 months on accessories' },
      look: ['#23305c', '#0f1420'], rating: [88, 1342],
      choice: { colours: { 'Midnight blue': '#23305c', 'Sage mist': '#a9bfa8', 'Coral glow': '#e8846b' }, storages: ['128 GB', '256 GB'], steps: [0, 3000], pieces: { 'Midnight blue': [42, 18], 'Sage mist': [9, 0], 'Coral glow': [14, null] } },
    },
    {
      name: 'Auvira Lumen 5 Pro 5G', brand: 'auvira', mrp: 39_999, offer: 36_499, elsewhere: { Kartora: 37_499, Bazaarnest: 36_999, ClickDukaan: 38_250 },
      short: 'The Lumen with a 3x portrait lens, a metal frame and wireless charging.',
      about: 'Everything in the Lumen 5, in an aluminium frame and with a true 3x portrait camera. The curved glass of earlier years is gone: a flat panel takes a tempered glass cheaply and survives a pocket.',
      points: ['6.7-inch LTPO AMOLED, 1 to 120 Hz', 'Triple 50 MP cameras: wide, ultra-wide and 3x portrait', '5,200 mAh, 80 W wired and 30 W wireless charging', 'IP68: half an hour in a metre and a half of water'],
      facts: { Display: '6.7-inch LTPO AMOLED', Processor: 'Octa-core, 3 nm', RAM: '12 GB', Battery: '5,200 mAh', 'Water resistance': 'IP68', Warranty: '1 year on phone, 6 months on accessories' },
      look: ['#3c3f45', '#15171a'], finish: 'metal', rating: [91, 688],
      choice: { colours: { Graphite: '#3c3f45', 'Pearl white': '#eceae6' }, storages: ['256 GB', '512 GB'], steps: [0, 6000], pieces: { Graphite: [21, 7], 'Pearl white': [12, 3] } },
    },
    {
      name: 'Zentoro Play 12 4G (6 GB RAM, 128 GB)', brand: 'zentoro', mrp: 11_999, offer: 9_499, stock: 130, elsewhere: { Kartora: 9_799, ClickDukaan: 9_649 },
      short: 'A first smartphone with a big battery and a loud speaker.',
      about: 'Made for long bus rides and longer cricket matches. The Play 12 lasts two days of ordinary use and its stereo speakers are loud enough for a kitchen.',
      points: ['6.74-inch HD+ screen at 90 Hz', '6,000 mAh battery, 18 W charger included', 'Separate slot for a memory card up to 1 TB', 'Fingerprint key on the side'],
      facts: { Display: '6.74-inch HD+ LCD, 90 Hz', RAM: '6 GB', Storage: '128 GB, expandable', Battery: '6,000 mAh', 'Operating system': 'Android 15', Warranty: '1 year' },
      look: ['#2f7d6b', '#10221e'], finish: 'matte', rating: [81, 2210],
    },
    {
      name: 'Zentoro Note 14 5G', brand: 'zentoro', mrp: 17_999, offer: 15_499, handling: 49,
      short: 'A large 5G phone with a stylus that stows in its body.',
      about: 'For people who sign PDFs on the go and students who draw circuits in class. The pen wakes the Note 14 when it is pulled out, so a number is written down before a call ends.',
      points: ['6.9-inch full-HD+ screen with palm rejection', 'Stylus with 4,096 levels, charges inside the phone', '5,500 mAh battery, 45 W charging', '64 MP camera that scans pages flat'],
      facts: { Display: '6.9-inch IPS, 120 Hz', RAM: '8 GB', Battery: '5,500 mAh', Stylus: 'Included', 'Operating system': 'Android 16', Warranty: '1 year' },
      look: ['#6a4c93', '#1c1426'], rating: [84, 517],
      choice: { colours: { Amethyst: '#6a4c93', 'Ink black': '#1b1c20' }, storages: ['128 GB', '256 GB'], steps: [0, 2000], pieces: { Amethyst: [6, null], 'Ink black': [33, 11] } },
    },
    {
      name: 'Auvira Mini S 5G (8 GB RAM, 128 GB)', brand: 'auvira', mrp: 29_990, stock: 4, elsewhere: { Bazaarnest: 31_490 },
      short: 'A flagship that fits one hand, at 5.9 inches and 162 grams.',
      about: 'Small phones went away because they were made weak. The Mini S has the chip and the main camera of the Lumen 5 Pro in a body that reaches every corner of a kurta pocket and of your thumb.',
      points: ['5.9-inch AMOLED, 120 Hz', '162 g, 7.9 mm thin', '50 MP stabilised camera', '4,300 mAh, 45 W charging'],
      facts: { Display: '5.9-inch AMOLED, 120 Hz', RAM: '8 GB', Storage: '128 GB', Battery: '4,300 mAh', Weight: '162 g', Warranty: '1 year on phone, 6 months on accessories' },
      look: ['#c2452d', '#2a1512'], rating: [89, 301],
    },
    {
      name: 'Zentoro Rugged X 5G (12 GB RAM, 256 GB)', brand: 'zentoro', mrp: 32_999, offer: 28_990, stock: 0,
      short: 'A site engineer’s phone: drops, dust, monsoon, and a torch you can work by.',
      about: 'Rubber corners, screwed-down ports and a 10,000 mAh battery. The Rugged X is tested by dropping it 1.8 metres on concrete, six faces, and its touch screen works with wet hands and gloves.',
      points: ['10,000 mAh battery, also charges other devices', 'IP69K against water jets and dust', '400-lumen camp light on the back', 'Two programmable keys'],
      facts: { Display: '6.6-inch IPS, 120 Hz', RAM: '12 GB', Storage: '256 GB', Battery: '10,000 mAh', Protection: 'IP68, IP69K', Warranty: '2 years' },
      look: ['#e39b21', '#22252a'], finish: 'matte', grams: 680, rating: [86, 96],
    },
  ],
);
