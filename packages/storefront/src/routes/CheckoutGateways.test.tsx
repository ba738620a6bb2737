import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RazorpayOptions } from '../features/payment/gateways/razorpayOptions.ts';
import { cartBackEnd, problemError } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Component } from './CheckoutPage.tsx';
import { Component as PaymentPage } from './PaymentReturnPage.tsx';

const lamp = { sku: 'LAMP', name: 'Brass lamp', price: 599.5, quantity: 1 };
/** A back end that offers no other gateway. */
const atCashfree = () => cartBackEnd([lamp], { methods: ['cashondelivery', 'cashfree'] });
const opened: RazorpayOptions[] = [];
const cashfree: { mode: string; paymentSessionId?: string; redirectTarget?: string }[] = [];
const answer = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_A1', razorpay_signature: 'sig_1' };

/** The page's head as a browser would serve it: a script is there as soon as it stands in the document. */
function serveScripts() {
  const observer = new MutationObserver(records => {
    for (const node of records.flatMap(record => [...record.addedNodes]))
      if (node instanceof HTMLScriptElement) node.dispatchEvent(new Event('load'));
  });
  observer.observe(document.head, { childList: true });
  return observer;
}
let scripts: MutationObserver;
let router: ReturnType<typeof renderShop>['router'];

async function pay(option: RegExp | string, backEnd = cartBackEnd([lamp]), kind?: string) {
  ({ router } = renderShop({
    backEnd,
    signedIn: true,
    path: '/checkout',
    routes: [
      { path: '/checkout', Component },
      { path: '/:gateway/checkout/success/:order', Component: PaymentPage },
      { path: '/order-confirmation', element: <h1>Confirmed</h1> },
    ],
  }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to delivery' }));
  await userEvent.click((await screen.findAllByLabelText(option))[0]!);
  if (kind) await userEvent.click(await screen.findByRole('radio', { name: kind }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Pay ₹/ }).getAttribute('aria-busy')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: /^Pay ₹/ }));
  return backEnd;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  opened.length = 0;
  cashfree.length = 0;
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'Razorpay',
    class {
      constructor(options: RazorpayOptions) {
        opened.push(options);
      }
      open() {
        return this;
      }
    },
  );
  vi.stubGlobal('Cashfree', ({ mode }: { mode: string }) => ({
    checkout: async (options: object) => void cashfree.push({ mode, ...options }),
  }));
  scripts = serveScripts();
});
afterEach(() => {
  cleanup();
  scripts.disconnect();
  vi.unstubAllGlobals();
});

