import { TextField } from '../field/TextField.tsx';
import type { Guide } from '../guide/Guide.ts';
import { QuantityStepper } from './QuantityStepper.tsx';

export const guide: Guide = {
  when: ['For how many of something, where most want one to five.'],
  instead: ['For a number that is typed, as a pincode or an amount: Text field.'],
  good: {
    picture: <QuantityStepper label="Quantity of Auvira Lumen 5" value={2} max={4} onChange={() => {}} />,
    says: 'It ends where the stock ends, and says of what.',
  },
  bad: {
    picture: <TextField label="Quantity" type="number" defaultValue="2" />,
    says: 'Arrows of 8 px, and any number may be typed.',
  },
  anatomy: ['Button for one less.', 'Number, read out when it changes.', 'Button for one more.'],
  keys: {
    Tab: 'Goes from button to button; the number takes no focus.',
    'Enter, Space': 'One less or more, or a step of several where it is sold in steps.',
  },
  words: ['The label names the thing: "Quantity of Auvira Lumen 5".'],
};
