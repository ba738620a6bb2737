import type { Guide } from '../guide/Guide.ts';
import { Menu } from './Menu.tsx';

export const guide: Guide = {
  when: ['For links of one kind that need not be in sight: the categories that find no room in the bar.'],
  instead: ['For a value of a form: Select.', 'For two links: put them on the page.'],
  good: {
    picture: (
      <Menu
        label="More"
        entries={[
          { label: 'Cameras', href: '#cameras', 'aria-current': 'true' },
          { label: 'Gaming', href: '#gaming' },
          { label: 'Kitchen', href: '#kitchen' },
        ]}
      />
    ),
    says: 'What opens it says what is within.',
  },
  bad: {
    picture: <Menu label="…" entries={[{ label: 'Pay', href: '#' }]} />,
    says: 'The main step behind three dots.',
  },
  anatomy: [
    'What opens it, with an arrow.',
    'List, which keeps to one edge of it.',
    'Entry; the present one is marked.',
  ],
  keys: {
    'Enter, Space, ArrowDown': 'Opens it.',
    'ArrowDown, ArrowUp': 'Go through the entries.',
    ArrowUp: 'On what opens it: closes it.',
    Escape: 'Closes it and goes back to what opened it.',
    Tab: 'Goes through the entries; once the focus has left, it closes.',
  },
  words: ['Entries in the same form.', '"More", or what the entries are, rather than "Options".'],
};
