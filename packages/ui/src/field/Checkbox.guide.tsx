import type { Guide } from '../guide/Guide.ts';
import { Checkbox } from './Checkbox.tsx';

export const guide: Guide = {
  when: [
    'For something that is so or not, and holds once the form is sent.',
    'For any number of answers out of a list.',
  ],
  instead: ['For a setting that holds at once: Switch.', 'For one of several: Radio.'],
  good: {
    picture: <Checkbox label="Bill to the same address" defaultChecked />,
    says: 'Says what is the case when it is ticked.',
  },
  bad: { picture: <Checkbox label="Do not send me no offers" />, says: 'A negation that a tick makes true.' },
  anatomy: [
    'Box of the platform, in the accent.',
    'Swatch, where it stands for a colour or a print.',
    'Label, a press on which ticks the box too.',
    'Count at the end of the line.',
  ],
  keys: { Space: 'Ticks or clears it.' },
  words: ['A statement, no question.', 'Consent is never ticked beforehand.'],
};
