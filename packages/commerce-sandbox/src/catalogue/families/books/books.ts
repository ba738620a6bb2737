import { family } from '../../family.ts';

const learning = 'books-stationery/books/learning-careers';

/** All titles and authors are invented. */
export const books = family(
  { shape: 'book', sku: 'BOK', leaf: 'books-stationery/books/fiction', finish: 'paper', seller: 'Peepal Shelf Books, Kolkata', grams: 340 },
  [
    {
      name: 'The Long Monsoon, a Novel by Ira Sengupta (Paperback)', brand: 'banyan-lane', mrp: 499, offer: 349, stock: 130,
      short: 'Three sisters, one house in Alipore, and rain that does not stop.',
      about: 'In the wettest year on record the Lahiri sisters come home to divide a house. What they divide in the end is the truth about their father.',
      points: ['Won a first-novel award', 'Reading-group questions', 'Paper from managed forests', '312 pages'],
      facts: { Author: 'Ira Sengupta', Publisher: 'Banyan Lane Press', Language: 'English', Pages: '312', Binding: 'Paperback' },
      look: ['#2f5d73', '#f0c65a'], label: 'The long monsoon', rating: [88, 1_420],
    },
    {
      name: 'Panchhi and the Clockmaker, Illustrated, by D. K. Rane (Hardcover)', brand: 'peepal-shelf', mrp: 479, stock: 58,
      short: 'A mynah, a stopped tower clock and a boy who can hear time.',
      about: 'For reading aloud between seven and ten, with forty paintings. The clock is in Mysuru and the mynah is rude.',
      points: ['40 colour paintings', 'Sewn binding', 'Ages 7 to 10', '96 pages'],
      facts: { Author: 'D. K. Rane', Publisher: 'Peepal Shelf', Language: 'English', Pages: '96', Binding: 'Hardcover' },
      look: ['#d9822b', '#23435f'], label: 'Panchhi', grams: 460, rating: [93, 386],
    },
    {
      name: 'Platform No. 9, a Novel by Farhan Qureshi (Paperback)', brand: 'banyan-lane', mrp: 399, stock: 74, elsewhere: { ClickDukaan: 405 },
      short: 'A lost suitcase at Mughalsarai and the four people who claim it.',
      about: 'A mystery without a corpse, told in one night by a coolie, a bride, a thief and a station master. You will miss your stop.',
      points: ['Short chapters', 'Longlisted for two prizes', 'Large type', '248 pages'],
      facts: { Author: 'Farhan Qureshi', Publisher: 'Banyan Lane Press', Language: 'English', Pages: '248', Binding: 'Paperback' },
      look: ['#8c2f39', '#f3ead7'], label: 'Platform no. 9', rating: [86, 902],
    },
    {
      name: 'SQL on Saturdays: Data for Working People by N. Venkatesan (Paperback)', brand: 'peepal-shelf', leaf: learning, mrp: 799, offer: 599, stock: 112, elsewhere: { Kartora: 629, MegaHaat: 619 },
      short: 'Twelve Saturdays from SELECT to a report your manager reads.',
      about: 'Examples come from a kirana, a clinic and a cricket league. You need a laptop and coffee, no degree.',
      points: ['Twelve lessons of three hours', 'Practice data to download', 'Interview questions with answers', '364 pages'],
      facts: { Author: 'N. Venkatesan', Publisher: 'Peepal Shelf', Language: 'English', Pages: '364', Binding: 'Paperback' },
      look: ['#1f6f5c', '#f4d35e'], label: 'SQL on Saturdays', grams: 520, rating: [90, 1_118],
    },
    {
      name: 'Trees of the Deccan: a Field Guide by Asha Kulkarni (Flexibound)', brand: 'peepal-shelf', leaf: learning, mrp: 849, stock: 6,
      short: 'Two hundred trees by leaf, bark and the bird that sits in them.',
      about: 'Painted from life over eleven years. It survives rain, fits a cargo pocket, and has names in five languages.',
      points: ['200 species', 'Key by leaf shape', 'Names in five languages', '288 pages'],
      facts: { Author: 'Asha Kulkarni', Publisher: 'Peepal Shelf', Language: 'English', Pages: '288', Binding: 'Flexibound' },
      look: ['#4f7a3a', '#e8ddb8'], label: 'Deccan trees', grams: 480, rating: [94, 203],
    },
    {
      name: 'The First Salary: Money for Your Twenties by Ritika Bansal (Paperback)', brand: 'banyan-lane', leaf: learning, mrp: 450, offer: 315, stock: 260,
      short: 'EPF, rent, SIPs and the cousin with a tip, explained plainly.',
      about: 'No product is sold in it and no crore is promised. Four envelopes, one spreadsheet, and permission to enjoy the rest.',
      points: ['Updated for the new tax regime', 'Worksheets at the end', 'No jargon', '216 pages'],
      facts: { Author: 'Ritika Bansal', Publisher: 'Banyan Lane Press', Language: 'English', Pages: '216', Binding: 'Paperback' },
      look: ['#e8b23a', '#2b2f6b'], label: 'First salary', grams: 260, rating: [87, 3_502],
    },
  ],
);
