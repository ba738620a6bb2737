import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useParams } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { sampleProduct } from '../testing/sampleProduct.ts';
import { Component } from './ProductPage.tsx';

afterEach(cleanup);

const toaster = sampleProduct('SimpleProduct', { uid: 'b', sku: 'TOASTER', name: 'Toaster', url_key: 'toaster' });
const kettle = sampleProduct('SimpleProduct', { uid: 'a', sku: 'KETTLE', name: 'Kettle', url_key: 'kettle', related_products: [toaster] });

function Walked() {
  const product = useParams()['key'] === 'toaster.html' ? toaster : kettle;
  return <Component data={{ product, crumbs: [], description: [], reviews: null }} />;
}

it('starts anew at a related product: what was chosen for the first one stays behind', async () => {
  renderShop({ backEnd: cartBackEnd([]), path: '/kettle.html', routes: [{ path: '/:key', Component: Walked }] });
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(screen.getByRole('group', { name: 'Quantity' }).textContent).toContain('2');
  await userEvent.click(screen.getByRole('link', { name: 'Toaster' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Toaster' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Quantity' }).textContent).toContain('1');
});
