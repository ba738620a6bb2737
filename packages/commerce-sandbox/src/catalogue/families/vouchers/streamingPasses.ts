import { family } from '../../family.ts';

export const streamingPasses = family(
  { shape: 'streaming-pass', sku: 'STR', leaf: 'vouchers-subscriptions/subscriptions/streaming', finish: 'gloss', seller: 'Chitravo Media, Mumbai' },
  [
    {
      name: 'Chitravo Mobile Pass, 6 Months', brand: 'chitravo', mrp: 599, offer: 449, stock: 900, elsewhere: { Kartora: 469 },
      short: 'Films and series in ten languages on one phone.',
      about: 'One screen, in 720p, with downloads for the metro. It does not renew by itself; we write a week before it ends.',
      points: ['One phone or tablet', 'Downloads', 'Ten Indian languages', 'No automatic renewal'],
      facts: { Term: '6 months', Screens: '1', Quality: '720p', Delivery: 'Code by e-mail' },
      look: ['#5a2a8c', '#ff7ac0'], label: 'Mobile pass', rating: [83, 4_120],
    },
    {
      name: 'Chitravo Family Pass 4K, 12 Months', brand: 'chitravo', mrp: 2_299, stock: 400,
      short: 'Four screens at once, so nobody must watch the reality show.',
      about: 'Profiles for everyone, with a lock on the children’s one. 4K where the film has it, and no advertisements before or inside.',
      points: ['Four screens', '4K and surround sound', 'Children’s profile', 'No advertisements'],
      facts: { Term: '12 months', Screens: '4', Quality: '4K', Delivery: 'Code by e-mail' },
      look: ['#b01e3c', '#f2c14a'], label: 'Family pass', rating: [87, 2_870],
    },
    {
      name: 'Chitravo Stadium Sports Pass, 12 Months', brand: 'chitravo', mrp: 1_499, stock: 650,
      short: 'Domestic cricket, kabaddi, football and the hockey nobody else shows.',
      about: 'Live, with commentary in Hindi, Tamil, Telugu, Bengali and English. A match can be started from its first ball when you come home late.',
      points: ['Live and on demand', 'Five commentary languages', 'Two screens', 'Scores without spoilers'],
      facts: { Term: '12 months', Screens: '2', Quality: '1080p', Delivery: 'Code by e-mail' },
      look: ['#0f6b5a', '#f4e04d'], label: 'Stadium', rating: [85, 1_902],
    },
    {
      name: 'Chitravo Sur Music Pass, 3 Months', brand: 'chitravo', mrp: 349, offer: 249, stock: 0,
      short: 'Nine crore songs, old ghazals in lossless, no interruptions.',
      about: 'Lyrics in their own script, downloads, and radio by raga and hour. Works on speakers, watches and cars.',
      points: ['Lossless sound', 'Lyrics in 12 scripts', 'Offline listening', 'One account'],
      facts: { Term: '3 months', Screens: '1', Quality: 'Lossless', Delivery: 'Code by e-mail' },
      look: ['#e0702e', '#3a1f52'], label: 'Sur music', rating: [86, 1_233],
    },
  ],
);
