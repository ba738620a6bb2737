import { family } from '../../family.ts';

export const carePlans = family(
  { shape: 'care-plan', sku: 'CAR', leaf: 'vouchers-subscriptions/protection/care-plans', finish: 'gloss', seller: 'Bharosa Care, Gurugram' },
  [
    {
      name: 'Bharosa Screen Care for Phones up to ₹25,000, 1 Year', brand: 'bharosa-care', mrp: 1_499, offer: 899, stock: 999,
      short: 'One cracked screen, repaired with an original part.',
      about: 'Buy it within 30 days of the phone. We pick up the phone, repair it in five working days and send it back to your door.',
      points: ['One screen repair', 'Original parts', 'Pick-up in 14,000 pincodes', 'Begins on the day of purchase'],
      facts: { Term: '1 year', Covers: 'Accidental screen damage', Limit: '₹25,000', 'Does not cover': 'Loss and theft' },
      look: ['#1f6f8b', '#f6d04d'], label: 'Screen care', rating: [81, 5_320],
    },
    {
      name: 'Bharosa Extended Warranty for Televisions, 3 Years', brand: 'bharosa-care', mrp: 4_999, offer: 3_490, stock: 600,
      short: 'Three more years after the brand’s first.',
      about: 'It covers what the brand covered: panel, board and speakers. The engineer comes home, and his visit costs nothing.',
      points: ['Starts when the brand’s warranty ends', 'Visits at home', 'Panel included', 'Transferable if you sell the set'],
      facts: { Term: '3 years', Covers: 'Electrical and mechanical failure', Limit: 'Price of the set', 'Does not cover': 'Breakage' },
      look: ['#31418f', '#7fd1c7'], label: 'TV warranty', rating: [85, 1_240],
    },
    {
      name: 'Bharosa Total Protection for Laptops, 1 Year', brand: 'bharosa-care', mrp: 3_999, stock: 450, elsewhere: { ClickDukaan: 4_090 },
      short: 'Tea on the keyboard, a fall from the bed, a surge in a storm.',
      about: 'Accidents of every ordinary kind, up to the price of the laptop. If it cannot be repaired, you get its value less ten per cent.',
      points: ['Liquid, falls and surges', 'Two claims', 'Data is never opened', 'Works at any authorised centre'],
      facts: { Term: '1 year', Covers: 'Accidental and liquid damage', Limit: 'Price of the laptop', 'Does not cover': 'Software' },
      look: ['#7a2d52', '#f0b36a'], label: 'Laptop total', rating: [84, 980],
    },
    {
      name: 'Bharosa Home Service Plan for Air Conditioners, 3 Years', brand: 'bharosa-care', mrp: 4_290, stock: 4,
      short: 'Two cleanings a year and one number to call in May.',
      about: 'Foam-jet cleaning before and after summer, and repairs without labour charge. Gas is filled once in the term if it leaks.',
      points: ['Six cleanings', 'Labour free', 'One gas filling', 'Engineer within 48 hours'],
      facts: { Term: '3 years', Covers: 'Service and labour', Limit: '1 air conditioner', 'Does not cover': 'Spare parts' },
      look: ['#2a7f62', '#e9f2c8'], label: 'AC service', rating: [80, 655],
    },
  ],
);
