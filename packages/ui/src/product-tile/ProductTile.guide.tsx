import { Badge } from '../badge/Badge.tsx';
import { Card } from '../card/Card.tsx';
import type { Guide } from '../guide/Guide.ts';
import { Price } from '../price/Price.tsx';

export const guide: Guide = {
  when: ['For a product in a list, a row or a search.'],
  instead: ['For a line of a cart or an order: their own rows.'],
  good: {
    picture: (
      <Card>
        <p>Auvira</p>
        <p>Auvira Lumen 5 5G</p>
        <Price value={21_999} was={24_999} />
      </Card>
    ),
    says: 'Brand, name, price: in the same place on every tile.',
  },
  bad: {
    picture: (
      <Card>
        <Badge>New</Badge> <Badge tone="success">Hot</Badge> <Badge tone="warning">Few left</Badge>
        <p>Auvira Lumen 5 5G</p>
      </Card>
    ),
    says: 'Three badges before one knows what it is.',
  },
  anatomy: [
    'Picture, 4 to 5.',
    'Opposite the corner: one badge.',
    'On the picture: what shoppers think of it, and whether it is out of stock.',
    'Corner: a heart.',
    'Brand, name in two lines.',
    'Price.',
    'Choices: colours, three on a phone.',
    'Prices elsewhere.',
    'Footer: coins.',
    'Actions: one button, at the foot of the tile.',
  ],
  keys: { Tab: 'Comes to the tile, then to its corner.', Enter: 'Opens the product.' },
  words: ['Names as the back end has them; they are cut after two lines, never by hand.'],
};
