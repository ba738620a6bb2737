import type { Guide } from '../guide/Guide.ts';
import { Coins } from './Coins.tsx';

export const guide: Guide = {
  when: ['For a number of coins: a balance, what an order earns.'],
  instead: ['For money: Price.'],
  good: {
    picture: <Coins points={2450} name="ZEPP Coins" />,
    says: 'Whole coins, under the name that the shop gives them.',
  },
  bad: { picture: <span>2450.75 pts</span>, says: 'No grouping, a fraction that nobody can spend, and a third name.' },
  anatomy: ['Coin.', 'Number, rounded down.', 'Name.'],
  keys: {},
  words: ['The shop\'s own name for coins, never "points", but for the title that frame-04 fixes.'],
};
