import type { Guide } from '../guide/Guide.ts';
import { Rating } from './Rating.tsx';

export const guide: Guide = {
  when: ['For what buyers thought of a product, with how many they were.'],
  instead: ['To ask for a rating: Radio.'],
  good: { picture: <Rating percent={88} count={1342} />, says: 'Stars, number and how many gave it.' },
  bad: {
    picture: <Rating percent={100} count={1} />,
    says: 'Sorted by stars alone it would stand first, with one voice.',
  },
  anatomy: [
    'Five stars, filled as far as the number says; on a tile one full star.',
    'Number.',
    'Count, in brackets; number and count are left out beside one review.',
  ],
  keys: {},
  words: ['"4.4 out of 5, 1342 ratings" is read out; of one review "4.5 out of 5".'],
};
