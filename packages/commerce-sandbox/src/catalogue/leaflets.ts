import type { LeafletSeed } from './downloadTypes.ts';

/** What stands in the files that downloadable products name, by path. Each file is a page or two of our own. */
export const leaflets: Record<string, LeafletSeed> = {
  'books/the-long-monsoon.pdf': {
    title: 'The Long Monsoon',
    paragraphs: ['This file stands for the whole book. In a real shop it would hold all 312 pages.'],
  },
  'samples/the-long-monsoon-chapter-1.pdf': {
    title: 'The Long Monsoon: chapter one',
    paragraphs: [
      'It had rained for nineteen days when Mrinal came home to Alipore, and the house no longer pretended to be ' +
        'dry. Buckets stood on the stairs in the order in which her father had always placed them, as if he had ' +
        'only gone to look for one more.',
      'Her sisters had come before her. Bela had taken the front room with the good fan; Tulika, who never took ' +
        'anything, had the room with the leak. Between them on the dining table lay the paper that all three had ' +
        'come to sign.',
      'Nobody spoke of it at dinner. They spoke of the price of hilsa and of who would speak to the man about the roof.',
    ],
  },
  'samples/six-walks-introduction.pdf': {
    title: 'Before you walk',
    paragraphs: [
      'Wear shoes that you can leave at a door. Carry change, water and no plan beyond lunch.',
      'The lanes are numbered by nobody, so these walks go by what you can see and smell.',
    ],
  },
  'samples/walk-ballimaran.pdf': {
    title: 'Ballimaran and the poet’s lane: the first corner',
    paragraphs: [
      'The spectacle sellers will tell you that the poet lived here. They are right, and they also have frames.',
    ],
  },
  'samples/walk-chawri-bazaar.pdf': {
    title: 'Chawri Bazaar in paper and brass: the first corner',
    paragraphs: ['Wedding cards on the left, door knobs on the right. The quiet court behind the banyan has a bench.'],
  },
  'samples/walk-khari-baoli.pdf': {
    title: 'Khari Baoli by its smells: the first corner',
    paragraphs: [
      'Bring a handkerchief. The chilli godown is on the first floor, and everybody sneezes on the third step.',
    ],
  },
  'samples/walk-kinari-bazaar.pdf': {
    title: 'Kinari Bazaar and its trimmings: the first corner',
    paragraphs: [
      'Begin where the ribbon begins, at the mouth of Dariba Kalan, before eleven. The shops are awake and the crowd is not.',
    ],
  },
  'walks/ballimaran.pdf': {
    title: 'Ballimaran and the poet’s lane',
    paragraphs: [
      'The spectacle sellers will tell you that the poet lived here. They are right, and they also have frames.',
      'The rest of the walk follows on the next pages of the real leaflet.',
    ],
  },
  'walks/chawri-bazaar.pdf': {
    title: 'Chawri Bazaar in paper and brass',
    paragraphs: [
      'Wedding cards on the left, door knobs on the right. The quiet court behind the banyan has a bench.',
      'The rest of the walk follows on the next pages of the real leaflet.',
    ],
  },
  'walks/khari-baoli.pdf': {
    title: 'Khari Baoli by its smells',
    paragraphs: [
      'Bring a handkerchief. The chilli godown is on the first floor, and everybody sneezes on the third step.',
      'The rest of the walk follows on the next pages of the real leaflet.',
    ],
  },
  'walks/kinari-bazaar.pdf': {
    title: 'Kinari Bazaar and its trimmings',
    paragraphs: [
      'Begin where the ribbon begins, at the mouth of Dariba Kalan, before eleven. The shops are awake and the crowd is not.',
      'The rest of the walk follows on the next pages of the real leaflet.',
    ],
  },
  'books/sql-interviews.pdf': {
    title: 'Interview answers',
    paragraphs: ['One hundred questions and what to say to them.'],
  },
  'books/sql-on-saturdays.pdf': {
    title: 'SQL on Saturdays',
    paragraphs: ['This file stands for the whole book.'],
  },
  'books/sql-practice.pdf': {
    title: 'Practice data',
    paragraphs: ['kirana.csv, clinic.csv and league.csv are described here.'],
  },
  'samples/sql-lesson-1.pdf': {
    title: 'SQL on Saturdays: lesson one',
    paragraphs: [
      'A table is a register with one line for each thing. The kirana on your corner keeps one for credit: name, amount, date.',
      'SELECT name, amount FROM credit WHERE amount > 500 reads that register faster than the owner can, and only as well as he wrote it.',
    ],
  },
  'courses/hindi-typing.pdf': {
    title: 'Typing in Hindi',
    paragraphs: ['This file stands for the 21 sheets.'],
  },
  'samples/hindi-typing-day-1.pdf': {
    title: 'Day one: the home row',
    paragraphs: [
      'Rest the fingers of the left hand on the vowel signs and those of the right hand on the consonants. Type each pair twenty times, slowly.',
      'Speed comes by itself in the second week. Today only the fingers learn where they live.',
    ],
  },
  'courses/sheets-credit.pdf': {
    title: 'Credit book',
    paragraphs: ['Who owes what since when, and a polite colour for ninety days.'],
  },
  'courses/sheets-gst.pdf': {
    title: 'GST summary',
    paragraphs: ['From the day’s bills to the month’s return.'],
  },
  'courses/sheets-stock.pdf': {
    title: 'Stock register',
    paragraphs: ['Opening, bought, sold, left: four columns that agree every evening.'],
  },
  'samples/sheets-stock.pdf': {
    title: 'Stock register: the first page',
    paragraphs: ['Count one shelf tonight. Write what you find, not what you expect.'],
  },
};
