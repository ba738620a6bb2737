import type { Guide } from '../guide/Guide.ts';
import { Popover } from './Popover.tsx';

const text =
  'We read the prices of other shops every morning at 6, for the same model and variant. They include GST, and leave delivery out.';

export const guide: Guide = {
  when: [
    'For a few sentences that explain what is on the page, to those who ask: where a price comes from, what a word means.',
  ],
  instead: [
    'For what everybody must read: text on the page, or Notice.',
    'For a task or a question: Dialog.',
    'For links: Menu.',
  ],
  good: { picture: <Popover label="How we compare">{text}</Popover>, says: 'Asks the question that it answers.' },
  bad: {
    picture: <Popover label="Info">Delivery costs ₹49 more.</Popover>,
    says: 'Hides what decides whether somebody buys.',
  },
  anatomy: ['What opens it, underlined with dots.', 'Box below it, or above where there is no room.'],
  keys: {
    'Enter, Space': 'Opens and closes it.',
    Escape: 'Closes it; the focus stays on what opened it.',
    Tab: 'Goes to a link in it.',
  },
  words: ['"How we compare" rather than "More information".', 'Two or three sentences; a link for the rest.'],
};
