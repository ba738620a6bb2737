import type { Guide } from '../guide/Guide.ts';
import { Card } from './Card.tsx';

export const guide: Guide = {
  when: ['For things that belong together and stand apart from others: an order, an address, a sum.'],
  instead: ['For a product: Product tile.', 'For one thing on a page: no box at all.'],
  good: {
    picture: (
      <Card as="section" aria-label="Delivery">
        <h3>Delivery</h3>
        <p>Tomorrow, to 110001.</p>
      </Card>
    ),
    says: 'One thing, with its heading.',
  },
  bad: {
    picture: (
      <Card>
        <Card>
          <Card>Tomorrow</Card>
        </Card>
      </Card>
    ),
    says: 'Boxes in boxes.',
  },
  anatomy: [
    'Ground, one step above the page; soft accent for the card that matters.',
    'Line around it, in the accent for that one.',
    'Content, with 16 to 24 px around.',
  ],
  keys: {},
  words: ['Its heading is what it is about.'],
};
