import type { Guide } from '../guide/Guide.ts';
import { Menu } from './Menu.tsx';

export const guide: Guide = {
  when: ['For links or commands of one kind that need not be in sight: orders of a list, pages of the account.'],
  instead: ['For a value of a form: Select.', 'For two links: put them on the page.'],
  good: {
    picture: (
      <Menu
        label="Sort by"
        entries={[
          { label: 'Price, low to high', href: '#' },
          { label: 'Price, high to low', href: '#' },
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
    Escape: 'Closes it and goes back to what opened it.',
    Tab: 'Leaves it, and it closes.',
  },
  words: ['Entries in the same form.', '"Sort by" rather than "Options".'],
};
