import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useParams } from 'react-router';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { FirstReviews } from '../features/reviews/loadReviews.ts';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { sampleProduct } from '../testing/sampleProduct.ts';
import { Component } from './ProductPage.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const toaster = sampleProduct('SimpleProduct', { uid: 'b', sku: 'TOASTER', name: 'Toaster', url_key: 'toaster' });
const reviews = {
  reviews: { items: [], page_info: { current_page: 1, total_pages: 1 } },
  latest: { items: [] },
} as unknown as FirstReviews;
const kettle = sampleProduct('SimpleProduct', {
  uid: 'a',
  sku: 'KETTLE',
  name: 'Kettle',
  url_key: 'kettle',
  related_products: [toaster],
});

function Walked() {
  const product = useParams()['key'] === 'toaster.html' ? toaster : kettle;
  return <Component data={{ product, crumbs: [], description: [], reviews }} />;
}

it('starts anew at a related product: what was chosen for the first one stays behind', async () => {
  const complaints = vi.spyOn(console, 'error');
  renderShop({ backEnd: cartBackEnd([]), path: '/kettle.html', routes: [{ path: '/:key', Component: Walked }] });
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(screen.getByRole('group', { name: 'Quantity' }).textContent).toContain('2');
  await userEvent.click(screen.getByRole('link', { name: 'Toaster' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Toaster' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Quantity' }).textContent).toContain('1');
  expect(complaints).not.toHaveBeenCalled();
});

it('leads from a refused add to the payment that is open, in sight of the button', async () => {
  const backEnd = cartBackEnd([]);
  const openOrder = {
    cartId: 'cart-1',
    method: 'razorpay',
    customer: false,
    shippingAddress: null,
    orderId: '3',
    orderNumber: '000000003',
    since: Date.now(),
  };
  const scrolled = vi.fn<(place: ScrollIntoViewOptions) => void>();
  Element.prototype.scrollIntoView = scrolled as never;
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
  backEnd.port.orderOfCart = () => new Promise(() => {});
  renderShop({
    backEnd,
    path: '/kettle.html',
    routes: [{ path: '/:key', Component: Walked }],
    stored: { openOrder },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  const links = await screen.findAllByRole('link', { name: 'Go to the payment' });
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/checkout']);
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
});

// Rule coins-06.
it('says what the product earns, in the words of the back end', () => {
  const product = { ...kettle, mw_reward_messages: { product_message: 'Earn 14 coins with this product.' } };
  const Page = () => <Component data={{ product, crumbs: [], description: [], reviews }} />;
  renderShop({ backEnd: cartBackEnd([]), path: '/kettle.html', routes: [{ path: '/:key', Component: Page }] });
  expect(screen.getByText('Earn 14 coins with this product.')).toBeTruthy();
});
