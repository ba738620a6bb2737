import type { Guide } from '../guide/Guide.ts';
import { Table } from './Table.tsx';

export const guide: Guide = {
  when: ['For values that are compared, each with its name: prices elsewhere, sums.'],
  instead: ['For things with more than a value each: a list of Cards.', 'For a choice: Radio.'],
  good: {
    picture: (
      <Table
        caption="Price elsewhere"
        rows={[
          { name: 'Kartora', value: '₹22,499' },
          { name: 'MegaHaat', value: '₹1,23,290' },
        ]}
      />
    ),
    says: 'Figures end in one line, so that one sees at once which is more.',
  },
  bad: {
    picture: <p>Kartora has it for ₹22,499 whereas MegaHaat asks ₹1,23,290.</p>,
    says: 'Figures in a sentence must be searched for.',
  },
  anatomy: ['Caption.', 'Row, with a line above it.', 'Name at the start.', 'Value at the end, in tabular figures.'],
  keys: {},
  words: ['The caption says what is compared.', 'Names are short and all of one kind.'],
};
