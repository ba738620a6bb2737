import { family, paise } from '../../family.ts';

const fiction = 'books-stationery/books/fiction';
const learning = 'books-stationery/books/learning-careers';
const courses = 'vouchers-subscriptions/subscriptions/courses';

/** E-books and lesson sheets. Every file is one of our own leaflets. */
export const downloads = family(
  { key: 'download', shape: 'book', sku: 'DWN', leaf: fiction, finish: 'paper', seller: 'Peepal Shelf Books, Kolkata', tint: '#f3efe9' },
  [
    {
      name: 'The Long Monsoon, a Novel by Ira Sengupta (E-book)', brand: 'banyan-lane', mrp: 249, offer: 199, stock: 9_999,
      short: 'The Lahiri sisters on your phone, and a first chapter to try.',
      about: 'The whole novel as a PDF that opens anywhere, with the reading-group questions at the end. It can be downloaded as often as you lose your phone.',
      points: ['PDF without locks', 'Reading-group questions', '312 pages'],
      facts: { Author: 'Ira Sengupta', Format: 'PDF', Pages: '312' },
      look: ['#2c4f66', '#e9c46a'], label: 'Long monsoon', rating: [89, 640],
      kind: {
        downloadable: {
          linksTitle: 'Your book', samplesTitle: 'Read a little first', purchasedSeparately: false,
          links: [{ title: 'The Long Monsoon (PDF)', price: 0, file: { file: 'books/the-long-monsoon.pdf', title: 'The Long Monsoon', paragraphs: ['This file stands for the whole book. In a real shop it would hold all 312 pages.'] } }],
          samples: [{
            title: 'First chapter',
            file: {
              file: 'samples/the-long-monsoon-chapter-1.pdf', title: 'The Long Monsoon: chapter one',
              paragraphs: [
                'It had rained for nineteen days when Mrinal came home to Alipore, and the house no longer pretended to be dry. Buckets stood on the stairs in the order in which her father had always placed them, as if he had only gone to look for one more.',
                'Her sisters had come before her. Bela had taken the front room with the good fan; Tulika, who never took anything, had the room with the leak. Between them on the dining table lay the paper that all three had come to sign.',
                'Nobody spoke of it at dinner. They spoke of the price of hilsa and of who would speak to the man about the roof.',
              ],
            },
          }],
        },
      },
    },
    {
      name: 'Six Short Walks in Old Delhi by Zoya Hamdard (E-book)', brand: 'peepal-shelf', mrp: 99, stock: 9_999,
      short: 'Each walk is a leaflet of its own: buy one lane or all six.',
      about: 'An hour each, on foot, with the places to sit marked as carefully as the monuments. The introduction is in the price; the walks are chosen one by one.',
      points: ['Six walks of one hour', 'Tea stops marked', 'Walks can be bought singly'],
      facts: { Author: 'Zoya Hamdard', Format: 'PDF', Pages: '8 for each walk' },
      look: ['#b5532a', '#f1e3c6'], label: 'Old Delhi', rating: [91, 152],
      kind: {
        downloadable: {
          linksTitle: 'Choose your walks', samplesTitle: 'Samples', purchasedSeparately: true,
          links: [
            ['Kinari Bazaar and its trimmings', 'kinari-bazaar', 'Begin where the ribbon begins, at the mouth of Dariba Kalan, before eleven. The shops are awake and the crowd is not.'],
            ['Khari Baoli by its smells', 'khari-baoli', 'Bring a handkerchief. The chilli godown is on the first floor, and everybody sneezes on the third step.'],
            ['Ballimaran and the poet’s lane', 'ballimaran', 'The spectacle sellers will tell you that the poet lived here. They are right, and they also have frames.'],
            ['Chawri Bazaar in paper and brass', 'chawri-bazaar', 'Wedding cards on the left, door knobs on the right. The quiet court behind the banyan has a bench.'],
          ].map(([title, key, opening]) => ({
            title: title!, price: paise(49),
            file: { file: `walks/${key}.pdf`, title: title!, paragraphs: [opening!, 'The rest of the walk follows on the next pages of the real leaflet.'] },
            sample: { file: `samples/walk-${key}.pdf`, title: `${title}: the first corner`, paragraphs: [opening!] },
          })),
          samples: [{ title: 'Introduction', file: { file: 'samples/six-walks-introduction.pdf', title: 'Before you walk', paragraphs: ['Wear shoes that you can leave at a door. Carry change, water and no plan beyond lunch.', 'The lanes are numbered by nobody, so these walks go by what you can see and smell.'] } }],
        },
      },
    },
    {
      name: 'SQL on Saturdays by N. Venkatesan (E-book and Practice Files)', brand: 'peepal-shelf', leaf: learning, mrp: 499, offer: 349, stock: 9_999,
      short: 'The book as a PDF, with practice data and interview answers if you want them.',
      about: 'Twelve lessons of three hours on data from a kirana, a clinic and a cricket league. The book is in the price; the practice files are yours to add.',
      points: ['Twelve lessons', 'Practice data of three businesses', 'Interview questions with answers'],
      facts: { Author: 'N. Venkatesan', Format: 'PDF', Pages: '364' },
      look: ['#176a57', '#f2d15c'], label: 'SQL e-book', rating: [92, 488],
      kind: {
        downloadable: {
          linksTitle: 'What you take', samplesTitle: 'Try lesson one', purchasedSeparately: true,
          links: [
            { title: 'The book (PDF)', price: 0, file: { file: 'books/sql-on-saturdays.pdf', title: 'SQL on Saturdays', paragraphs: ['This file stands for the whole book.'] } },
            { title: 'Practice data', price: paise(99), file: { file: 'books/sql-practice.pdf', title: 'Practice data', paragraphs: ['kirana.csv, clinic.csv and league.csv are described here.'] } },
            { title: 'Interview answers', price: paise(149), file: { file: 'books/sql-interviews.pdf', title: 'Interview answers', paragraphs: ['One hundred questions and what to say to them.'] } },
          ],
          samples: [{ title: 'Lesson one', file: { file: 'samples/sql-lesson-1.pdf', title: 'SQL on Saturdays: lesson one', paragraphs: ['A table is a register with one line for each thing. The kirana on your corner keeps one for credit: name, amount, date.', 'SELECT name, amount FROM credit WHERE amount > 500 reads that register faster than the owner can, and only as well as he wrote it.'] } }],
        },
      },
    },
    {
      name: 'Vidyaan Typing in Hindi, 21-day Workbook', brand: 'vidyaan', leaf: courses, shape: 'course-pass', finish: 'paper', mrp: 299, offer: 199, stock: 9_999, seller: 'Vidyaan Learning, Hyderabad',
      short: 'One sheet a day to type Devanagari without looking, on any keyboard.',
      about: 'Twenty-one sheets on the InScript layout, ten minutes each. Print them or keep them beside the screen; the last one is a letter to somebody you owe one.',
      points: ['21 sheets of ten minutes', 'InScript layout', 'For government typing tests too'],
      facts: { Language: 'Hindi and English', Format: 'PDF', Level: 'Beginner' },
      look: ['#d9822b', '#2b2f6b'], label: 'Hindi typing', rating: [88, 930],
      kind: {
        downloadable: {
          linksTitle: 'Your workbook', purchasedSeparately: false,
          links: [{ title: 'Workbook (PDF)', price: 0, file: { file: 'courses/hindi-typing.pdf', title: 'Typing in Hindi', paragraphs: ['This file stands for the 21 sheets.'] } }],
          samples: [{ title: 'Day one', file: { file: 'samples/hindi-typing-day-1.pdf', title: 'Day one: the home row', paragraphs: ['Rest the fingers of the left hand on the vowel signs and those of the right hand on the consonants. Type each pair twenty times, slowly.', 'Speed comes by itself in the second week. Today only the fingers learn where they live.'] } }],
        },
      },
    },
    {
      name: 'Vidyaan Spreadsheets for Shopkeepers, Lesson Sheets', brand: 'vidyaan', leaf: courses, shape: 'course-pass', finish: 'paper', mrp: 149, stock: 9_999, seller: 'Vidyaan Learning, Hyderabad',
      short: 'Stock, credit and GST in three sheets, chosen by what your shop needs.',
      about: 'For the counter, not the classroom. The first sheet sets up the book; add stock, credit or GST as the questions come up.',
      points: ['Works with any spreadsheet program', 'Examples from a cloth shop', 'Modules can be bought singly'],
      facts: { Language: 'English and Hindi', Format: 'PDF', Level: 'Beginner' },
      look: ['#2a7f62', '#f0f0e4'], label: 'Shop sheets', rating: [90, 377],
      kind: {
        downloadable: {
          linksTitle: 'Modules', purchasedSeparately: true,
          links: [
            { title: 'Stock register', price: paise(99), file: { file: 'courses/sheets-stock.pdf', title: 'Stock register', paragraphs: ['Opening, bought, sold, left: four columns that agree every evening.'] }, sample: { file: 'samples/sheets-stock.pdf', title: 'Stock register: the first page', paragraphs: ['Count one shelf tonight. Write what you find, not what you expect.'] } },
            { title: 'Credit book', price: paise(99), file: { file: 'courses/sheets-credit.pdf', title: 'Credit book', paragraphs: ['Who owes what since when, and a polite colour for ninety days.'] } },
            { title: 'GST summary', price: paise(149), file: { file: 'courses/sheets-gst.pdf', title: 'GST summary', paragraphs: ['From the day’s bills to the month’s return.'] } },
          ],
          samples: [],
        },
      },
    },
  ],
);
