import type { Guide } from '../guide/Guide.ts';
import { TextField } from './TextField.tsx';

export const guide: Guide = {
  when: ['For a short answer that one types: a name, a number, a code.'],
  instead: [
    'For one of a few answers: Radio, or Select from six on.',
    'For more than a line: Text area.',
    'For a secret: Password field.',
    'For a day: Date field.',
  ],
  good: {
    picture: <TextField label="Mobile number" inputMode="numeric" hint="For the courier; ten digits." />,
    says: 'The label stays in sight, and the hint says what is wanted before it is typed.',
  },
  bad: {
    picture: <TextField label="" placeholder="Mobile number" aria-label="Mobile number" />,
    says: 'A placeholder as a label is gone with the first letter.',
  },
  anatomy: [
    'Label above.',
    'Control with its frame, as high as a button: 44 px, where a shop sets nothing else for a mouse.',
    'What stands at its end: a button, a unit.',
    'Hint below; an error takes its place.',
  ],
  keys: { Tab: 'Comes to it and selects what it holds.', Enter: 'Sends its form.' },
  words: [
    'The label is a noun without a colon.',
    'The error says what is wrong and how to mend it: "Enter an e-mail address like name@example.com."',
    'No "please" and no "invalid", but where a rule or Magento fixes the text (delivery-04).',
  ],
};
