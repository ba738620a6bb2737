import { family } from '../../family.ts';

export const coursePasses = family(
  { shape: 'course-pass', sku: 'CRS', leaf: 'vouchers-subscriptions/subscriptions/courses', finish: 'matte', seller: 'Vidyaan Learning, Bengaluru' },
  [
    {
      name: 'Vidyaan Python for Beginners, 42 Lessons', brand: 'vidyaan', mrp: 4_999, offer: 2_499, stock: 700,
      short: 'From the first print to a small app, in Hindi and English.',
      about: 'Eight weeks at four hours a week, with a mentor who reads your code. Watch again for a year, also on a phone with poor signal.',
      points: ['42 lessons', 'Mentor answers within a day', 'Four projects', 'Certificate with a checkable number'],
      facts: { Lessons: '42', Duration: '8 weeks', Language: 'Hindi, English', Access: '12 months' },
      look: ['#2a4d8f', '#ffd34d'], label: 'Python', rating: [88, 3_140],
    },
    {
      name: 'Vidyaan Spoken English at Work, 44 Lessons', brand: 'vidyaan', mrp: 2_999, offer: 1_499, stock: 540,
      short: 'Meetings, mails and interviews, practised aloud.',
      about: 'You speak in every lesson and hear yourself back. Weekly live rooms of six, with a teacher who does not laugh.',
      points: ['44 lessons', 'Weekly live rooms', 'For speakers of nine languages', 'Placement test first'],
      facts: { Lessons: '44', Duration: '12 weeks', Language: 'English, with help in 9 languages', Access: '12 months' },
      look: ['#b5462f', '#f6e7c4'], label: 'English', rating: [86, 2_488],
    },
    {
      name: 'Vidyaan GST and Tally Accounts, 58 Lessons', brand: 'vidyaan', mrp: 5_999, stock: 310, elsewhere: { MegaHaat: 6_190 },
      short: 'What an accounts office really asks on the first day.',
      about: 'Vouchers, returns, reconciliation and year-end, on a practice company with three years of bills. Taught by two chartered accountants from Indore.',
      points: ['58 lessons', 'Practice company', 'Updated after every Council meeting', 'Certificate'],
      facts: { Lessons: '58', Duration: '14 weeks', Language: 'Hindi', Access: '18 months' },
      look: ['#2d6a4f', '#f2b544'], label: 'GST accounts',
    },
    {
      name: 'Vidyaan Carnatic Vocal Foundations, 47 Lessons', brand: 'vidyaan', mrp: 2_990, stock: 5,
      short: 'Sarali varisai to a first kriti, with a shruti box on the screen.',
      about: 'The app listens and shows where the swara was flat. Send a recording every fortnight and get it back with remarks.',
      points: ['47 lessons', 'Pitch feedback', 'Fortnightly remarks by a teacher', 'From 8 years of age'],
      facts: { Lessons: '47', Duration: '24 weeks', Language: 'English, Tamil', Access: '12 months' },
      look: ['#6b2f6e', '#e9b95c'], label: 'Carnatic', rating: [92, 274],
    },
  ],
);
