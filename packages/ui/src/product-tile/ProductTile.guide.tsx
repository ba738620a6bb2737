import { Badge } from '../badge/Badge.tsx';
import type { Guide } from '../guide/Guide.ts';
import { drawnPhone } from '../image/drawnPhone.ts';
import { Price } from '../price/Price.tsx';
import { ProductTile } from './ProductTile.tsx';

const phone = { href: '#', brand: 'Auvira', name: 'Auvira Lumen 5 5G', image: drawnPhone('#e9edfb', '#2b3a67') };

export const guide: Guide = {
  when: ['For a product in a list, a row or a search.'],
  instead: ['For a line of a cart or an order: their own rows.'],
  good: {
    picture: (
      <div style={{ maxInlineSize: 200 }}>
        <ProductTile {...phone} price={<Price value={21_999} was={24_999} />} rating={{ percent: 88, count: 1342 }} />
      </div>
    ),
    says: 'Brand, name, price: in the same place on every tile.',
  },
  bad: {
    picture: (
      <div style={{ maxInlineSize: 200 }}>
        <ProductTile
          {...phone}
          price={<Price value={21_999} />}
          badge={
            <>
              <Badge>New</Badge>
              <Badge tone="success">Hot</Badge>
              <Badge tone="warning">Few left</Badge>
            </>
          }
        />
      </div>
    ),
    says: 'Three badges over the picture of what is sold.',
  },
  anatomy: [
    'Picture, 4 to 5.',
    'Opposite the corner: one badge, or two.',
    'On the picture: what shoppers think of it, and whether it is out of stock.',
    'Corner: a heart.',
    'Brand, name in two lines.',
    'Price.',
    'Choices: colours, three on a phone.',
    'Prices elsewhere.',
    'Footer: coins.',
    'Actions: one button, at the foot of the tile.',
  ],
  keys: {
    Tab: 'Comes to the name, whose link covers the tile, then to choices and buttons, and last to the corner.',
    Enter: 'Opens the product.',
  },
  words: ['Names as the back end has them; they are cut after two lines, never by hand.'],
};