describe('gateways', () => {
  it('loads no gateway script before the shopper pays', async () => {
    const backEnd = cartBackEnd([{ sku: 'LAMP', name: 'Brass lamp', price: 599, quantity: 1 }]);
    renderShop({ backEnd, path: '/checkout', routes: [{ path: '/checkout', Component }] });
    await screen.findByLabelText('Pincode');
    expect(document.querySelector('script[src="/cashfree.js"]')).toBeNull();
  });

  it('opens Razorpay with key, order, paise, method and the way back', async () => {
    const backEnd = await pay('Netbanking');
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(backEnd.inputOf('placeRazorpayOrder')).toEqual({
      orderNumber: '3000000012',
      cartId: 'cart-1',
      referrer: `${location.origin}/checkout`,
    });
    expect(opened[0]).toMatchObject({
      key: 'rzp_test_1',
      order_id: 'order_A1',
      amount: 64_850,
      currency: 'INR',
      name: 'Kaveri',
      redirect: false,
      prefill: { name: 'Asha Rao', email: 'asha@example.com', contact: '+919810012345', method: 'netbanking' },
      callback_url: `${location.origin}/razorpay/checkout/success/3000000012`,
    });
  });

  it('confirms a Razorpay payment with the server before it is called paid', async () => {
    const backEnd = await pay('Netbanking');
    await waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.handler(answer);
    expect(await screen.findByText('Confirmed')).toBeTruthy();
    expect(backEnd.inputOf('setRzpPaymentDetailsForOrder')).toEqual({
      orderNumber: '3000000012',
      paymentId: 'pay_1',
      signature: 'sig_1',
    });
  });

  // Rule payment-12.
  it('gives the cart back when the window is closed, and says so on a page of its own', async () => {
    const backEnd = await pay('Netbanking');
    await waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.modal.ondismiss();
    const heading = await screen.findByRole('heading', { level: 1, name: 'The payment did not go through' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(/^The payment was not made. Your cart is as you left it./)).toBeTruthy();
    expect(router.state.location.pathname).toBe('/razorpay/checkout/success/3000000012');
    expect([backEnd.count('restoreCart'), backEnd.count('placeOrder')]).toEqual([1, 1]);
  });

  // Rule payment-10.
  it('waits for the bank, on a page of its own, when the window closes on a pending payment', async () => {
    const backEnd = await pay('Netbanking');
    await waitFor(() => expect(opened).toHaveLength(1));
    backEnd.attempts = [{ id: 'pay_1', status: 'PENDING' }];
    opened[0]?.modal.ondismiss();
    const heading = await screen.findByRole('heading', {
      level: 1,
      name: 'Your bank has not confirmed the payment yet',
    });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByRole('timer').textContent).toMatch(/^Asked at .+\. Asking again in [45] seconds\.$/);
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
    backEnd.attempts = [{ id: 'pay_1', status: 'FAILED' }];
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(/^Your bank refused the payment\. Your cart is as you left it\./)).toBeTruthy();
    expect([backEnd.count('restoreCart'), backEnd.count('placeOrder')]).toEqual([1, 1]);
  });

  // Rule payment-06.
  it('sends the shopper to Cashfree in the same window, with the return point', async () => {
    const backEnd = await pay('Credit/Debit Card', atCashfree(), 'Debit card');
    await waitFor(() =>
      expect(cashfree).toEqual([{ mode: 'sandbox', paymentSessionId: 'session_A1', redirectTarget: '_self' }]),
    );
    expect(backEnd.inputOf('createCashfreePaymentSession')).toEqual({
      orderNumber: '3000000012',
      cartId: 'cart-1',
      returnUrl: `${location.origin}/cashfree/checkout/success/3000000012`,
    });
    expect(screen.getByText('Opening the payment…')).toBeTruthy();
  });

  it('can be paid or cancelled after the back button brought the page out of the cache', async () => {
    const backEnd = await pay('Credit/Debit Card', atCashfree(), 'Debit card');
    await waitFor(() => expect(cashfree).toHaveLength(1));
    backEnd.cashfree = 'PENDING';
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(cashfree).toHaveLength(2));
    expect(backEnd.count('placeOrder')).toBe(1);
  });

  it('keeps the order and offers another try when the gateway cannot be opened', async () => {
    const backEnd = cartBackEnd([{ sku: 'LAMP', name: 'Brass lamp', price: 599, quantity: 1 }]);
    backEnd.fail('placeRazorpayOrder', problemError({ kind: 'rejected', message: 'No answer.' }));
    await pay('Netbanking', backEnd);
    expect(
      await screen.findByText('No answer. Your order is kept: try again, or cancel it to have your cart back.'),
    ).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(backEnd.count('placeOrder')).toBe(1);
  });

  // Rule payment-15.
  it('gives the order back before another gateway takes the payment, and orders anew only by the button', async () => {
    const backEnd = cartBackEnd([lamp]);
    backEnd.fail('placeRazorpayOrder', problemError({ kind: 'rejected', message: 'No answer.' }));
    await pay(/^UPI/, backEnd);
    await userEvent.click(await screen.findByRole('button', { name: 'Pay through Cashfree instead' }));
    expect(await screen.findByText(/^Razorpay could not be opened and nothing was paid\./)).toBeTruthy();
    expect([backEnd.count('restoreCart'), backEnd.count('placeOrder')]).toEqual([1, 1]);
    const button = await waitFor(() => {
      const found = screen.getByRole('button', { name: 'Pay ₹648.50 with UPI' });
      expect(found.getAttribute('aria-busy')).toBeNull();
      return found;
    });
    expect(screen.getByText('UPI, through Cashfree')).toBeTruthy();
    expect(opened).toHaveLength(0);
    await userEvent.click(button);
    await waitFor(() => expect(cashfree).toHaveLength(1));
    expect(backEnd.count('placeOrder')).toBe(2);
    expect(backEnd.inputOf('placeOrder')).toMatchObject({ method: 'cashfree' });
  });

  // Rule payment-15.
  it('leaves an order where it is whose payment may still come, whatever could not be opened', async () => {
    const backEnd = cartBackEnd([lamp]);
    backEnd.fail('placeRazorpayOrder', problemError({ kind: 'rejected', message: 'No answer.' }));
    await pay(/^UPI/, backEnd);
    backEnd.attempts = [{ id: 'pay_1', status: 'PENDING' }];
    await userEvent.click(await screen.findByRole('button', { name: 'Pay through Cashfree instead' }));
    await screen.findByRole('heading', { level: 1, name: 'Your bank has not confirmed the payment yet' });
    expect([backEnd.count('restoreCart'), backEnd.count('placeOrder'), cashfree.length]).toEqual([0, 1, 0]);
  });

  it('names no other gateway where only one takes the way of paying', async () => {
    const backEnd = cartBackEnd([lamp]);
    backEnd.fail('placeRazorpayOrder', problemError({ kind: 'rejected', message: 'No answer.' }));
    await pay('Netbanking', backEnd);
    await screen.findByRole('button', { name: 'Pay now' });
    expect(screen.queryByRole('button', { name: /^Pay through/ })).toBeNull();
  });

  // Rule payment-18.
  it('opens nothing that asks for another amount than the order', async () => {
    const backEnd = cartBackEnd([lamp]);
    backEnd.graphql['placeRazorpayOrder'] = async () => ({
      placeRazorpayOrder: { success: true, message: null, rzp_order_id: 'order_A1', amount: '648.51', currency: 'INR' },
    });
    await pay('Netbanking', backEnd);
    expect(await screen.findByText(/asks for another amount than your order, so it was not opened/)).toBeTruthy();
    expect(opened).toHaveLength(0);
  });

  // Rule payment-16.
  it('remembers how an order was paid', async () => {
    await pay('Netbanking');
    await waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.handler(answer);
    await screen.findByText('Confirmed');
    // The confirmation names the way as the review did, not the gateway alone (orders-09).
    const receipt = localStorage.getItem('M2_VENIA_BROWSER_PERSISTENCE__receipt');
    expect(receipt).toContain('"payment":"Netbanking, through Razorpay"');
    expect(localStorage.getItem('M2_VENIA_BROWSER_PERSISTENCE__lastPayment')).toContain('"option":"netbanking"');
  });
});
