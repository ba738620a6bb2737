import { family } from '../../family.ts';

const thin = 'laptops-computers/laptops/thin-and-light';
const gaming = 'laptops-computers/laptops/gaming-laptops';

export const laptops = family(
  { shape: 'laptop', sku: 'LAP', leaf: thin, finish: 'metal', seller: 'Compuworld Retail, Bengaluru', made: 'China', grams: 2_100 },
  [
    {
      name: 'Quantelle Aero 14 Laptop, 16 GB, 512 GB', brand: 'quantelle', mrp: 72_990, offer: 58_990, handling: 99, elsewhere: { Kartora: 59_990, MegaHaat: 60_490 },
      short: 'A 1.2 kg laptop that lasts a working day between sockets.',
      about: 'Magnesium above, glass below, and a keyboard that office people stop noticing after a day. The screen opens flat, so the person opposite can read along.',
      points: ['14-inch 16:10 screen, 400 nits', '15 hours of office work', 'Fingerprint reader in the power key', 'Charges from any 65 W USB-C adapter'],
      facts: { Memory: '16 GB LPDDR5', Weight: '1.2 kg', Ports: '2 USB-C, 1 USB-A, HDMI', Warranty: '1 year on site' },
      look: ['#b9c0ca', '#20324f'], form: 'thin', label: 'Quantelle', rating: [89, 812],
      choice: { colours: { Silver: '#b9c0ca', Ink: '#2a3144' }, storages: ['512 GB', '1 TB'], steps: [0, 7_000], pieces: { Silver: [42, 18], Ink: [12, null] } },
    },
    {
      name: 'Zentoro WorkBook 15 Laptop, 8 GB, 256 GB', brand: 'zentoro', mrp: 42_990, offer: 33_990, stock: 64, elsewhere: { Kartora: 34_490 },
      short: 'The plain office laptop: full-size keys, number pad, all the sockets.',
      about: 'Bought by the dozen for branches and back offices. The battery and the memory sit behind one screw, so it can be mended at a table.',
      points: ['15.6-inch matte screen', 'Number pad', 'Memory slot for up to 32 GB'],
      facts: { Memory: '8 GB DDR4', Weight: '1.7 kg', Ports: '3 USB, LAN, HDMI', Warranty: '2 years carry-in' },
      look: ['#3a3f47', '#7fa3c9'], form: 'thin', label: 'Zentoro', finish: 'matte', rating: [81, 1430],
    },
    {
      name: 'Quantelle Campus 13 Laptop with Pen, 8 GB', brand: 'quantelle', mrp: 54_990, offer: 46_490, stock: 27,
      short: 'A touch laptop that folds into a notebook for lectures.',
      about: 'The pen sits in the hinge and charges there. Write equations by hand, turn the page with a finger, type the essay at night.',
      points: ['360° hinge', 'Pen with 4,096 levels', 'Drop-tested to 70 cm'],
      facts: { Screen: '13.3-inch touch', Memory: '8 GB', Weight: '1.3 kg', Warranty: '1 year' },
      look: ['#e3b7a6', '#5a3d4f'], form: 'pen', label: 'Quantelle', rating: [85, 268],
    },
    {
      name: 'Voltrik Raktim 16 Gaming Laptop, 16 GB, 1 TB', brand: 'voltrik', leaf: gaming, mrp: 1_24_990, offer: 99_990, stock: 9, handling: 149, elsewhere: { Bazaarnest: 1_02_990, MegaHaat: 1_01_490 },
      short: 'A gaming laptop that stays quiet until the boss fight.',
      about: 'Two fans push air out of the back, never at your mouse hand. The 165 Hz screen is calibrated, so it edits wedding films by day.',
      points: ['165 Hz 16-inch screen', '8 GB graphics memory', 'Per-key lights that can be turned off'],
      facts: { Memory: '16 GB DDR5', Storage: '1 TB NVMe', Weight: '2.4 kg', Warranty: '2 years' },
      look: ['#23252b', '#e0443e'], form: 'gaming', label: 'Raktim', finish: 'matte', grams: 3_600, rating: [90, 355],
    },
    {
      name: 'Quantelle Rangmanch 16 Creator Laptop, 32 GB, 1 TB', brand: 'quantelle', leaf: gaming, mrp: 1_79_990, stock: 6, handling: 149,
      short: 'An OLED laptop for people who bill by the project.',
      about: 'The panel covers all of DCI-P3 and each one is measured before it leaves the factory. A full-size card slot is back, because a camera has one, and the fans stay under 32 dB while a film renders.',
      points: ['16-inch 3.2K OLED, 120 Hz', '12 GB graphics memory', 'Full-size card slot', 'Two USB4 sockets'],
      facts: { Memory: '32 GB LPDDR5', Storage: '1 TB NVMe, one slot free', Weight: '1.9 kg', Warranty: '3 years on site' },
      look: ['#6e6a78', '#c9a45c'], form: 'gaming', label: 'Rangmanch', grams: 3_100, rating: [92, 118],
    },
    {
      name: 'Voltrik Khel 15 Gaming Laptop, 8 GB, 512 GB', brand: 'voltrik', leaf: gaming, mrp: 74_990, offer: 62_990, stock: 22,
      short: 'The first gaming laptop, within what a first job allows.',
      about: 'It plays what friends play at 60 frames and does not pretend to more. Memory and disk sit under one lid, so next year’s bonus can go in there.',
      points: ['144 Hz 15.6-inch screen', '6 GB graphics memory', 'Second memory slot free', 'Single-colour lit keys'],
      facts: { Memory: '8 GB DDR5', Storage: '512 GB NVMe', Weight: '2.2 kg', Warranty: '1 year on site' },
      look: ['#2d3038', '#3fb68b'], form: 'gaming', label: 'Khel', finish: 'matte', grams: 3_300, rating: [84, 1_206],
    },
    {
      name: 'Zentoro Pathshala 11 Laptop for School, 4 GB, 64 GB', brand: 'zentoro', mrp: 21_990, stock: 85,
      short: 'A rubber-edged laptop that survives the school bus.',
      about: 'Keys are anchored so that they cannot be picked off, and half a glass of water runs out below. It starts in eight seconds and holds a school day without a charger.',
      points: ['Rubber bumper on four sides', 'Spill channel under the keys', '12 hours', 'Parents’ account with bedtime'],
      facts: { Screen: '11.6 inches', Memory: '4 GB', Weight: '1.25 kg', Warranty: '2 years with one accident' },
      look: ['#5a7fa8', '#f0b53a'], form: 'thin', label: 'Zentoro', finish: 'matte', grams: 1_800, rating: [80, 942],
    },
  ],
);
