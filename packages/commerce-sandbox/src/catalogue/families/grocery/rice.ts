import { family } from '../../family.ts';

export const riceBags = family(
  { shape: 'rice-bag', sku: 'RIC', leaf: 'grocery-gourmet/staples/rice', finish: 'fabric', seller: 'Dharti Pantry, Karnal', grams: 5_080 },
  [
    {
      name: 'Dharti Pantry Aged Basmati Rice, 5 kg', brand: 'dharti-pantry', mrp: 699, stock: 180, elsewhere: { Kartora: 719, MegaHaat: 709 },
      short: 'Basmati rested for a year, so each grain stands alone.',
      about: 'New rice is sticky; time dries it. These grains double on the flame and smell of it before the lid comes off.',
      points: ['Aged twelve months', '8.2 mm grain before cooking', 'For biryani and pulao', 'Soak for half an hour'],
      facts: { 'Net quantity': '5 kg', Variety: 'Pusa 1121', Origin: 'Karnal, Haryana', 'Best before': '24 months', FSSAI: '10819015000331' },
      look: ['#b3382c', '#f0d9a0'], label: 'Basmati', rating: [89, 6_730],
    },
    {
      name: 'Dharti Pantry Sona Masoori Raw Rice, 5 kg', brand: 'dharti-pantry', mrp: 379, stock: 240,
      short: 'The light daily rice of Andhra and Karnataka.',
      about: 'Single polished and low in starch, it does not put you to sleep after lunch. Good with sambar, better with rasam.',
      points: ['Crop of this season', 'Sorted by camera, no stones', 'Cooks in 14 minutes', 'Cotton string to reuse'],
      facts: { 'Net quantity': '5 kg', Variety: 'Sona masoori', Origin: 'Raichur, Karnataka', 'Best before': '12 months', FSSAI: '10819015000331' },
      look: ['#2f7a4f', '#f4e6be'], label: 'Sona masoori', rating: [87, 3_902],
    },
    {
      name: 'Dharti Pantry Gobindobhog Rice, 5 kg', brand: 'dharti-pantry', mrp: 799, stock: 34,
      short: 'Small, sticky and fragrant: Bengal’s rice for payesh and bhog.',
      about: 'From Bardhaman, where it has a GI mark and no hurry. Fry it in ghee for a minute before the milk goes in.',
      points: ['GI-marked', 'Short grain', 'For kheer, khichuri and pitha', 'Aged in jute'],
      facts: { 'Net quantity': '5 kg', Variety: 'Gobindobhog', Origin: 'Bardhaman, West Bengal', 'Best before': '12 months', FSSAI: '10819015000331' },
      look: ['#d8a13a', '#6a2b1c'], label: 'Gobindobhog',
    },
    {
      name: 'Dharti Pantry Ponni Parboiled Rice, 10 kg', brand: 'dharti-pantry', mrp: 729, stock: 75, handling: 29, elsewhere: { ClickDukaan: 745 },
      short: 'A month of meals for a Tamil household, boiled once already.',
      about: 'Parboiling keeps the B vitamins in the grain and the grain whole in the cooker. It reheats without turning to paste, so lunch boxes like it.',
      points: ['Farm fresh from the Kaveri delta', 'Less sticky when cold', 'Suits idli batter, one part in four', 'Stitched bag with a handle'],
      facts: { 'Net quantity': '10 kg', Variety: 'Ponni, parboiled', Origin: 'Thanjavur, Tamil Nadu', 'Best before': '12 months', FSSAI: '10819015000331' },
      look: ['#2d5c8a', '#f2e2bd'], label: 'Ponni', grams: 10_120, rating: [86, 2_215],
    },
  ],
);
