import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { checkoutSlice } from '@shop/state';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cartBackEnd, problemError } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { rupees, sampleOrder, sampleReasons, sampleReturn, sampleReturns } from '../testing/sampleOrder.ts';
import { Component } from './OrderPage.tsx';

const answer = (order: object | null) => ({ customer: { orders: { items: order ? [order] : [] } } });

const openPayment = (orderNumber: string) => ({
  cartId: 'cart-1',
  method: 'razorpay',
  customer: true,
  shippingAddress: null,
  orderId: '3',
  orderNumber,
  since: 0,
});

function openOrder(answers: Record<string, () => unknown> = {}, featuresOff: string[] = []) {
  const backEnd = cartBackEnd([]);
  const shop = { order: sampleOrder() as object };
  Object.assign(backEnd.graphql, {
    CustomerOrder: () => answer(shop.order),
    OrderReturns: () => answer(sampleReturns()),
    CancellationReasons: () => sampleReasons.CancellationReasons,
    ...answers,
  });
  const page = renderShop({
    backEnd,
    path: '/order-history/000000003',
    signedIn: true,
    featuresOff,
    routes: [
      { path: '/order-history/:id', Component },
      { path: '/cart', element: <h1>Cart</h1> },
    ],
  });
  return { ...page, shop, backEnd };
}

beforeEach(() => {
  localStorage.clear();
  standInForModals();
});
afterEach(cleanup);

