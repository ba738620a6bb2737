import { family } from '../../family.ts';

export const shampoos = family(
  { shape: 'shampoo', sku: 'SHM', leaf: 'beauty-personal-care/skin-hair/shampoos', finish: 'gloss', seller: 'Amlika Herbals, Haridwar', grams: 410 },
  [
    {
      name: 'Amlika Reetha Shikakai Shampoo, 340 ml', brand: 'amlika', mrp: 449, offer: 319, stock: 230, elsewhere: { Kartora: 339, ClickDukaan: 329 },
      short: 'Soapnut and shikakai, with lather enough for a Sunday oil bath.',
      about: 'What used to be pounded in a mortar, in a pump. It takes out coconut oil in two washes and leaves the curl.',
      points: ['No sulphate, no silicone', 'Reetha, shikakai and amla', 'Pump with a lock for travel', 'For oiled hair'],
      facts: { 'Net quantity': '340 ml', 'Hair type': 'All', 'Free from': 'Sulphates, parabens', 'Shelf life': '24 months' },
      look: ['#4a3524', '#a8bf5a'], label: 'Shikakai', rating: [85, 6_002],
    },
    {
      name: 'Amlika Hibiscus Hair-fall Shampoo, 340 ml', brand: 'amlika', mrp: 369, stock: 175,
      short: 'Hibiscus and onion for hair that stays on the head.',
      about: 'We do not promise new hair. In our test with 80 people, broken strands in the comb were fewer by a third after eight weeks.',
      points: ['Hibiscus leaf and red onion', 'Mild enough for every other day', 'pH 5.5', 'Smells of neither'],
      facts: { 'Net quantity': '340 ml', 'Hair type': 'Thinning', 'Free from': 'Sulphates', 'Shelf life': '24 months' },
      look: ['#b3274a', '#f4c9b8'], label: 'Hibiscus', rating: [82, 3_870],
    },
    {
      name: 'Kesarya Neem Anti-dandruff Shampoo, 340 ml', brand: 'kesarya', mrp: 379, stock: 320,
      short: 'Neem and piroctone, for black shirts without snow.',
      about: 'Leave it for three minutes, that is the whole trick. Most people need it twice a week for a month and then once.',
      points: ['1 % piroctone olamine', 'Neem and tea tree', 'Cooling on the scalp', 'Flip cap'],
      facts: { 'Net quantity': '340 ml', 'Hair type': 'Dandruff', 'Free from': 'Parabens', 'Shelf life': '36 months' },
      look: ['#2f6b46', '#e4efcf'], label: 'Neem', rating: [84, 2_913],
    },
    {
      name: 'Kesarya Argan Silk Shampoo for Coloured Hair, 340 ml', brand: 'kesarya', mrp: 599, stock: 4,
      short: 'Keeps a salon colour, or mehendi, for six weeks longer.',
      about: 'Gentle cleansers and an acid finish that closes the hair. Henna stays red, burgundy stays burgundy.',
      points: ['For coloured and mehendi hair', 'Argan oil and silk protein', 'No sulphate, no salt', 'Pump bottle'],
      facts: { 'Net quantity': '340 ml', 'Hair type': 'Coloured', 'Free from': 'Sulphates, salt', 'Shelf life': '24 months' },
      look: ['#7d4f8c', '#e6c66a'], label: 'Argan silk', rating: [87, 644],
    },
  ],
);
