import { Select } from '../field/Select.tsx';
import type { Guide } from '../guide/Guide.ts';
import { OptionPicker } from './OptionPicker.tsx';

export const guide: Guide = {
  when: ['For the options of a product: colour, size, storage.'],
  instead: ['For filters and forms: Radio, Checkbox.'],
  good: {
    picture: (
      <OptionPicker
        label="Storage"
        name="good-storage"
        value="128"
        onChange={() => {}}
        choices={[
          { value: '128', label: '128 GB', available: true },
          { value: '256', label: '256 GB', available: true },
          { value: '512', label: '512 GB', available: false },
        ]}
      />
    ),
    says: 'All are in sight, and what is sold out stays so, crossed out.',
  },
  bad: {
    picture: <Select label="Storage" options={[{ value: '128', label: '128 GB' }]} />,
    says: 'What there is can only be seen by opening it.',
  },
  anatomy: ['Label with the chosen option.', 'Chip, swatch or picture.', 'Line through what cannot be had.', 'Error.'],
  keys: { Tab: 'Comes to the chosen one.', 'ArrowLeft, ArrowRight': 'Choose the next or the one before.' },
  words: ['Options as the maker names them.', '"Choose the colour first." where somebody buys without.'],
};
