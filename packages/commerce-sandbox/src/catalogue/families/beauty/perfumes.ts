import { family } from '../../family.ts';

export const perfumes = family(
  { shape: 'perfume', sku: 'PRF', leaf: 'beauty-personal-care/makeup-fragrance/perfumes', finish: 'glass', seller: 'Itraah Perfumers, Kannauj', grams: 380 },
  [
    {
      name: 'Itraah Mogra Raat Eau de Parfum, 100 ml', brand: 'itraah', mrp: 2_499, offer: 1_599, stock: 64, elsewhere: { Kartora: 1_699, Bazaarnest: 1_649 },
      short: 'Jasmine opened after dark, on a base of warm sandal.',
      about: 'Mogra from Madurai, picked before sunrise and distilled the same day. It is shy for ten minutes and then fills a balcony.',
      points: ['18 % perfume oil', 'Eight hours on skin', 'Madurai mogra', 'Vegan'],
      facts: { 'Net quantity': '100 ml', Family: 'Floral', Concentration: 'Eau de parfum', 'Shelf life': '36 months' },
      look: ['#6f5aa0', '#e8d9a8'], label: 'Mogra raat', rating: [88, 1_214],
    },
    {
      name: 'Itraah Mitti Petrichor Eau de Parfum, 100 ml', brand: 'itraah', mrp: 2_999, offer: 2_199, stock: 27,
      short: 'The first rain on dry earth, kept in a bottle.',
      about: 'Baked clay is distilled into sandal oil, as Kannauj has done since the Mughals. It reminds everybody of a different courtyard.',
      points: ['Built on mitti attar', 'Earthy, slightly smoky', 'For women and men', 'Refill at half price'],
      facts: { 'Net quantity': '100 ml', Family: 'Earthy', Concentration: 'Eau de parfum', 'Shelf life': '36 months' },
      look: ['#8a5a3c', '#d8b98a'], label: 'Mitti', rating: [92, 861],
    },
    {
      name: 'Itraah Nimbu Khus Summer Eau de Parfum, 100 ml', brand: 'itraah', mrp: 1_799, stock: 88,
      short: 'Lime and vetiver, like a khus screen with water on it.',
      about: 'Made for forty degrees. It does not turn sweet on the skin and does not fight with sunscreen.',
      points: ['Lime, khus, a little mint', 'Five hours on skin', 'Safe on cotton', 'For women and men'],
      facts: { 'Net quantity': '100 ml', Family: 'Fresh', Concentration: 'Eau de parfum', 'Shelf life': '36 months' },
      look: ['#7fa650', '#eef3cf'], label: 'Nimbu khus',
    },
    {
      name: 'Itraah Oudh Darbar Eau de Parfum, 100 ml', brand: 'itraah', mrp: 4_490, stock: 5, elsewhere: { MegaHaat: 4_690 },
      short: 'Assam oudh and rose, for winter weddings and long memories.',
      about: 'Agarwood from plantations in Jorhat, so no wild tree was cut. One spray enters the room before you do.',
      points: ['22 % perfume oil', 'Plantation agarwood with permit', 'Twelve hours on wool', 'Wooden cap'],
      facts: { 'Net quantity': '100 ml', Family: 'Woody', Concentration: 'Eau de parfum', 'Shelf life': '48 months' },
      look: ['#3a2419', '#c79a3f'], label: 'Oudh darbar', rating: [90, 233],
    },
  ],
);
