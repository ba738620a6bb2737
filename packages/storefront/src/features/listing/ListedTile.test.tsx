import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleProduct } from '../../testing/sampleProduct.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { ListedTile } from './ListedTile.tsx';
import { DeliveryContext } from './looks.ts';

afterEach(cleanup);

// Rule listing-03.
it.each([
  [3, true, 'by Tue', ['Only 3 left', 'Bestseller']],
  [3, false, 'by Tue', ['Only 3 left', 'by Tue']],
  [0, true, 'by Tue', ['Bestseller', 'by Tue']],
  [0, null, 'by Tue', ['by Tue']],
  [0, false, '', []],
])('has two badges at most: %s left, bestseller %s, delivery "%s"', async (left, isBest, delivery, badges) => {
  const product = sampleProduct('SimpleProduct', { only_x_left_in_stock: left, is_bestseller: isBest });
  render(
    <ShopPart>
      <DeliveryContext value={delivery}>
        <ListedTile product={product} priority={false} />
      </DeliveryContext>
    </ShopPart>,
  );
  await screen.findByRole('article');
  expect(screen.queryAllByText(/^(Only 3 left|Bestseller|by Tue)$/).map(({ textContent }) => textContent)).toEqual(
    badges,
  );
});
