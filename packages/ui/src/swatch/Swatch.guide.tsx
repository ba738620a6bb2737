import { Checkbox } from '../field/Checkbox.tsx';
import type { Guide } from '../guide/Guide.ts';
import { Swatch } from './Swatch.tsx';

export const guide: Guide = {
  when: ['For a value that people know by sight: a colour, a print.'],
  instead: ['To choose one of them: Option picker.', 'To choose several: Checkbox, with the swatch before its label.'],
  good: {
    picture: <Checkbox label="Midnight blue" before={<Swatch colour="#191970" size={20} />} />,
    says: 'Stands beside its name, or in a control that is named.',
  },
  bad: {
    picture: <Checkbox label="" aria-label="Blue" before={<Swatch colour="#191970" size={20} />} />,
    says: 'Alone, with no words to tell two blues apart.',
  },
  anatomy: ['Colour, or picture, in the frame of the part that uses it.', 'The name, where the picture does not load.'],
  keys: {},
  words: ['It has none of its own: the name is that of the control.'],
};
