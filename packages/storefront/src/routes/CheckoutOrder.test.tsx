import { CommerceError } from '@shop/commerce-client';
import { appSlice } from '@shop/state';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { cartBackEnd, problemError } from '../testing/cartBackEnd.ts';
import { inFreshBrowser, lamp, lost, openCheckout, settled, toPayment } from '../testing/checkoutPage.tsx';

inFreshBrowser();

describe('place order', () => {
  const place = async () => {
    await userEvent.click(screen.getByLabelText(/Cash on delivery/));
    return settled(/^Place order/);
  };

  it('places one order, however often the button is pressed', async () => {
    const backEnd = cartBackEnd([lamp]);
    openCheckout(backEnd);
    await toPayment();
    const button = await place();
    fireEvent.click(button);
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByText('Confirmed')).toBeTruthy();
    expect(backEnd.count('placeOrder')).toBe(1);
    expect(backEnd.inputOf('placeOrder')).toMatchObject({ method: 'cashondelivery', email: 'meera@example.com' });
  });

  it('asks what became of an order whose answer was lost, and never sends it again', async () => {
    const backEnd = cartBackEnd([lamp]);
    openCheckout(backEnd);
    await toPayment();
    const button = await place();
    const answer = backEnd.port;
    const placeOrder = answer.placeOrder.bind(answer);
    answer.placeOrder = async input => {
      await placeOrder(input);
      throw lost;
    };
    backEnd.fail('orderOfCart', lost);
    fireEvent.click(button);
    expect(await screen.findByText('Checking whether your order went through…')).toBeTruthy();
    expect(await screen.findByText('Confirmed', undefined, { timeout: 4000 })).toBeTruthy();
    expect(backEnd.count('placeOrder')).toBe(1);
  });

  it('takes up after a reload an order that was sent', async () => {
    const backEnd = cartBackEnd([lamp]);
    await backEnd.port.placeOrder({ cartId: 'cart-1', method: 'cashondelivery', billingAddress: {} as never });
    openCheckout(backEnd, {
      stored: {
        openOrder: {
          cartId: 'cart-1',
          method: 'cashondelivery',
          customer: false,
          shippingAddress: null,
          since: Date.now(),
        },
      },
    });
    expect(await screen.findByText('Confirmed')).toBeTruthy();
    expect(backEnd.count('placeOrder')).toBe(1);
  });

  // Rule checkout-19.
  it('says that there is no network until it is back, and again where it fails again', async () => {
    const backEnd = cartBackEnd([lamp]);
    const { store } = openCheckout(backEnd);
    await toPayment();
    const button = await place();
    backEnd.port.saveShippingInformation = async () => {
      throw new CommerceError({ problem: { kind: 'offline' } });
    };
    const said = /^You are offline\. Check your connection/;
    act(() => void store.dispatch(appSlice.actions.wentOffline()));
    fireEvent.click(button);
    expect(await screen.findByText(said)).toBeTruthy();
    act(() => void store.dispatch(appSlice.actions.wentOnline()));
    expect(screen.queryByText(said)).toBeNull();
    fireEvent.click(await settled(/^Place order/));
    expect(await screen.findByText(said)).toBeTruthy();
  });

  // Rule checkout-18.
  it('names the order that another tab has placed of this cart, and leads to it', async () => {
    openCheckout(cartBackEnd([]), {
      stored: { receipt: { id: '12', number: '3000000012', method: 'cashondelivery' } },
    });
    expect(await screen.findByText('Your order 3000000012 is placed.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See your order' }).getAttribute('href')).toBe('/order-confirmation');
  });

  it('shows the reason of the shop when the order is refused, and everything stays', async () => {
    const backEnd = cartBackEnd([lamp]);
    openCheckout(backEnd);
    await toPayment();
    const button = await place();
    backEnd.fail('placeOrder', problemError({ kind: 'rejected', message: 'Some of the products are out of stock.' }));
    fireEvent.click(button);
    expect(await screen.findByText('Some of the products are out of stock.')).toBeTruthy();
    expect(screen.getAllByText(/12 MG Road/)).toHaveLength(2);
    expect(screen.getByRole('button', { name: /^Place order/ })).toBeTruthy();
  });

  it('shows the new total that the shop names when it refuses the one that was shown, and orders that', async () => {
    const backEnd = cartBackEnd([lamp]);
    openCheckout(backEnd);
    await toPayment();
    const button = await place();
    backEnd.port.saveShippingInformation = async () => void (backEnd.lines = [{ ...lamp, price: 799.5 }]);
    fireEvent.click(button);
    expect((await screen.findByText(/nothing was ordered/)).closest('[role=alert]')?.textContent).toContain(
      'The total is now ₹898.5',
    );
    fireEvent.click(await settled('Place order, pay ₹898.50 on delivery'));
    expect(await screen.findByText('Confirmed')).toBeTruthy();
  });

  it('orders nothing when the amount has changed, shows the new one, and orders that', async () => {
    const backEnd = cartBackEnd([lamp]);
    openCheckout(backEnd);
    await toPayment();
    const button = await place();
    backEnd.lines = [{ ...lamp, price: 799 }];
    fireEvent.click(button);
    expect(await screen.findByText(/Your cart has changed meanwhile, so nothing was ordered/)).toBeTruthy();
    expect(backEnd.count('placeOrder')).toBe(0);
    fireEvent.click(await settled('Place order, pay ₹898 on delivery'));
    expect(await screen.findByText('Confirmed')).toBeTruthy();
  });

  it('holds the order back while something in it is sold out, and goes on once that is taken out', async () => {
    const backEnd = cartBackEnd([lamp, { ...lamp, sku: 'VASE', name: 'Clay vase', soldOut: true }]);
    openCheckout(backEnd);
    const heading = await screen.findByRole('heading', { name: 'Not everything in your order can be bought' });
    await toPayment();
    const button = await place();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Not everything in your order can be bought' }),
    );
    expect(heading.textContent).toBeTruthy();
    expect(backEnd.count('saveShippingInformation')).toBe(0);
    expect(screen.getByRole('link', { name: 'See similar products to Clay vase' }).getAttribute('href')).toBe(
      '/home/decor.html',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove Clay vase from the cart' }));
    await waitFor(() => expect(screen.queryByText('Not everything in your order can be bought')).toBeNull());
    fireEvent.click(await settled(/^Place order, pay/));
    expect(await screen.findByText('Confirmed')).toBeTruthy();
  });

  it("says why nothing was ordered when the shop no longer has the guest's cart", async () => {
    const backEnd = cartBackEnd([lamp]);
    openCheckout(backEnd);
    await toPayment();
    const button = await place();
    backEnd.fail('cartDetails', problemError({ kind: 'invalid-cart', message: "The cart isn't active." }));
    backEnd.lines = [];
    fireEvent.click(button);
    await screen.findByRole('heading', { name: 'Your cart is empty' });
    expect(screen.getByRole('alert').textContent).toBe(
      'The shop no longer has your cart, so nothing was ordered. Please put your products into a new one.',
    );
    expect(backEnd.count('placeOrder')).toBe(0);
  });

  it('says that the shop is away, keeps trying, and goes on when it is back', async () => {
    const backEnd = cartBackEnd([lamp]);
    openCheckout(backEnd);
    await toPayment();
    backEnd.fail('setPaymentMethod', lost);
    backEnd.fail('cartDetails', lost);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(screen.getByLabelText(/Cash on delivery/));
    expect(await screen.findByText(/The shop cannot be reached right now/)).toBeTruthy();
    expect(screen.getAllByText(/12 MG Road/).length).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(5000);
    await waitFor(() => expect(screen.queryByText(/The shop cannot be reached right now/)).toBeNull());
    vi.useRealTimers();
    expect(await place()).toBeTruthy();
  });
});