it('says of an unknown order, or somebody else’s, that there is none, with a way out', async () => {
  openOrder({ CustomerOrder: () => answer(null) });
  expect(await screen.findByRole('heading', { name: 'There is no such order' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See my orders' }).getAttribute('href')).toBe('/order-history');
});

it('stands in the menu of the account, below the orders, with one heading (account-01)', async () => {
  openOrder();
  await screen.findByRole('heading', { name: 'Order 000000003' });
  const [menu] = screen.getAllByRole('navigation', { name: 'My Account' });
  const marked = within(menu!)
    .getAllByRole('link')
    .filter(link => link.hasAttribute('aria-current'));
  expect(marked.map(link => [link.textContent, link.getAttribute('aria-current')])).toEqual([['My Orders', 'true']]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('writes the number of an address as the account does', async () => {
  openOrder();
  expect((await screen.findAllByText('+91 98100 12345')).length).toBeGreaterThan(0);
});

// Rule orders-14.
it('says to who paid in cash that a mail asks where the money goes, and to nobody else', async () => {
  const open = async (more: object) => {
    openOrder({ CustomerOrder: () => answer(sampleOrder({ available_actions: ['RETURN'], ...more })) });
    fireEvent.click(await screen.findByRole('button', { name: 'Return items' }));
    await screen.findByRole('button', { name: 'Request return' });
  };
  await open({ payment_methods: [{ name: 'Cash On Delivery', type: 'cashondelivery' }] });
  expect(screen.getByText(/^You paid in cash\. Once the items are back, a mail asks/)).toBeTruthy();
  cleanup();
  await open({});
  expect(screen.queryByText(/^You paid in cash/)).toBeNull();
});

it('keeps one dialog, and the focus in it, while what may go back comes', async () => {
  const returns = Promise.withResolvers<object>();
  openOrder({
    CustomerOrder: () => answer(sampleOrder({ status: 'Complete', available_actions: ['RETURN'] })),
    OrderReturns: () => returns.promise,
    ReturnReasons: () => sampleReasons.ReturnReasons,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Return items' }));
  const dialog = await screen.findByRole('dialog');
  const close = within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!;
  close.focus();
  returns.resolve(answer(sampleReturns()));
  expect(await within(dialog).findByLabelText('Gharika Electric Kettle, 1.5 Litre')).toBeTruthy();
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect([document.activeElement, close.textContent]).toEqual([close, 'Keep items']);
});

// Rule coins-05.
it('says what the order has earned and used of the coins, and nothing where there are none', async () => {
  const entry = { date: '11/25/26, 5:31 AM', balance: 40 };
  openOrder({
    getCoinTransactions: () => ({
      customer: {
        mw_reward_points: {
          balance: null,
          expiration_date: null,
          transactions: [
            { ...entry, delta: '+5.4600', message: 'Earned on order #000000003' },
            { ...entry, delta: '+9.0000', message: 'Earned on order #000000002' },
          ],
        },
      },
    }),
  });
  const earned = await screen.findByText('Earned on order #000000003');
  expect(earned.textContent).toBe('Earned on order #000000003+5.46');
  expect(screen.queryByText(/000000002/)).toBeNull();
});

it('offers to try again where the order could not be loaded', async () => {
  let isAway = true;
  openOrder({
    CustomerOrder: () => {
      if (isAway) throw problemError({ kind: 'rejected', message: 'No.' });
      return answer(sampleOrder());
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isAway = false;
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Order 000000003' })).toBeTruthy();
});

it('keeps what is known of the order where the newest cannot be loaded', async () => {
  const { shop } = openOrder({
    cancelOrder: () => {
      shop.order = {};
      return { cancelOrder: { errorV2: null, order: { id: 'Mw==', status: 'Canceled', __typename: 'CustomerOrder' } } };
    },
    CustomerOrder: () => {
      if (!('number' in shop.order)) throw problemError({ kind: 'network', message: 'Gone.' });
      return answer(shop.order);
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const listenedTo = screen.getAllByRole('status');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await dialog.findByLabelText(/Why do you cancel/), { target: { value: 'I ordered by mistake' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
  const said = await screen.findByText(/^This is what we knew last/, {}, { timeout: 15_000 });
  expect(listenedTo.some(region => region.contains(said))).toBe(true);
  expect(screen.getByText(/^Your order is cancelled\./)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Order 000000003' })).toBeTruthy();
}, 20_000);

it.each([
  ['no customer', { customer: null }],
  ['no orders', { customer: { orders: null } }],
  ['an order that could not be read', { customer: { orders: { items: [null] } } }],
])('offers to try again where the answer has %s', async (_, nothing) => {
  openOrder({ CustomerOrder: () => nothing });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('offers to try again where an invoice is asked for, and the answer has no customer', async () => {
  openOrder({ OrderInvoices: () => ({ customer: null }) });
  fireEvent.click(await screen.findByRole('button', { name: /^View invoice/ }));
  expect(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Try again' })).toBeTruthy();
});

// Rule orders-05.
it('says before a cancellation what comes back, sends it once, and goes on where that is said', async () => {
  const cancelled = vi.fn<() => void>();
  const { shop } = openOrder({
    cancelOrder: () => {
      cancelled();
      shop.order = sampleOrder({ status: 'Canceled', available_actions: ['REORDER'] });
      return { cancelOrder: { errorV2: null, order: { id: 'Mw==', status: 'Canceled', __typename: 'CustomerOrder' } } };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('₹24,546 goes back to where you paid from (Razorpay), in 5 to 7 days.')).toBeTruthy();
  fireEvent.change(await dialog.findByLabelText(/Why do you cancel/), { target: { value: 'I ordered by mistake' } });
  const button = dialog.getByRole('button', { name: 'Cancel order' });
  fireEvent.click(button);
  fireEvent.click(button);
  const said = await screen.findByText(/^Your order is cancelled\. ₹24,546 goes back/);
  await vi.waitFor(() => expect(document.activeElement?.contains(said)).toBe(true));
  expect(await screen.findAllByText('Cancelled')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  expect(cancelled).toHaveBeenCalledOnce();
});

// Rule orders-06.
it('goes to the cart with what can be bought again, and names the rest', async () => {
  openOrder({
    reorderItems: () => ({
      reorderItems: {
        cart: { id: 'cart-1' },
        userInputErrors: [{ code: 'NOT_SALABLE', message: '"Auvira Lumen 5 5G" is not sold any more.', path: [] }],
      },
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Buy again' }));
  expect(await screen.findByRole('heading', { name: 'Cart' })).toBeTruthy();
  expect(
    await screen.findByText(
      /The rest is in your cart\. Could not be added: "Auvira Lumen 5 5G" is not sold any more\./,
    ),
  ).toBeTruthy();
});

it('stays at the order where nothing of it can be bought again', async () => {
  const errors = ['Auvira Lumen 5 5G', 'Gharika Electric Kettle, 1.5 Litre'].map(name => ({
    code: 'NOT_SALABLE',
    message: `"${name}" is not sold any more.`,
    path: [],
  }));
  openOrder({ reorderItems: () => ({ reorderItems: { cart: { id: 'cart-1' }, userInputErrors: errors } }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Buy again' }));
  expect(await screen.findByText(/^Could not be added: "Auvira/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Order 000000003' })).toBeTruthy();
});

// Rule orders-15.
describe('an answer that was lost', () => {
  const lost = () => problemError({ kind: 'network', message: 'No answer.' });
  const cancelIt = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(await dialog.findByLabelText(/Why do you cancel/), { target: { value: 'I ordered by mistake' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
  };

  it('of a cancellation is settled by the order', async () => {
    const { shop } = openOrder({
      cancelOrder: () => {
        shop.order = sampleOrder({ status: 'Closed', available_actions: ['REORDER'] });
        throw lost();
      },
    });
    await cancelIt();
    expect(await screen.findByText(/^Your order is cancelled\. ₹24,546 goes back/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of a cancellation that did not come through lets one try again', async () => {
    openOrder({
      cancelOrder: () => {
        throw lost();
      },
    });
    // As newer browsers answer.
    Element.prototype.scrollIntoView = () => Promise.resolve() as never;
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
    await cancelIt();
    expect(await screen.findByText(/could not be reached/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>(/Why do you cancel/).value).toBe('I ordered by mistake');
    expect(screen.queryByText(/may be cancelled/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Keep order' }));
    expect(await screen.findByRole('button', { name: 'Buy again' })).toBeTruthy();
  });

  const giveBack = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Return items' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(await dialog.findByLabelText('Gharika Electric Kettle, 1.5 Litre'));
    fireEvent.change(await dialog.findByLabelText(/Why do they go back/), { target: { value: '4' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Request return' }));
  };
  const openDelivered = (answers: Record<string, () => unknown>) =>
    openOrder({
      CustomerOrder: () => answer(sampleOrder({ status: 'Complete', available_actions: ['RETURN'] })),
      ReturnReasons: () => sampleReasons.ReturnReasons,
      ...answers,
    });

  it('of a return is settled by the returns of the order', async () => {
    let returns: object[] = [];
    const asked = vi.fn<() => void>();
    openDelivered({
      OrderReturns: () => answer(sampleReturns(returns)),
      requestReturn: () => {
        asked();
        returns = [sampleReturn('PENDING')];
        throw lost();
      },
    });
    await giveBack();
    expect(await screen.findByText('We have your return 000000007, and answer by e-mail.')).toBeTruthy();
    expect(asked).toHaveBeenCalledOnce();
  });

  it('of a return that nobody can read back is looked for before it is sent again', async () => {
    let returns: object[] = [];
    let isAway = false;
    const asked = vi.fn<() => void>();
    openDelivered({
      OrderReturns: () => {
        if (isAway) throw problemError({ kind: 'rejected', message: 'No.' });
        return answer(sampleReturns(returns));
      },
      requestReturn: () => {
        asked();
        returns = [sampleReturn('PENDING')];
        isAway = true;
        throw lost();
      },
    });
    await giveBack();
    expect(await screen.findByText(/It may be asked for all the same\. Press again: we look first/)).toBeTruthy();
    isAway = false;
    fireEvent.click(screen.getByRole('button', { name: 'Request return' }));
    expect(await screen.findByText('We have your return 000000007, and answer by e-mail.')).toBeTruthy();
    expect(asked).toHaveBeenCalledOnce();
  });

  it('of a comment on a return is settled by what was said of it (orders-17)', async () => {
    const said = (text: string) => ({
      uid: btoa(text),
      author_name: 'Asha Rao',
      text,
      created_at: '2026-11-22 09:10:00',
    });
    let comments = [said('It is on its way.')];
    const sent = vi.fn<() => void>();
    openDelivered({
      OrderReturns: () => answer(sampleReturns([{ ...sampleReturn('PENDING'), comments }])),
      addReturnComment: () => {
        sent();
        if (sent.mock.calls.length > 1) comments = [...comments, said('It is on its way!')];
        throw lost();
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Add a comment to return 000000007' }));
    const dialog = within(await screen.findByRole('dialog'));
    const write = (value: string) => {
      fireEvent.change(dialog.getByLabelText(/Your comment/), { target: { value } });
      fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
    };
    // The same was said before, and counts for nothing.
    write('It is on its way.');
    expect(await screen.findByText(/could not be reached/)).toBeTruthy();
    write('It is on its way!');
    expect(await screen.findByText('We have your comment.')).toBeTruthy();
    expect(screen.getByText('It is on its way!')).toBeTruthy();
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('of a comment that nobody can read back is looked for, also once its dialog was closed, or the page reloaded', async () => {
    sessionStorage.clear();
    const said = { uid: 'Mg==', author_name: 'Asha Rao', text: 'It is on its way!', created_at: '2026-11-22 09:10:00' };
    let isAway = false;
    const sent = vi.fn<() => void>();
    const openReturns = () =>
      openDelivered({
        OrderReturns: () => {
          if (isAway) throw problemError({ kind: 'rejected', message: 'No.' });
          return answer(
            sampleReturns([{ ...sampleReturn('PENDING'), comments: sent.mock.calls.length > 0 ? [said] : [] }]),
          );
        },
        addReturnComment: () => {
          sent();
          isAway = true;
          throw lost();
        },
      });
    const openDialog = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Add a comment to return 000000007' }));
      return within(await screen.findByRole('dialog'));
    };
    openReturns();
    let dialog = await openDialog();
    fireEvent.change(dialog.getByLabelText(/Your comment/), { target: { value: said.text } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
    const inDoubt = /It may be sent all the same\. Press again: we look first/;
    expect(await screen.findByText(inDoubt)).toBeTruthy();
    fireEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
    dialog = await openDialog();
    fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(inDoubt)).toBeTruthy();
    expect(sent).toHaveBeenCalledOnce();
    cleanup();
    isAway = false;
    openReturns();
    dialog = await openDialog();
    await vi.waitFor(() => expect(dialog.getByLabelText<HTMLTextAreaElement>(/Your comment/).value).toBe(said.text));
    fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('We have your comment.')).toBeTruthy();
    expect(sent).toHaveBeenCalledOnce();
  });

  it('of buying again is settled by a cart that has grown', async () => {
    const { backEnd, router } = openOrder({
      reorderItems: () => {
        backEnd.port.itemCount = async () => 3;
        throw lost();
      },
    });
    await vi.waitFor(() => expect(backEnd.count('itemCount')).toBe(1));
    fireEvent.click(await screen.findByRole('button', { name: 'Buy again' }));
    expect(await screen.findByText('What can be bought again is in your cart.')).toBeTruthy();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  });

  it('of buying again that nobody can read back leads to the cart before it is tried again', async () => {
    const { backEnd } = openOrder({
      reorderItems: () => {
        backEnd.port.itemCount = async () => {
          throw lost();
        };
        throw lost();
      },
    });
    await vi.waitFor(() => expect(backEnd.count('itemCount')).toBe(1));
    fireEvent.click(await screen.findByRole('button', { name: 'Buy again' }));
    expect(await screen.findByText(/Some of it may be in your cart all the same/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See my cart' }).getAttribute('href')).toBe('/cart');
  });
});

it('buys nothing again while a payment locks the cart, and leads there', async () => {
  const asked = vi.fn<() => void>();
  const { store } = openOrder({ reorderItems: asked });
  await screen.findByRole('heading', { name: 'Order 000000003' });
  act(() => void store.dispatch(checkoutSlice.actions.openOrderChanged(openPayment('000000009'))));
  fireEvent.click(await screen.findByRole('button', { name: 'Buy again' }));
  expect(await screen.findByText(/^A payment for this cart is still open/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the payment' }).getAttribute('href')).toBe('/checkout');
  expect(asked).not.toHaveBeenCalled();
});

// Rule payment-23.
describe('an order that waits for its payment', () => {
  const waiting = sampleOrder({ status: 'Pending', total: { ...sampleOrder().total, grand_total: rupees(499) } });
  const href = '/razorpay/checkout/success/000000003';
  const payNow = () => screen.findByRole('link', { name: 'Pay now' });
  /** No document is loaded here. */
  const press = (link: HTMLElement) => {
    link.addEventListener('click', event => event.preventDefault());
    fireEvent.click(link);
  };

  it('is paid in the browser that placed it', async () => {
    const { store, persistence } = openOrder({ CustomerOrder: () => answer(waiting) });
    await screen.findByRole('heading', { name: 'Order 000000003' });
    act(() => void store.dispatch(checkoutSlice.actions.openOrderChanged(openPayment('000000003'))));
    const link = await payNow();
    expect(link.getAttribute('href')).toBe(href);
    press(link);
    expect(persistence.get('openOrder')).toMatchObject({ cartId: 'cart-1' });
  });

  it('is paid by its customer in any other browser, too', async () => {
    const { persistence } = openOrder({ CustomerOrder: () => answer(waiting) });
    const link = await payNow();
    expect(link.getAttribute('href')).toBe(href);
    expect(persistence.get('openOrder')).toBeUndefined();
    press(link);
    expect(persistence.get('openOrder')).toMatchObject({
      orderNumber: '000000003',
      method: 'razorpay',
      total: 499,
      isElsewhere: true,
    });
    expect(screen.getAllByText('Waiting for payment')).not.toHaveLength(0);
  });

  it('does not take the place of another payment that is open here', async () => {
    const { store, persistence } = openOrder({ CustomerOrder: () => answer(waiting) });
    await screen.findByRole('heading', { name: 'Order 000000003' });
    act(() => void store.dispatch(checkoutSlice.actions.openOrderChanged(openPayment('000000009'))));
    press(await payNow());
    expect(persistence.get('openOrder')).toMatchObject({ orderNumber: '000000009' });
  });

  it.each(['razorpay', 'payment-attempts'])('is not offered to be paid without %s, and that is said', async feature => {
    openOrder({ CustomerOrder: () => answer(waiting) }, [feature]);
    expect(await screen.findByText(/can only be paid in the browser that placed it/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
  });

  it.each([
    { status: 'Processing' },
    { status: 'Pending', payment_methods: [{ name: 'Cash On Delivery', type: 'cashondelivery' }] },
  ])('is none of these: %j', async own => {
    openOrder({ CustomerOrder: () => answer(sampleOrder(own)) });
    await screen.findByRole('heading', { name: 'Order 000000003' });
    expect(screen.queryByText(/not paid yet/)).toBeNull();
  });
});
