import type { Guide } from '../guide/Guide.ts';
import { DateField } from './DateField.tsx';
import { TextField } from './TextField.tsx';

export const guide: Guide = {
  when: ['For a day or a time that one chooses: of a delivery, an engraving, an appointment.'],
  instead: [
    'For a day that one knows by heart and would scroll for, as a birthday: three short fields.',
    'For one of a few days: Radio.',
  ],
  good: {
    picture: (
      <DateField
        label="Day of the engraving"
        min="2026-11-21"
        max="2026-12-24"
        hint="From 21 November to 24 December."
      />
    ),
    says: "The platform's calendar, in the order that the reader writes dates in.",
  },
  bad: {
    picture: <TextField label="Date (DD-MM-YYYY)" placeholder="DD-MM-YYYY" />,
    says: 'A form to be copied by hand.',
  },
  anatomy: [
    'Label.',
    'Control with day, month and year.',
    'Button that opens the calendar, where a day is chosen.',
    'Hint or error.',
  ],
  keys: {
    Digits: 'Fill in day, month and year.',
    'ArrowUp, ArrowDown': 'Change the part by one.',
    Space: 'Opens the calendar.',
  },
  words: ['The label says of what the day is.', 'Limits stand in the hint, as dates.'],
};
