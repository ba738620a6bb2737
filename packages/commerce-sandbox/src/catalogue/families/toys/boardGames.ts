import { family } from '../../family.ts';

export const boardGames = family(
  { shape: 'board-game', sku: 'BGM', leaf: 'toys-games/games-art/board-games', finish: 'paper', seller: 'Kheloria Toys, Noida', grams: 850 },
  [
    {
      name: 'Kheloria Raja Quest Strategy Board Game', brand: 'kheloria', mrp: 1_499, offer: 1_099, stock: 64, elsewhere: { Kartora: 1_149 },
      short: 'Build forts, marry well, and be king by the eighth round.',
      about: 'Cards give you monsoons, marriages and taxes. Forty minutes, and the youngest often wins.',
      points: ['2 to 6 players', '40 minutes', 'Wooden pawns', 'Rules in Hindi and English'],
      facts: { Players: '2 to 6', Age: '8 years and up', Time: '40 minutes', Pieces: '118' },
      look: ['#7a2f2a', '#e7b64a'], label: 'Raja quest', rating: [89, 930],
    },
    {
      name: 'Kheloria Saanp Seedhi and Ludo, Wooden 2-in-1', brand: 'kheloria', mrp: 899, offer: 549, stock: 210,
      short: 'Snakes and ladders on one side, ludo on the other.',
      about: 'The board folds and the dice live inside. Old snakes, old ladders, new quarrels.',
      points: ['Two games', 'Folding board', 'Magnetic pawns for the train', 'Four dice'],
      facts: { Players: '2 to 6', Age: '5 years and up', Time: '25 minutes', Pieces: '36' },
      look: ['#2f8f5b', '#f2d04a'], label: 'Saanp seedhi', rating: [88, 4_401],
    },
    {
      name: 'Kheloria Bharat Yatra Railway Game', brand: 'kheloria', mrp: 1_199, stock: 38,
      short: 'Collect tickets from Kanyakumari to Jammu before the others do.',
      about: 'A map of the country with 74 stations. Children learn geography; parents learn that they had forgotten it.',
      points: ['Ages 6 and up', '74 stations', 'Ticket cards with facts', '30 minutes'],
      facts: { Players: '2 to 5', Age: '6 years and up', Time: '30 minutes', Pieces: '162' },
      look: ['#1f5f9a', '#f08a3c'], label: 'Bharat yatra',
    },
    {
      name: 'Kheloria Moksha Patam Heritage Edition', brand: 'kheloria', mrp: 2_499, offer: 1_990, stock: 4,
      short: 'The old game of virtues and snakes, on printed cloth.',
      about: 'The ancestor of snakes and ladders, redrawn from an eighteenth-century board: ladders are good deeds, snakes are the other sort. Brass pawns, cowries for dice.',
      points: ['Cotton board, hand-printed', 'Brass pawns', 'Seven cowries', 'Story booklet'],
      facts: { Players: '2 to 6', Age: '7 years and up', Time: '30 minutes', Pieces: '14' },
      look: ['#b8652f', '#2c3e57'], label: 'Moksha patam', rating: [92, 148],
    },
  ],
);
