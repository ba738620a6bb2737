import type { Guide } from '../guide/Guide.ts';
import { TextArea } from './TextArea.tsx';

export const guide: Guide = {
  when: ['For an answer of some sentences: a message, a review, a wish for delivery.'],
  instead: ['For one line: Text field.'],
  good: {
    picture: <TextArea label="Your message" hint="The order number helps us to answer soon." rows={3} />,
    says: 'As high as the answer that is expected; it grows with a longer one.',
  },
  bad: { picture: <TextArea label="Name" rows={5} />, says: 'Five lines for a name make one wonder what is wanted.' },
  anatomy: ['Label.', 'Control, as high as its rows.', 'Hint or error.'],
  keys: { Enter: 'Begins a new line.', Tab: 'Leaves it.' },
  words: ['Ask for one thing.', 'Say in the hint how long it may be, where that is limited.'],
};
