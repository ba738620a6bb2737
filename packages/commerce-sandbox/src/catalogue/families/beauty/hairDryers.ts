import { family } from '../../family.ts';

export const hairDryers = family(
  { shape: 'hair-dryer', sku: 'HDR', leaf: 'beauty-personal-care/grooming/hair-dryers', finish: 'matte', seller: 'Kshaur Grooming, Gurugram', grams: 720 },
  [
    {
      name: 'Kshaur Hawa 1200 W Foldable Hair Dryer', brand: 'kshaur', mrp: 1_299, offer: 799,
      short: 'Folds in half, dries short hair before the cab comes.',
      about: 'Twelve hundred watts run from a 6 A socket in any hotel. The cool button is real: it turns the heater off.',
      points: ['Two heats and cool', 'Folding handle', '1.8 m cord', 'Stops by itself when too hot'],
      facts: { Power: '1,200 W', Settings: '2 speeds, 2 heats, cool', Cord: '1.8 m', Warranty: '2 years' },
      look: ['#c84b6a', '#3a2530'], label: 'Hawa', rating: [84, 3_290],
      choice: { colours: { Fuchsia: '#c84b6a', Midnight: '#2b3047' }, pieces: { Fuchsia: [90], Midnight: [70] } },
    },
    {
      name: 'Kshaur Aandhi 2200 W Ionic Dryer with Diffuser', brand: 'kshaur', mrp: 3_999, offer: 2_590, stock: 44,
      short: 'For long, thick hair and the day of the wedding.',
      about: 'A motor like a salon’s and a diffuser that leaves curls as curls. It needs a 16 A socket, which your geyser already has.',
      points: ['AC motor', 'Ionic, less frizz', 'Diffuser and two nozzles', 'Removable filter'],
      facts: { Power: '2,200 W', Settings: '2 speeds, 3 heats, cool', Plug: '16 A', Warranty: '2 years' },
      look: ['#2d2f36', '#c99a5b'], label: 'Aandhi', grams: 1_050, rating: [88, 1_187],
    },
    {
      name: 'Kshaur Pavan Brushless Hair Dryer, 110,000 rpm', brand: 'kshaur', mrp: 14_999, offer: 9_990, handling: 59, elsewhere: { Bazaarnest: 10_490 },
      short: 'Half the noise and half the time, at 380 grams.',
      about: 'Fast air does the work, so the heat can stay low; a sensor reads it a hundred times a second. Quiet enough for a house with a sleeping baby.',
      points: ['Brushless motor', 'Heat held under 90 °C', 'Magnetic nozzles', '59 dB'],
      facts: { Power: '1,400 W', Settings: '3 speeds, 4 heats', Weight: '380 g', Warranty: '2 years' },
      look: ['#6d7f93', '#d6b48a'], finish: 'metal', label: 'Pavan', rating: [91, 302],
      choice: { colours: { 'Steel blue': '#6d7f93', 'Rose copper': '#b97a66' }, pieces: { 'Steel blue': [13], 'Rose copper': [4] } },
    },
    {
      name: 'Kshaur Ziddi Hot Air Styler Dryer, 1000 W', brand: 'kshaur', mrp: 2_199, stock: 0,
      short: 'Dries and smooths together, for fringes that go their own way.',
      about: 'A concentrator with fine teeth pulls hair straight while it dries. Kinder than an iron, slower than one too.',
      points: ['Comb nozzle', 'Ceramic grille', 'Two heats', 'Swivel cord'],
      facts: { Power: '1,000 W', Settings: '2 speeds, 2 heats', Cord: '2 m', Warranty: '1 year' },
      look: ['#efe7e4', '#7d5ba6'], finish: 'gloss', label: 'Ziddi', rating: [80, 411],
    },
  ],
);
