import { family } from '../../family.ts';

export const notebooks = family(
  { shape: 'notebook', sku: 'NOT', leaf: 'books-stationery/stationery/notebooks', finish: 'paper', seller: 'Lekhari Writing, Pune', grams: 320 },
  [
    {
      name: 'Lekhari Field Notes A5 Ruled Notebook, 160 Pages', brand: 'lekhari', mrp: 299, elsewhere: { Kartora: 309, ClickDukaan: 315 },
      short: 'Thick ruled pages that a fountain pen does not bleed through.',
      about: 'Sewn in sections, so it lies flat from the first page. The elastic holds a year of receipts too.',
      points: ['100 GSM paper', 'Lies flat', 'Elastic and ribbon', 'Pocket at the back'],
      facts: { Size: 'A5', Pages: '160, ruled', Paper: '100 GSM', Binding: 'Sewn' },
      look: ['#2f5d50', '#d9b25a'], label: 'Field notes', rating: [90, 2_640],
      choice: { colours: { 'Forest green': '#2f5d50', 'Brick red': '#a6432f', Navy: '#26375c' }, pieces: { 'Forest green': [70], 'Brick red': [41], Navy: [6] } },
    },
    {
      name: 'Lekhari Bahi Khata Cloth-bound Journal, 160 Pages', brand: 'lekhari', mrp: 549, stock: 54,
      short: 'The red ledger of the old shops, for new accounts of the day.',
      about: 'Red cotton cloth, white thread crossed on the cover, handmade paper inside. Begin it on Diwali, as is proper.',
      points: ['Handmade cotton paper', 'Hand-stitched cloth cover', 'Faint ruled lines', 'Tied with a cord'],
      facts: { Size: 'A5', Pages: '160, ruled', Paper: '120 GSM, handmade', Binding: 'Hand-sewn' },
      look: ['#b3201f', '#f6efe0'], finish: 'fabric', label: 'Bahi khata', grams: 410, rating: [92, 466],
    },
    {
      name: 'Lekhari Spiral College Notebook, 160 Pages', brand: 'lekhari', mrp: 179, stock: 410,
      short: 'Wire-bound and ruled, for backs of buses and rows of benches.',
      about: 'The double wire turns all the way round, so half a desk is enough. Margins are drawn, pages tear out clean.',
      points: ['Double wire', 'Margin on every page', 'Perforated', 'Stiff back cover'],
      facts: { Size: 'A5', Pages: '160, ruled', Paper: '70 GSM', Binding: 'Spiral' },
      look: ['#3f7fc0', '#f2d24a'], label: 'College', rating: [85, 3_907],
    },
    {
      name: 'Lekhari Din Undated Dotted Planner, 192 Pages', brand: 'lekhari', mrp: 899, offer: 699, stock: 0,
      short: 'A planner that starts on the day you do.',
      about: 'Dotted pages with the week in the margin and no dates to feel guilty about. Indian holidays are on a card you can throw away.',
      points: ['192 dotted pages', 'Undated, 52 weeks', 'Two ribbons', 'Pen loop'],
      facts: { Size: 'A5', Pages: '192, dotted', Paper: '100 GSM', Binding: 'Sewn' },
      look: ['#6d5a8c', '#f1e8dc'], finish: 'leather', label: 'Din planner', grams: 430, rating: [88, 720],
    },
  ],
);
