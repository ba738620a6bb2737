import { family } from '../../family.ts';

export const vouchers = family(
  { shape: 'voucher', sku: 'VOU', leaf: 'vouchers-subscriptions/gift-vouchers/shopping-vouchers', finish: 'paper', seller: 'Uphaari Gifts, Gurugram' },
  [
    {
      name: 'Uphaari Shopping Voucher, ₹1,000', brand: 'uphaari', mrp: 1_000, offer: 970, stock: 900, elsewhere: { Kartora: 985 },
      short: 'Spent at 120 Indian shops, online and at the counter.',
      about: 'The code arrives by e-mail in a minute and is good for a year. It can be spent in parts.',
      points: ['By e-mail at once', '120 shops', 'Good for 12 months'],
      facts: { Value: '₹1,000', Delivery: 'E-mail', Validity: '12 months' },
      look: ['#5a3fd6', '#f0b429'], label: '₹1,000', rating: [90, 6_240],
    },
    {
      name: 'Uphaari Festive Voucher, ₹5,000', brand: 'uphaari', mrp: 5_000, offer: 4_800, stock: 300,
      short: 'For the team, the cook and the cousin who has everything.',
      about: 'Comes with a greeting in eleven languages. One order can send fifty of them.',
      points: ['Greeting included', 'Bulk orders', 'Good for 12 months'],
      facts: { Value: '₹5,000', Delivery: 'E-mail', Validity: '12 months' },
      look: ['#8a1f3d', '#e0b04c'], label: '₹5,000', rating: [91, 1_830],
    },
    {
      name: 'Uphaari Thali for Two Dining Voucher', brand: 'uphaari', leaf: 'vouchers-subscriptions/gift-vouchers/experience-vouchers', mrp: 1_499, offer: 1_299, stock: 180,
      short: 'Two thalis in one of forty places, from Amritsar to Alleppey.',
      about: 'Choose the place when you go. Sweets and buttermilk are in it; the walk afterwards is yours.',
      points: ['40 restaurants', 'For two', 'No reservation fee'],
      facts: { Value: 'Two thalis', Delivery: 'E-mail', Validity: '6 months' },
      look: ['#c2571a', '#f4e3c1'], label: 'Thali for 2', rating: [87, 740],
    },
    {
      name: 'Musafio Weekend Stay Voucher, Two Nights', brand: 'musafio', leaf: 'vouchers-subscriptions/gift-vouchers/experience-vouchers', mrp: 9_999, offer: 7_999, stock: 40, elsewhere: { MegaHaat: 8_299 },
      short: 'Two nights in a homestay that somebody’s aunt runs.',
      about: 'Sixty homestays in the hills and by the sea, breakfast included.',
      points: ['Two nights for two', 'Breakfast', 'Sixty homestays'],
      facts: { Value: 'Two nights', Delivery: 'E-mail', Validity: '12 months' },
      look: ['#1f6f78', '#e9d8a6'], label: '2 nights', rating: [86, 312],
    },
  ],
);
