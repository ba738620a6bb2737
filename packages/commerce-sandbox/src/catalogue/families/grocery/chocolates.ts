import { family } from '../../family.ts';

export const chocolates = family(
  { shape: 'chocolate-box', sku: 'CHO', leaf: 'grocery-gourmet/dry-fruits-sweets/chocolates', finish: 'gloss', seller: 'Chocovanti, Coimbatore', grams: 340 },
  [
    {
      name: 'Chocovanti Diwali Mithai Truffles, Box of 16', brand: 'chocovanti', mrp: 999, offer: 749, stock: 130, elsewhere: { Kartora: 779, Bazaarnest: 789 },
      short: 'Motichoor, gulab jamun, rasmalai and paan, each inside chocolate.',
      about: 'Four sweets of the mithai shop in four kinds of chocolate. They keep for three months, unlike the tray from the corner.',
      points: ['Sixteen pieces, four flavours', 'No egg, no gelatine', 'Ribboned box with a card', 'Packed with an ice sheet in summer'],
      facts: { 'Net quantity': '192 g', Pieces: '16', Contains: 'Milk, nuts', 'Best before': '3 months', FSSAI: '12421008000944' },
      look: ['#8e1f3f', '#e4b94f'], label: 'Mithai truffles', rating: [90, 2_144],
    },
    {
      name: 'Chocovanti Idukki 72 % Dark Bonbons, Box of 12', brand: 'chocovanti', mrp: 899, stock: 48,
      short: 'Bean-to-bar dark chocolate from the hills of Idukki.',
      about: 'Cacao fermented under banana leaves, roasted and ground for three days in Coimbatore. Only two things are on the label: cacao and sugar.',
      points: ['72 % cacao', 'Single origin', 'Vegan', 'Twelve plain bonbons'],
      facts: { 'Net quantity': '144 g', Pieces: '12', Contains: 'May contain nuts', 'Best before': '9 months', FSSAI: '12421008000944' },
      look: ['#3a211a', '#c9974a'], label: 'Idukki dark', rating: [91, 620],
    },
    {
      name: 'Chocovanti Filter Kaapi Pralines, Box of 16', brand: 'chocovanti', mrp: 899, stock: 62, elsewhere: { MegaHaat: 925 },
      short: 'A strong decoction in milk chocolate, sixteen sips of it.',
      about: 'The filling is real filter coffee with chicory, cooked into caramel. Not for children after six in the evening.',
      points: ['Sixteen pieces', 'Coffee from Chikkamagaluru', 'Crunchy cacao nibs', 'Gift sleeve included'],
      facts: { 'Net quantity': '192 g', Pieces: '16', Contains: 'Milk, caffeine', 'Best before': '4 months', FSSAI: '12421008000944' },
      look: ['#5f7c6f', '#d7b083'], label: 'Kaapi pralines', rating: [88, 431],
    },
    {
      name: 'Chocovanti Kesar Pista Barfi Bites, Box of 12', brand: 'chocovanti', mrp: 629, stock: 0,
      short: 'White chocolate with saffron and pistachio, cut like barfi.',
      about: 'Less sweet than it looks: the white chocolate is caramelised first. Edible silver is certified vegetarian.',
      points: ['Twelve pieces', 'Kashmir saffron', 'Vegetarian silver leaf', 'Keeps without a fridge below 28 °C'],
      facts: { 'Net quantity': '156 g', Pieces: '12', Contains: 'Milk, pistachio', 'Best before': '3 months', FSSAI: '12421008000944' },
      look: ['#e2a93b', '#5b7d3a'], label: 'Kesar pista', rating: [87, 902],
    },
  ],
);
