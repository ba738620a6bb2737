import { Card } from '../card/Card.tsx';
import type { Guide } from '../guide/Guide.ts';
import { Link } from '../link/Link.tsx';

export const guide: Guide = {
  when: [
    "For lists that belong to the page but not onto it: categories, cart, notifications, the shopper's own pages.",
  ],
  instead: ['For a question: Dialog.', 'For what most need all the time: the page.'],
  good: {
    picture: (
      <Card>
        <h3>Cart, 2 items</h3>
        <p>Auvira Lumen 5 5G</p>
        <Link href="#">View cart</Link>
      </Card>
    ),
    says: 'Something to look through, and a way on.',
  },
  bad: {
    picture: (
      <Card>
        <h3>Saved</h3>
        <p>Your address was saved.</p>
      </Card>
    ),
    says: 'A whole sheet for a sentence.',
  },
  anatomy: ['Mask over the page.', 'Title and closing button.', 'Content, which scrolls by itself.'],
  keys: { Escape: 'Closes it.', Tab: 'Stays within.' },
  words: ['The title is what it holds, with the count where that helps.'],
};
