import { family } from '../../family.ts';

export const keyboards = family(
  { shape: 'keyboard', sku: 'KEY', leaf: 'laptops-computers/keyboards-mice/keyboards', finish: 'matte', seller: 'Deskmate Supplies, Pune', grams: 780 },
  [
    {
      name: 'Pebblix Type K75 Mechanical Keyboard, Hindi and English', brand: 'pebblix', mrp: 5_499, offer: 3_999, elsewhere: { Kartora: 4_199 },
      short: 'A 75 % mechanical keyboard with Devanagari printed beside the letters.',
      about: 'Hot-swap switches, so the sound is yours to choose. The InScript legends are laser-etched and do not rub off.',
      points: ['Hot-swap linear switches', 'Bluetooth for three devices', 'Gasket-mounted, no ping'],
      facts: { Layout: '75 %, InScript', Battery: '4,000 mAh', Warranty: '2 years' },
      look: ['#e8e2d6', '#d9603b'], form: 'mechanical', label: 'Pebblix', rating: [92, 517],
      choice: { colours: { Ivory: '#e8e2d6', 'Slate blue': '#54688a', Black: '#26282d' }, pieces: { Ivory: [25], 'Slate blue': [3], Black: [0] } },
    },
    {
      name: 'Zentoro Silent Office Keyboard and Number Pad', brand: 'zentoro', mrp: 1_499, offer: 999, stock: 340,
      short: 'A full-size keyboard that the next desk does not hear.',
      about: 'Membrane keys with long travel and rubber where others click. Spills drain out of the bottom. The number pad has a double-zero key, for those who type amounts all day.',
      points: ['Spill drain', 'Curved keycaps', 'Cable channel under the body'],
      facts: { Connection: 'USB, 1.8 m', Keys: '104', Warranty: '1 year' },
      look: ['#33373e', '#8f98a6'], form: 'office', label: 'Zentoro', rating: [80, 1864],
    },
    {
      name: 'Quantelle Slim Fold Travel Keyboard', brand: 'quantelle', mrp: 3_299, stock: 58, elsewhere: { ClickDukaan: 3_499 },
      short: 'Folds to the size of a passport and wakes up when opened.',
      about: 'Aluminium outside, scissor keys inside. It holds the phone upright in its own cover while you type on a tray table.',
      points: ['Three-device Bluetooth', '190 g', 'Cover becomes a stand'],
      facts: { Folded: '16 × 12 × 1.6 cm', Battery: '60 hours', Warranty: '1 year' },
      look: ['#7c8794', '#2e3b4e'], form: 'slim', label: 'Quantelle', finish: 'metal', grams: 290, rating: [78, 143],
    },
    {
      name: 'Voltrik Toofan TKL Gaming Keyboard', brand: 'voltrik', mrp: 6_990, stock: 17,
      short: 'Magnetic switches that answer as early as you tell them to.',
      about: 'Set each key between a tenth of a millimetre and four. The cable comes off, the board does not slide, and the lights follow the score only if you want them to.',
      points: ['Adjustable magnetic switches', '8,000 Hz polling', 'Detachable braided cable', 'Wrist rest included'],
      facts: { Layout: 'Tenkeyless', Connection: 'USB-C, 1.8 m', Weight: '910 g', Warranty: '2 years' },
      look: ['#1b1d22', '#b14fd0'], form: 'mechanical', label: 'Voltrik', grams: 1_250, rating: [90, 268],
    },
  ],
);
