import type { Guide } from '../guide/Guide.ts';
import { Badge } from './Badge.tsx';
import { CountBadge } from './CountBadge.tsx';

export const guide: Guide = {
  when: ['For how many lie behind an icon: in the cart, unread.'],
  instead: ['For a state: Badge.'],
  good: { picture: <CountBadge count={112} />, says: 'From a hundred on it says 99+: more exact helps nobody.' },
  bad: { picture: <Badge tone="accent">0</Badge>, says: 'Nothing is no news: it is left out.' },
  anatomy: ['Ground of the accent.', 'Number.'],
  keys: {},
  words: ['The number alone; what holds it says of what: "Cart, 3 items".'],
};
