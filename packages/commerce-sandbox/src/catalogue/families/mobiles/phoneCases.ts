import { family } from '../../family.ts';

export const phoneCases = family(
  { shape: 'phone-case', sku: 'CAS', leaf: 'mobiles-tablets/accessories/cases-covers', finish: 'matte', seller: 'Cover Story Retail, Mumbai', grams: 70 },
  [
    {
      name: 'Pebblix Soft Silicone Cover for Auvira Lumen 5', brand: 'pebblix', mrp: 699, offer: 399, elsewhere: { Kartora: 429 },
      short: 'A liquid-silicone cover with a felt lining and raised lips.',
      about: 'It feels like a smooth pebble and washes clean under a tap. Lips around screen and cameras keep the glass off the table by a millimetre.',
      points: ['Microfibre lining', 'Raised edges for screen and camera', 'Works with wireless charging', 'Lanyard hole'],
      facts: { 'Made for': 'Auvira Lumen 5', Material: 'Liquid silicone', Thickness: '2 mm', Warranty: '30 days' },
      look: ['#2d4f6c', '#8fb0c9'], form: 'silicone', rating: [84, 610],
      choice: { colours: { 'Harbour blue': '#2d4f6c', Blush: '#e7b3b0', 'Olive green': '#6d7448', Black: '#222326' }, pieces: { 'Harbour blue': [52], Blush: [17], 'Olive green': [0], Black: [80] } },
    },
    {
      name: 'Pebblix Clear Armour Cover for Auvira Lumen 5 Pro', brand: 'pebblix', mrp: 899, offer: 599, stock: 96,
      short: 'A clear cover that is guaranteed not to yellow for a year.',
      about: 'Hard back, soft corners with air pockets. If it turns yellow within twelve months we send a new one against a photograph.',
      points: ['Air pockets in four corners', 'Magnet ring for snap-on chargers', 'Anti-yellowing coating', 'Drop-tested from two metres'],
      facts: { 'Made for': 'Auvira Lumen 5 Pro', Material: 'Polycarbonate and TPU', Protection: 'Drops from 2 m', Warranty: '1 year against yellowing' },
      look: ['#dfe8ee', '#9fb4c2'], form: 'clear', finish: 'gloss', rating: [87, 288],
    },
    {
      name: 'Thelaa Leather Flip Wallet Cover, 6.5 to 6.9 inches', brand: 'thelaa', mrp: 1_799, stock: 22, elsewhere: { Bazaarnest: 1_899 },
      short: 'A goat-leather flip cover with room for three cards and folded notes.',
      about: 'Stitched in Kanpur from vegetable-tanned goat leather that darkens where you hold it. The phone sits in a gel tray, so one cover serves many models.',
      points: ['Three card slots and a note pocket', 'Magnetic clasp', 'Stands up for films', 'Leather ages, it does not peel'],
      facts: { 'Made for': 'Phones of 6.5 to 6.9 inches', Material: 'Goat leather', Slots: '3 cards', Warranty: '6 months' },
      look: ['#8b4a2b', '#e0c9a6'], form: 'wallet', finish: 'leather', rating: [81, 143],
    },
    {
      name: 'Pebblix Block Print Cover for Zentoro Note 14', brand: 'pebblix', mrp: 599, offer: 449, stock: 3,
      short: 'A hard cover with a Bagru block print, pressed under a matt film.',
      about: 'The pattern was cut in wood by a printer in Bagru and then photographed, so every repeat keeps its small mistakes. The film on top does not scratch off.',
      points: ['Print under a matt film', 'Flexible rim, easy to take off', 'Cut-out for the stylus', 'Artist credited inside the cover'],
      facts: { 'Made for': 'Zentoro Note 14', Material: 'Polycarbonate', Print: 'Bagru floral', Warranty: '30 days' },
      look: ['#b23a48', '#f3e3cf'], form: 'print', rating: [88, 71],
    },
  ],
);
