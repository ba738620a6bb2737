import { family } from '../../family.ts';

export const creams = family(
  { shape: 'cream-jar', sku: 'CRM', leaf: 'beauty-personal-care/skin-hair/moisturisers', finish: 'gloss', seller: 'Kesarya Naturals, Dehradun', grams: 130 },
  [
    {
      name: 'Kesarya Kumkumadi Night Cream, 50 g', brand: 'kesarya', mrp: 899, offer: 599, stock: 140, elsewhere: { Kartora: 629, MegaHaat: 619 },
      short: 'Saffron and sandal, in a cream that is gone by morning.',
      about: 'The old oil in a form that does not mark the pillow. A pea is enough for face and neck.',
      points: ['Saffron from Pampore', 'Non-sticky', 'Patch-test card in the box', 'Glass jar'],
      facts: { 'Net quantity': '50 g', 'Skin type': 'Normal to dry', Use: 'Night', 'Shelf life': '24 months' },
      look: ['#d99a2b', '#7a2d1c'], label: 'Kumkumadi', rating: [86, 3_940],
    },
    {
      name: 'Kesarya Gulab Gel Moisturiser, 50 g', brand: 'kesarya', mrp: 449, offer: 329, stock: 260,
      short: 'Rose gel for the weeks when cream is too much.',
      about: 'Rose water, aloe and hyaluronic acid, light as a wet cloth on the neck. Made for Chennai, liked in Kochi.',
      points: ['Oil-free', 'Steam-distilled rose water', 'Absorbs in a minute', 'Does not clog'],
      facts: { 'Net quantity': '50 g', 'Skin type': 'Oily', Use: 'Day and night', 'Shelf life': '24 months' },
      look: ['#e08aa0', '#f6d9dd'], finish: 'glass', label: 'Gulab gel', rating: [87, 5_610],
    },
    {
      name: 'Amlika Sun Shield Day Cream SPF 50, 50 g', brand: 'amlika', mrp: 599, offer: 479, stock: 94, elsewhere: { Bazaarnest: 499 },
      short: 'SPF 50 that leaves no grey film on brown skin.',
      about: 'The filters are milled fine and tinted, so they vanish on wheatish and dark skin alike. Put on two fingers’ length before the school run.',
      points: ['SPF 50, PA++++', 'No white cast', 'Holds through sweat for 80 minutes', 'Fragrance-free'],
      facts: { 'Net quantity': '50 g', 'Skin type': 'All', Use: 'Day', 'Shelf life': '30 months' },
      look: ['#f0b63c', '#fdf6e3'], finish: 'matte', label: 'Sun shield', rating: [88, 4_228],
    },
    {
      name: 'Amlika Malai Winter Cream with Shea, 50 g', brand: 'amlika', mrp: 299, stock: 8,
      short: 'The thick one, for Delhi in January and elbows all year.',
      about: 'Shea, kokum and a little beeswax. It takes a minute to rub in and lasts until you wash.',
      points: ['Kokum butter from Ratnagiri', 'For hands, heels and face', 'Mild almond scent', 'No silicone'],
      facts: { 'Net quantity': '50 g', 'Skin type': 'Dry', Use: 'Day and night', 'Shelf life': '24 months' },
      look: ['#c9d4e6', '#3f6a9c'], label: 'Malai', rating: [85, 1_377],
    },
  ],
);
