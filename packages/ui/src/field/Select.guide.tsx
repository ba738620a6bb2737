import type { Guide } from '../guide/Guide.ts';
import { Select } from './Select.tsx';

export const guide: Guide = {
  when: ['For one of six or more known answers: a state, a month.', 'For a choice that most leave as it is.'],
  instead: [
    'For two to five answers that ought to be compared: Radio.',
    'Where one types to find: Combobox.',
    'For links and commands: Menu.',
  ],
  good: {
    picture: (
      <Select
        label="State"
        placeholder="Choose your state"
        options={[
          { value: 'DL', label: 'Delhi' },
          { value: 'MH', label: 'Maharashtra' },
        ]}
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
    'Space, ArrowDown': 'Opens the list.',
    Letters: 'Go to the answer that begins with them.',
    Escape: 'Closes it as it was.',
  },
  words: [
    'The placeholder says what to choose: "Choose your state".',
    'Answers in an order that people know: by the alphabet, by size.',
  ],
};
