import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoaderFunctionArgs } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tabStorage } from '../features/shared/tabStorage.ts';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { loader } from './CheckoutPage.tsx';
import {
  fillAddress,
  inFreshBrowser,
  lamp,
  offeredWays,
  openCheckout,
  settled,
  toPayment,
} from '../testing/checkoutPage.tsx';

inFreshBrowser();

describe('payment', () => {
  it('says what cash on delivery costs, and the total follows the choice', async () => {
    openCheckout();
    await toPayment();
    expect(screen.getByText('Additional charge of Rs. 50 applicable.')).toBeTruthy();
    expect(offeredWays()).toEqual([
      'razorpay/upi',
      'razorpay/card',
      'razorpay/netbanking',
      'razorpay/wallet',
      'razorpay/paylater',
      'razorpay/emi',
      'cashondelivery/cashondelivery',
    ]);
    await userEvent.click(screen.getByLabelText(/Cash on delivery/));
    expect(await screen.findByRole('button', { name: 'Place order, pay ₹698 on delivery' })).toBeTruthy();
    expect(screen.getByText('Cash On Delivery charge')).toBeTruthy();
    await userEvent.click(screen.getByLabelText('Netbanking'));
    expect(await screen.findByRole('button', { name: 'Pay ₹648 by netbanking' })).toBeTruthy();
  });

  it('offers only the free option when nothing is to be paid, and takes it', async () => {
    const backEnd = cartBackEnd([lamp]);
    backEnd.coupon = 'FREE100';
    openCheckout(backEnd);
    await fillAddress();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    expect(await screen.findByRole('button', { name: 'Place order, nothing to pay' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'No Payment Information Required' })).toBeTruthy();
    expect(offeredWays()).toEqual(['free/free']);
  });

  it('offers only UPI with a coupon that is for UPI', async () => {
    const backEnd = cartBackEnd([lamp]);
    backEnd.coupon = 'MyUpi5';
    openCheckout(backEnd);
    await fillAddress();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    expect(await screen.findByRole('button', { name: /with UPI$/ })).toBeTruthy();
    expect(offeredWays()).toEqual(['razorpay/upi']);
  });

  // Rule payment-17.
  it.each([
    ['Mozilla/5.0 (Linux; Android 15) Mobile', 'Opens your UPI app.'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Scan a QR code with the UPI app on your phone.'],
  ])('says what UPI does in %s', async (userAgent, note) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    openCheckout();
    await toPayment();
    expect(screen.getByText(note)).toBeTruthy();
    vi.restoreAllMocks();
  });

  // Rule checkout-15.
  it('shows everything once more before it is ordered, with ways back, what the button means and one total', async () => {
    openCheckout();
    await toPayment();
    await userEvent.click(screen.getByLabelText('Netbanking'));
    await settled('Pay ₹648 by netbanking');
    const review = within(screen.getByRole('region', { name: 'Review' }));
    expect(review.getByText(/Meera Iyer/)).toBeTruthy();
    expect(review.getByText('Flat Rate, ₹49')).toBeTruthy();
    expect(review.getByText('Netbanking, through Razorpay')).toBeTruthy();
    expect(review.getByText('₹648')).toBeTruthy();
    expect(review.getByText(/“Pay ₹648 by netbanking” places your order\. Razorpay then opens/)).toBeTruthy();
    expect(review.getByRole('link', { name: 'Terms & conditions' }).getAttribute('href')).toBe('/terms-and-condition');
    await userEvent.click(review.getByRole('button', { name: 'Change: Payment, in the review' }));
    expect(document.activeElement?.textContent).toMatch(/^Payment/);
    await userEvent.click(review.getByRole('button', { name: 'Change: Address, in the review' }));
    expect(await screen.findByLabelText('Pincode')).toBeTruthy();
  });
});

describe('a browser that keeps no data', () => {
  beforeEach(
    () =>
      void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
  );
  afterEach(() => {
    vi.restoreAllMocks();
    // What the tab remembers instead.
    tabStorage().clearAll();
  });

  it('stays in the document that knows the cart', () => {
    const arrive = () => {
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
        { name: 'https://shop.test/cart' } as PerformanceNavigationTiming,
      ]);
      return loader({ request: new Request('https://shop.test/checkout') } as LoaderFunctionArgs) as Response | null;
    };
    expect(arrive()).toBeNull();
    vi.restoreAllMocks();
    expect(arrive()?.headers.get('location')).toBe('/checkout');
  });

  it('orders on delivery, and says why nothing can be paid online', async () => {
    const backEnd = cartBackEnd([lamp]);
    openCheckout(backEnd);
    await toPayment();
    expect(screen.getByText(/Your browser keeps no data for this shop/)).toBeTruthy();
    expect(offeredWays()).toEqual(['cashondelivery/cashondelivery']);
    fireEvent.click(await settled(/^Place order/));
    expect(await screen.findByText('Confirmed')).toBeTruthy();
    expect(backEnd.count('placeOrder')).toBe(1);
  });
});
