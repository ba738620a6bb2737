import type { Guide } from '../guide/Guide.ts';
import { Radio } from './Radio.tsx';
import { RadioCard } from './RadioCard.tsx';
import { RadioGroup } from './RadioGroup.tsx';

export const guide: Guide = {
  when: [
    'For one of two to five answers that are compared.',
    'As cards where an answer has a price, a note or something that unfolds.',
  ],
  instead: ['For six or more: Select.', 'For options of a product: Option picker.'],
  good: {
    picture: (
      <RadioGroup legend="Delivery">
        <RadioCard name="good-way" label="Standard" note="By Friday" aside="Free" defaultChecked />
        <RadioCard name="good-way" label="Express" note="Tomorrow" aside="₹99" />
      </RadioGroup>
    ),
    says: 'What differs stands in the same place of every card.',
  },
  bad: {
    picture: (
      <RadioGroup legend="Delivery">
        <Radio name="bad-way" label="Standard, which comes by Friday and costs nothing" />
        <Radio name="bad-way" label="Express for ₹99 (tomorrow)" />
      </RadioGroup>
    ),
    says: 'Day and price must be looked for in each sentence.',
  },
  anatomy: [
    'Legend: what is chosen.',
    'Hint or error, below the legend.',
    'Button of the platform.',
    'Label and, on a card, a quiet note.',
    'What it costs, at the end.',
  ],
  keys: { Tab: 'Comes to the chosen one.', 'ArrowDown, ArrowUp': 'Choose the next or the one before.' },
  words: ['Answers in the same form: all nouns, or all sentences.', 'The one that most take comes first.'],
};
