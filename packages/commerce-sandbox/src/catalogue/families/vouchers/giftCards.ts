import { family, paise } from '../../family.ts';

/** Gift cards that pay in this shop. */
export const giftCards = family(
  { key: 'gift-card', shape: 'voucher', sku: 'GFT', leaf: 'vouchers-subscriptions/gift-vouchers/gift-cards', finish: 'paper', seller: 'Uphaari Gifts, Gurugram' },
  [
    {
      name: 'Uphaari Gift Card by E-mail', brand: 'uphaari', mrp: 0, stock: 5_000,
      short: 'In their inbox a minute after you pay, with your words on it.',
      about: 'Choose an amount or write your own. The code pays for anything in this shop, in parts if they like, and what is left stays on the card.',
      points: ['By e-mail, within a minute', 'Spent in parts', 'Your message, up to 255 letters'],
      facts: { Delivery: 'E-mail', Validity: '12 months', Pays: 'Anything in this shop' },
      look: ['#2f6fd6', '#f4c95d'], label: 'Gift card', rating: [94, 3_120],
      kind: { giftcard: { type: 'virtual', amounts: [500, 1_000, 2_000, 5_000].map(paise), openAmount: { min: paise(100), max: paise(10_000) }, lifetime: 365 } },
    },
    {
      name: 'Uphaari Gift Card in an Envelope', brand: 'uphaari', mrp: 0, stock: 180, grams: 60,
      short: 'A printed card in handmade paper, for those who like to hold a gift.',
      about: 'The envelope comes from Sanganer and the card is scratch-coated. Your message is printed inside; the post takes as long as the post takes.',
      points: ['Handmade paper', 'Message printed inside', 'Sent by registered post'],
      facts: { Delivery: 'Post', Validity: '24 months', Pays: 'Anything in this shop' },
      look: ['#a8324a', '#f3e3c3'], label: 'With love', rating: [92, 410],
      kind: { giftcard: { type: 'physical', amounts: [1_000, 2_500, 5_000].map(paise), lifetime: 730 } },
    },
    {
      name: 'Uphaari Shagun Gift Card', brand: 'uphaari', mrp: 0, stock: 260, grams: 80,
      short: 'One rupee more than round, in the inbox today and in the hand for the wedding.',
      about: 'The couple can shop from the e-mail while the card is on its way. Amounts end as they should, and you can write any other.',
      points: ['E-mail and post', 'Ends in one rupee', 'Foil-printed envelope'],
      facts: { Delivery: 'E-mail and post', Validity: '24 months', Pays: 'Anything in this shop' },
      look: ['#7b1e3a', '#e7b84b'], label: 'Shagun', rating: [95, 1_060],
      kind: { giftcard: { type: 'combined', amounts: [1_101, 2_101, 5_101, 11_001].map(paise), openAmount: { min: paise(501), max: paise(51_001) }, lifetime: 730 } },
    },
    {
      name: 'Uphaari Thank-you Card, Any Amount', brand: 'uphaari', mrp: 0, stock: 900,
      short: 'For the teacher, the driver and the neighbour who kept the keys.',
      about: 'Small thanks need no round number. Write the amount, the two names and the addresses; the card says thank you by itself.',
      points: ['Any amount from ₹50 to ₹2,000', 'By e-mail, within a minute', 'Never expires'],
      facts: { Delivery: 'E-mail', Validity: 'Without end', Pays: 'Anything in this shop' },
      look: ['#1f7a63', '#f6e7b4'], label: 'Thank you', rating: [89, 205],
      kind: { giftcard: { type: 'virtual', amounts: [], openAmount: { min: paise(50), max: paise(2_000) }, allowMessage: false, lifetime: 0 } },
    },
  ],
);
