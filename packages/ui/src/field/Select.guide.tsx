import type { Guide } from '../guide/Guide.ts';
import { Select } from './Select.tsx';

export const guide: Guide = {
  when: ['For one of six or more known answers: a state, a month.', 'For a choice that most leave as it is.'],
  instead: [
    'For two to five answers that ought to be compared: Radio.',
    'Where one types to find: Combobox.',
    'For links: Menu.',
  ],
  good: {
    picture: (
      <Select
        label="State"
        placeholder="Choose your state"
        options={['Delhi', 'Goa', 'Gujarat', 'Karnataka', 'Kerala', 'Maharashtra', 'Punjab'].map(label => ({
          value: label,
          label,
        }))}
      />
    ),
    says: "The platform's own list, which phones show best; it begins with no answer.",
  },
  bad: {
    picture: (
      <Select
        label="Gift wrap?"
        options={[
          { value: 'n', label: 'No' },
          { value: 'y', label: 'Yes' },
        ]}
      />
    ),
    says: 'Two answers hidden behind a press: a checkbox shows both at once.',
  },
  anatomy: ['Label.', 'Control with the chosen answer.', 'Arrow.', 'Hint or error.'],
  keys: {
    Space: 'Opens the list.',
    ArrowDown: 'Opens it on a Mac; elsewhere takes the next answer, and opens it with Alt.',
    Letters: 'Go to the answer that begins with them.',
    Escape: 'Closes it as it was.',
  },
  words: [
    'The placeholder says what to choose: "Choose your state".',
    'Answers in an order that people know: by the alphabet, by size.',
  ],
};
