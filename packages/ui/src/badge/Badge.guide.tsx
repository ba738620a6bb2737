import type { Guide } from '../guide/Guide.ts';
import { Badge } from './Badge.tsx';

export const guide: Guide = {
  when: ['For a state in one to three words beside a name: in stock, delivered, new.'],
  instead: ['For a count: Count badge.', 'For something that can be pressed: Button.', 'For a sentence: Notice.'],
  good: {
    picture: (
      <>
        <Badge tone="success">Delivered</Badge> <Badge tone="danger">Out of stock</Badge>
      </>
    ),
    says: 'The word says it; the colour repeats it.',
  },
  bad: { picture: <Badge tone="danger">!</Badge>, says: 'Colour and a sign: nobody knows of what.' },
  anatomy: ['Soft ground of its tone.', 'Word.'],
  keys: {},
  words: ['A state, in one to three words, sentence case.'],
};
