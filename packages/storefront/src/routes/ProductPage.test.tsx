import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useParams } from 'react-router';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { FirstReviews } from '../features/reviews/loadReviews.ts';
import { cartBackEnd, problemError } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { sampleProduct } from '../testing/sampleProduct.ts';
import type { Fills } from '../slots.ts';
import { Component, part } from './ProductPage.tsx';

beforeEach(() => {
  localStorage.clear();
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
  return (
    <Component data={{ product, crumbs: [], description: [], reviews, questions: null, facts: null, together: [] }} />
  );
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
  Element.prototype.scrollIntoView = scrolled;
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
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' }));
});

// Rule coins-06.
it('says what the product earns, in the words of the back end', () => {
  const product = sampleProduct('SimpleProduct', {
    uid: 'a',
    sku: 'KETTLE',
    name: 'Kettle',
    mw_reward_messages: { product_message: 'Earn 14 coins with this product.' },
  });
  const Page = () => (
    <Component data={{ product, crumbs: [], description: [], reviews, questions: null, facts: null, together: [] }} />
  );
  renderShop({ backEnd: cartBackEnd([]), path: '/kettle.html', routes: [{ path: '/:key', Component: Page }] });
  expect(screen.getByText('Earn 14 coins with this product.')).toBeTruthy();
});

it('puts no more into the cart than are left of the variant that was chosen last', async () => {
  const colours = ['Blue', 'Green'];
  const product = sampleProduct('ConfigurableProduct', {
    configurable_options: [
      {
        uid: 'colour',
        attribute_code: 'colour',
        label: 'Colour',
        position: 1,
        values: colours.map(label => ({ uid: label, label, swatch_data: null })),
      },
    ],
    variants: colours.map(label => ({
      attributes: [{ code: 'colour', label, uid: label }],
      product: sampleProduct('SimpleProduct', { sku: label, only_x_left_in_stock: label === 'Green' ? 3 : null }),
    })),
  });
  const data = { product, crumbs: [], description: [], reviews, questions: null, facts: null, together: [] };
  const backEnd = cartBackEnd([]);
  const added = vi.spyOn(backEnd.port, 'addItem');
  renderShop({ backEnd, path: '/', routes: [{ path: '/', element: <Component data={data} /> }] });
  const pieces = () => screen.getByRole('group', { name: 'Quantity' }).textContent;
  await userEvent.click(screen.getByRole('radio', { name: 'Blue' }));
  for (let pressed = 1; pressed < 5; pressed++) await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(pieces()).toContain('5');
  await userEvent.click(screen.getByRole('radio', { name: 'Green' }));
  expect(pieces()).toContain('3');
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(added).toHaveBeenCalledWith(expect.objectContaining({ sku: 'Green', quantity: 3 })));
  await userEvent.click(screen.getByRole('radio', { name: 'Blue' }));
  expect(pieces()).toContain('5');
});

// Rule catalogue-11.
it('goes on to the checkout once what is bought now is in the cart, and stays where it is refused', async () => {
  const backEnd = cartBackEnd([]);
  const left = vi.fn<(path: string) => void>();
  renderShop({
    backEnd,
    path: '/kettle.html',
    routes: [{ path: '/:key', Component: Walked }],
    onLeave: left,
  });
  const add = backEnd.port.addItem;
  backEnd.port.addItem = async () => {
    throw problemError({ kind: 'rejected', message: 'The kettle is gone.' });
  };
  await userEvent.click(screen.getByRole('button', { name: 'Buy now' }));
  expect(await screen.findByText(/The kettle is gone/)).toBeTruthy();
  expect(left).not.toHaveBeenCalled();
  backEnd.port.addItem = add;
  await userEvent.click(screen.getByRole('button', { name: 'Buy now' }));
  await vi.waitFor(() => expect(left.mock.calls).toEqual([['/checkout']]));
  expect(screen.queryByRole('button', { name: 'View cart' })).toBeNull();
});

// Rule catalogue-11.
it('leaves who went elsewhere where they are once what was to be bought now is in the cart, and says that it is', async () => {
  const backEnd = cartBackEnd([]);
  const left = vi.fn<(path: string) => void>();
  renderShop({ backEnd, path: '/kettle.html', routes: [{ path: '/:key', Component: Walked }], onLeave: left });
  const { promise: answer, resolve } = Promise.withResolvers<number>();
  backEnd.port.addItem = () => answer;
  await userEvent.click(screen.getByRole('button', { name: 'Buy now' }));
  history.pushState(null, '', '/toaster.html');
  onTestFinished(() => history.replaceState(null, '', '/'));
  resolve(1);
  expect(await screen.findByRole('button', { name: 'View cart' })).toBeTruthy();
  expect(left).not.toHaveBeenCalled();
});

// Rule catalogue-10.
it('ends with what was looked at before, the newest first, but for itself and what is gone', async () => {
  const backEnd = cartBackEnd([]);
  const asked = vi.fn<(variables: { skus: string[] }) => void>();
  const fan = sampleProduct('SimpleProduct', { uid: 'c', sku: 'FAN', name: 'Fan', url_key: 'fan' });
  backEnd.graphql['RecentProducts'] = async (variables: { skus: string[] }) => {
    asked(variables);
    return { products: { items: [fan, toaster] } };
  };
  const { persistence } = renderShop({
    backEnd,
    path: '/kettle.html',
    routes: [{ path: '/:key', Component: Walked }],
    stored: { recentProducts: { skus: ['KETTLE', 'TOASTER', 'GONE', 'FAN'] } },
  });
  expect(asked).not.toHaveBeenCalled();
  await userEvent.tab();
  const recent = await screen.findByRole('list', { name: 'Recently viewed' });
  expect(asked.mock.calls).toEqual([[{ skus: ['TOASTER', 'GONE', 'FAN'] }]]);
  expect([...recent.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['Toaster', 'Fan']);
  expect(persistence.get('recentProducts')).toEqual({ skus: ['KETTLE', 'TOASTER', 'GONE', 'FAN'] });
});

it.each(['SimpleProduct', 'BundleProduct', 'GroupedProduct', 'DownloadableProduct', 'GiftCardProduct'] as const)(
  'lets a variant change the box by which it is bought and what stands around it, of a %s too',
  async type => {
    const product = sampleProduct(type, { related_products: [toaster] });
    const data = { product, crumbs: [], description: [], reviews, questions: null, facts: null, together: [] };
    await part(data)?.load();
    const BuyBox: Fills<'BuyBox'> = ({ Default, ...props }) => (
      <section aria-label="Ours">
        <Default {...props} />
      </section>
    );
    const ProductHead: Fills<'ProductHead'> = props => <h1>{props.product.name?.toUpperCase()}</h1>;
    renderShop({
      backEnd: cartBackEnd([]),
      path: '/',
      slots: { BuyBox, ProductHead, RelatedProducts: null, Breadcrumbs: null },
      routes: [{ path: '/', element: <Component data={data} /> }],
    });
    const box = within(screen.getByRole('region', { name: 'Ours' }));
    // A group without members has nothing to sell.
    expect(box.getByRole('button', { name: type === 'GroupedProduct' ? 'Out of stock' : 'Add to cart' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('BREAKFAST SET OF KETTLE AND TOASTER');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('list', { name: 'You may also like' })).toBeNull();
  },
);
