import type { Guide } from '../guide/Guide.ts';
import { Accordion } from './Accordion.tsx';

export const guide: Guide = {
  when: ['For several texts of which one is read: questions and answers, details of a product on a phone.'],
  instead: ['Where most read all of it: headings and text.', 'Where two are compared: Table.'],
  good: {
    picture: (
      <Accordion
        sections={[
          { title: 'Delivery in 2 to 4 working days', content: <p>Faster in cities.</p> },
          { title: 'Returns within 7 days', content: <p>Unopened.</p> },
        ]}
      />
    ),
    says: 'Titles that answer already.',
  },
  bad: {
    picture: (
      <Accordion sections={[{ title: 'Important', content: <p>Pay by Friday, or the order is cancelled.</p> }]} />
    ),
    says: 'What everybody must know is hidden.',
  },
  anatomy: [
    'Title, the whole line of which opens it.',
    'Mark at its end.',
    "Content, found by the browser's own search too.",
  ],
  keys: { 'Enter, Space': 'Opens or closes the section.', Tab: 'Goes to the next title, or into what is open.' },
  words: ['A title is a noun or a short statement.', 'The first words tell it from the others.'],
};
