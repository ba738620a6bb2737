import { family } from '../../family.ts';

export const monitors = family(
  { shape: 'monitor', sku: 'MON', leaf: 'laptops-computers/monitors-printers/monitors', finish: 'matte', seller: 'Compuworld Retail, Bengaluru', made: 'China', grams: 5_400 },
  [
    {
      name: 'Zentoro View 24 Full HD Office Monitor', brand: 'zentoro', mrp: 12_990, offer: 8_499, stock: 120, handling: 79, elsewhere: { Kartora: 8_799, ClickDukaan: 8_990 },
      short: 'A 24-inch IPS screen that does not flicker and costs less than a chair.',
      about: 'Three thin sides make two of them look like one wide desk. Tilts, hangs on a VESA arm, and remembers its brightness.',
      points: ['IPS, 100 Hz', 'HDMI and VGA', 'Low blue light certified'],
      facts: { Screen: '23.8 inches, 1920 × 1080', Brightness: '250 nits', Mount: 'VESA 75', Warranty: '3 years' },
      look: ['#2b2f36', '#4c86c6'], form: 'office', label: 'Zentoro', rating: [86, 2210],
    },
    {
      name: 'Quantelle Studio 27 QHD USB-C Monitor', brand: 'quantelle', mrp: 32_990, offer: 25_990, stock: 31,
      short: 'One cable brings the picture, charges the laptop and connects the keyboard.',
      about: 'A 90 W USB-C socket turns any desk into a docking station. Colours are measured at the factory and the report is in the box.',
      points: ['90 W charging', '98 % DCI-P3', 'Height, swivel and pivot'],
      facts: { Screen: '27 inches, 2560 × 1440', Ports: 'USB-C, HDMI, DP, 3 USB-A', Warranty: '3 years' },
      look: ['#c9ced6', '#3a6ea8'], form: 'studio', label: 'Quantelle', finish: 'metal', rating: [91, 402],
    },
    {
      name: 'Voltrik Arc 34 Ultrawide Curved Monitor, 144 Hz', brand: 'voltrik', mrp: 44_990, stock: 4, handling: 149, elsewhere: { MegaHaat: 45_990 },
      short: 'A curved 34-inch screen for timelines, spreadsheets and corners at speed.',
      about: 'The 1500R curve keeps both ends at the same distance. Picture-by-picture shows the office and the home computer at once.',
      points: ['3440 × 1440 at 144 Hz', '1 ms', 'Two computers, one keyboard'],
      facts: { Screen: '34 inches', Curve: '1500R', Warranty: '3 years' },
      look: ['#1d2026', '#8a5cf0'], form: 'ultrawide', label: 'Voltrik', grams: 9_800, rating: [88, 96],
    },
    {
      name: 'Zentoro Safar 16 Portable USB-C Monitor', brand: 'zentoro', mrp: 15_990, stock: 40,
      short: 'A second screen that goes to the client in the laptop bag.',
      about: 'One cable carries power and picture. The cover folds into a stand at two angles, and the 700 grams are hardly noticed beside the charger.',
      points: ['16 inches, 1920 × 1200', 'One USB-C cable', 'Matt panel', 'Cover and stand in one'],
      facts: { Screen: '16 inches IPS', Brightness: '300 nits', Weight: '700 g', Warranty: '2 years' },
      look: ['#4a4e56', '#e0a04a'], form: 'office', label: 'Zentoro', grams: 1_300, rating: [85, 316],
    },
  ],
);
