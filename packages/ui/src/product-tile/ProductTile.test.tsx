import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Price } from '../price/Price.tsx';
import { ProductTile, type ProductTileProps } from './ProductTile.tsx';

afterEach(cleanup);

const show = (props: Partial<ProductTileProps> = {}) =>
  render(
    <ProductTile
      href="/lumen.html"
      name="Auvira Lumen 5 5G"
      image="/media/catalog/product/a.jpg"
      price={<Price value={21_999} />}
      otherPrices={[{ platform: 'Kartora', value: 22_499 }]}
      {...props}
    />,
  );

it('leads to the product by its name', () => {
  show();
  expect(screen.getByRole('link', { name: 'Auvira Lumen 5 5G' }).getAttribute('href')).toBe('/lumen.html');
});

// Rule catalogue-04.
it('shows what the product costs elsewhere beside its own price', () => {
  show();
  expect(screen.getByText('₹21,999')).not.toBeNull();
  expect(within(screen.getByRole('list', { name: 'Price elsewhere' })).getByText('₹22,499')).not.toBeNull();
});

it('says in words that it is out of stock', () => {
  show({ outOfStock: true });
  expect(screen.getByText('Out of stock')).not.toBeNull();
});

// Rule catalogue-12.
it('says what shoppers think of it, once somebody has rated it', () => {
  const { unmount } = show({ rating: { percent: 88, count: 1_342 } });
  expect(screen.getByRole('img', { name: '4.4 out of 5, 1342 ratings' }).textContent).toBe('4.4 (1,342)');
  unmount();
  show({ rating: { percent: 0, count: 0 } });
  expect(screen.queryByRole('img', { name: /out of 5/ })).toBeNull();
});
