import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyAddress } from '../features/checkout/addressSchema.ts';
import { tabStorage } from '../features/shared/tabStorage.ts';
import { cartBackEnd, problemError, type ShelfLine } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import type { LoaderFunctionArgs } from 'react-router';
import { Component, loader } from './CheckoutPage.tsx';

const lamp: ShelfLine = { sku: 'LAMP', name: 'Brass lamp', price: 599, quantity: 1 };
const lost = problemError({ kind: 'network', message: 'The shop could not be reached.' });

const open = (backEnd = cartBackEnd([lamp]), input: Partial<Parameters<typeof renderShop>[0]> = {}) =>
  renderShop({
    backEnd,
    path: '/checkout',
    ...input,
    routes: [
      { path: '/checkout', Component },
      { path: '/order-confirmation', element: <h1>Confirmed</h1> },
    ],
  });

async function fillAddress({ pincode = '560001' } = {}) {
  await userEvent.type(await screen.findByLabelText('E-mail'), 'meera@example.com');
  await userEvent.type(screen.getByLabelText('Pincode'), pincode);
  await userEvent.type(screen.getByLabelText('First name'), 'Meera');
  await userEvent.type(screen.getByLabelText('Last name'), 'Iyer');
  await userEvent.type(screen.getByLabelText('House number and street'), '12 MG Road');
  await userEvent.type(screen.getByLabelText('Mobile number'), '+91 98450 12345');
}

const toPayment = async () => {
  await fillAddress();
  await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
  await screen.findByLabelText(/Cash on delivery/);
};
/** The button that orders, once the choice before it is answered. */
const settled = (name: RegExp | string) =>
  waitFor(() => {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-busy')).toBeNull();
    return button;
  });
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('pincode', () => {
  it('fills city and state, in which the shopper may still change something', async () => {
    open();
    await userEvent.type(await screen.findByLabelText('Pincode'), '560001');
    await waitFor(() => expect(valueOf('City')).toBe('Bengaluru'));
    expect(valueOf('State')).toBe('KA');
    expect(screen.getByText('Bengaluru, Karnataka. About 3 working days to your door.')).toBeTruthy();
  });

  it.each([
    ['12345', 'Invalid pincode format.'],
    ['999999', 'We do not deliver there yet.'],
  ])('says of %s what is wrong, as an error toast and at the field', async (pincode, text) => {
    open();
    const field = await screen.findByLabelText('Pincode');
    await userEvent.type(field, pincode);
    await userEvent.tab();
    expect(await screen.findAllByText(text)).toHaveLength(2);
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect([note?.textContent, note?.getAttribute('role')]).toEqual([text, 'alert']);
  });

  // Rule delivery-05.
  it('falls back to its own text when the server names no reason', async () => {
    const backEnd = cartBackEnd([lamp]);
    backEnd.port.cityByPincode = async () => ({
      success: false,
      city: null,
      region: null,
      region_id: null,
      delivery_days: null,
      cash_on_delivery: null,
      message: null,
    });
    open(backEnd);
    await userEvent.type(await screen.findByLabelText('Pincode'), '999999');
    expect(await screen.findAllByText('City not found for this pincode.')).toHaveLength(2);
  });

  it('is taken with a gap and in Devanagari, and stands there as it is sent', async () => {
    open();
    await userEvent.type(await screen.findByLabelText('Pincode'), '५६० ००१');
    await waitFor(() => expect(valueOf('City')).toBe('Bengaluru'));
    expect(valueOf('Pincode')).toBe('560001');
  });

  // Rule delivery-06.
  it('says when the lookup itself fails, and the address can still be sent', async () => {
    const backEnd = cartBackEnd([lamp]);
    backEnd.fail('cityByPincode', lost, lost);
    open(backEnd);
    await fillAddress();
    expect(screen.getByText('Failed to fetch location data.')).toBeTruthy();
    expect(screen.getByText('Failed to fetch location data. Enter city and state yourself.')).toBeTruthy();
    expect(screen.getByLabelText('Pincode').getAttribute('aria-invalid')).toBeNull();
    await userEvent.type(screen.getByLabelText('City'), 'Bengaluru');
    await userEvent.selectOptions(screen.getByLabelText('State'), 'KA');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    await waitFor(() => expect(backEnd.count('setAddresses')).toBe(1));
  });

  it('that no one knows keeps the address back, and leads to its field', async () => {
    const backEnd = cartBackEnd([lamp]);
    open(backEnd);
    await fillAddress({ pincode: '999999' });
    await userEvent.type(screen.getByLabelText('City'), 'Atlantis');
    await userEvent.selectOptions(screen.getByLabelText('State'), 'KA');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Pincode')));
    expect(screen.getByLabelText('Pincode').getAttribute('aria-invalid')).toBe('true');
    expect(backEnd.count('setAddresses')).toBe(0);
  });

  it('is asked about before the address is sent, where it was filled in before', async () => {
    const backEnd = cartBackEnd([lamp]);
    const main = {
      ...emptyAddress,
      firstname: 'Meera',
      lastname: 'Iyer',
      postcode: '999999',
      street1: '12 MG Road',
      city: 'Atlantis',
      region_code: 'KA',
      telephone: '9845012345',
    };
    tabStorage().set('checkoutDraft', { customer: false, values: { email: 'meera@example.com', choice: 'new', main } });
    open(backEnd);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to delivery' }));
    expect(await screen.findAllByText('We do not deliver there yet.')).toHaveLength(2);
    expect(backEnd.count('setAddresses')).toBe(0);
  });

  it('that is not answered for in time keeps nobody from going on', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const backEnd = cartBackEnd([lamp]);
    backEnd.port.cityByPincode = () => new Promise(() => undefined);
    open(backEnd);
    await fillAddress();
    await userEvent.type(screen.getByLabelText('City'), 'Bengaluru');
    await userEvent.selectOptions(screen.getByLabelText('State'), 'KA');
    fireEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Continue to delivery' }).getAttribute('aria-busy')).toBe('true'),
    );
    await vi.advanceTimersByTimeAsync(5000);
    await waitFor(() => expect(backEnd.count('setAddresses')).toBe(1));
  });
});

describe('address', () => {
  it('asks a guest for an e-mail address and sends it with the addresses, in two calls with the only way to deliver', async () => {
    const backEnd = cartBackEnd([lamp]);
    open(backEnd);
    await toPayment();
    const names = backEnd.calls.map(call => call.name);
    expect(names.slice(names.lastIndexOf('cityByPincode') + 1)).toEqual(['setAddresses', 'setShippingMethod']);
    expect(backEnd.inputOf('setAddresses')).toMatchObject({
      cartId: 'cart-1',
      email: 'meera@example.com',
      shippingAddress: {
        country_id: 'IN',
        region_code: 'KA',
        region_id: 564,
        telephone: '9845012345',
        street: ['12 MG Road'],
      },
    });
  });

  it('ties what is missing to its field and sends nothing', async () => {
    const backEnd = cartBackEnd([lamp]);
    open(backEnd);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to delivery' }));
    expect(await screen.findByText('Enter your e-mail address.')).toBeTruthy();
    expect(screen.getByText('Enter the pincode.')).toBeTruthy();
    expect(backEnd.count('setAddresses')).toBe(0);
  });

  it('keeps what was typed when the shop refuses it, and over a reload', async () => {
    const backEnd = cartBackEnd([lamp]);
    backEnd.fail(
      'setAddresses',
      problemError({ kind: 'rejected', message: 'The region_id does not match the selected country or region' }),
    );
    const { unmount } = open(backEnd);
    await fillAddress();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    expect(await screen.findByText('The region_id does not match the selected country or region')).toBeTruthy();
    expect(valueOf('First name')).toBe('Meera');
    unmount();
    open(backEnd);
    await screen.findByLabelText('Pincode');
    expect([valueOf('E-mail'), valueOf('Pincode'), valueOf('City'), valueOf('State')]).toEqual([
      'meera@example.com',
      '560001',
      'Bengaluru',
      'KA',
    ]);
  });

  // Rule checkout-06.
  it('offers a customer the saved addresses and asks for no e-mail', async () => {
    const backEnd = cartBackEnd([lamp]);
    open(backEnd, { signedIn: true });
    const choice = await screen.findByLabelText<HTMLInputElement>(/12 Barakhamba Road/);
    expect(choice.checked).toBe(true);
    expect(screen.queryByLabelText(/High Street/)).toBeNull();
    expect(screen.queryByLabelText('E-mail')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    await screen.findByLabelText(/Cash on delivery/);
    expect(backEnd.inputOf('setAddresses')).toMatchObject({ email: undefined });
    expect(backEnd.inputOf('setAddresses')).toMatchObject({
      shippingAddress: { street: ['12 Barakhamba Road', 'Flat 4B'], region_id: 542 },
    });
  });

  it('bills to the same address unless another is given', async () => {
    const backEnd = cartBackEnd([lamp]);
    open(backEnd);
    await toPayment();
    expect(backEnd.inputOf('setAddresses')).toMatchObject({ billingAddress: 'same-as-shipping' });
  });

  it('tells a customer whose session ended to sign in again, with what was typed kept', async () => {
    tabStorage().set('checkoutDraft', { customer: true, values: { choice: 'new', main: { firstname: 'Asha' } } });
    open();
    expect(await screen.findByText(/You have been signed out/)).toBeTruthy();
    expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Asha');
  });

  it('offers the ways to deliver that the cart has now, not those of the time when the address was sent', async () => {
    const backEnd = cartBackEnd([lamp]);
    open(backEnd);
    await toPayment();
    backEnd.carriers = backEnd.carriers.map(carrier => ({
      ...carrier,
      carrier_code: 'freeshipping',
      carrier_title: 'Free Shipping',
      method_code: 'freeshipping',
    }));
    await userEvent.click(screen.getByLabelText(/Cash on delivery/));
    const button = await settled(/^Place order/);
    backEnd.isCarried = false;
    fireEvent.click(button);
    expect(await screen.findByLabelText(/Free Shipping/)).toBeTruthy();
    expect(screen.queryByLabelText(/Flat Rate/)).toBeNull();
    expect(screen.getByText(/Your cart has changed meanwhile/)).toBeTruthy();
    expect(backEnd.count('placeOrder')).toBe(0);
  });

  it('does not call the cart of a customer empty whose session ended', async () => {
    tabStorage().set('checkoutDraft', { customer: true, values: { choice: 'new' } });
    open(cartBackEnd([]));
    expect(await screen.findByText(/You have been signed out/)).toBeTruthy();
    expect(screen.queryByText('Your cart is empty')).toBeNull();
  });

  it('skips delivery for a cart of which nothing is sent', async () => {
    const backEnd = cartBackEnd([lamp], { virtual: true });
    open(backEnd);
    await fillAddress();
    expect(screen.queryByRole('heading', { name: 'Delivery' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await screen.findByLabelText('Netbanking');
    expect(screen.queryByLabelText(/Cash on delivery/)).toBeNull();
    expect(backEnd.inputOf('setAddresses')).toMatchObject({
      shippingAddress: null,
      billingAddress: { street: ['12 MG Road'] },
    });
  });
});

describe('payment', () => {
  const radios = () =>
    screen
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ name }) => name === 'payment')
      .map(({ value }) => value);

  it('says what cash on delivery costs, and the total follows the choice', async () => {
    open();
    await toPayment();
    expect(screen.getByText('Additional charge of Rs. 50 applicable.')).toBeTruthy();
    await userEvent.click(screen.getByLabelText(/Cash on delivery/));
    expect(await screen.findByRole('button', { name: 'Place order, pay ₹698 on delivery' })).toBeTruthy();
    expect(screen.getByText('Cash On Delivery charge')).toBeTruthy();
    await userEvent.click(screen.getByLabelText('Netbanking'));
    expect(await screen.findByRole('button', { name: 'Pay ₹648 by netbanking' })).toBeTruthy();
  });

  it('offers only the free option when nothing is to be paid, and takes it', async () => {
    const backEnd = cartBackEnd([lamp]);
    backEnd.coupon = 'FREE100';
    open(backEnd);
    await fillAddress();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    expect(await screen.findByRole('button', { name: 'Place order, nothing to pay' })).toBeTruthy();
    expect(screen.getByText('No Payment Information Required')).toBeTruthy();
    expect(radios()).toEqual(['free/free']);
  });

  it('offers only UPI with a coupon that is for UPI', async () => {
    const backEnd = cartBackEnd([lamp]);
    backEnd.coupon = 'MyUpi5';
    open(backEnd);
    await fillAddress();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    expect(await screen.findByRole('button', { name: /with UPI$/ })).toBeTruthy();
    expect(radios()).toEqual(['razorpay/upi']);
  });
});

describe('by keyboard and by ear', () => {
  const focused = () => document.activeElement?.textContent;
  const said = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .filter(Boolean);

  it('goes on at the heading of the next step, and back at the one that is changed', async () => {
    open();
    await toPayment();
    await waitFor(() => expect(focused()).toBe('Delivery'));
    await userEvent.click(screen.getByRole('button', { name: 'Change address' }));
    await waitFor(() => expect(focused()).toBe('Address'));
    await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    await waitFor(() => expect(focused()).toBe('Delivery'));
  });

  it('leaves the focus where the browser has it when the page opens', async () => {
    open();
    await screen.findByLabelText('Pincode');
    expect(document.activeElement).toBe(document.body);
  });

  it('says which city a pincode has filled in', async () => {
    open();
    await userEvent.type(await screen.findByLabelText('Pincode'), '560001');
    await waitFor(() => expect(said()).toContain('City and state are filled in: Bengaluru, Karnataka.'));
  });

  it('says the total that a way to pay brings', async () => {
    open();
    await toPayment();
    await userEvent.click(screen.getByLabelText(/Cash on delivery/));
    await waitFor(() => expect(said()).toContain('Cash on delivery: ₹698 to pay.'));
    await userEvent.click(screen.getByLabelText('Netbanking'));
    await waitFor(() => expect(said()).toContain('Netbanking: ₹648 to pay.'));
  });

  it('says which steps are done', async () => {
    open();
    await toPayment();
    const steps = within(screen.getByRole('list', { name: 'Steps of the checkout' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent?.trim())).toEqual([
      'Address, done',
      'Delivery, done',
      'Payment',
      'Review',
    ]);
  });

  it('leads from the button to the choice while none is made', async () => {
    open();
    await toPayment();
    await userEvent.click(screen.getByRole('button', { name: 'Choose how to pay' }));
    expect(focused()).toMatch(/^Payment/);
  });

  it('reads the summary after the steps where it stands beside them', async () => {
    open();
    const [form, summary] = [await screen.findByLabelText('Pincode'), screen.getByText(/^Your order, 1 item/)];
    expect(form.compareDocumentPosition(summary) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('sends the choice at which arrow keys rest, in one call, and no other', async () => {
    const backEnd = cartBackEnd([lamp]);
    open(backEnd);
    await toPayment();
    const before = backEnd.calls.length;
    for (const label of ['Netbanking', 'Wallet', /Cash on delivery/, 'Debit card'])
      fireEvent.click(screen.getByLabelText(label));
    await settled('Pay ₹648 by debit card');
    expect(backEnd.calls.slice(before)).toEqual([
      { name: 'setPaymentMethod', input: { cartId: 'cart-1', code: 'cashfree' } },
    ]);
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
        { name: 'https://shop.test/cart' } as PerformanceEntry,
      ]);
      return loader({ request: new Request('https://shop.test/checkout') } as LoaderFunctionArgs);
    };
    expect(arrive()).toBeNull();
    vi.restoreAllMocks();
    expect(arrive()?.headers.get('location')).toBe('/checkout');
  });

  it('orders on delivery, and says why nothing can be paid online', async () => {
    const backEnd = cartBackEnd([lamp]);
    open(backEnd);
    await toPayment();
    expect(screen.getByText(/Your browser keeps no data for this shop/)).toBeTruthy();
    expect(
      screen
        .getAllByRole<HTMLInputElement>('radio')
        .filter(({ name }) => name === 'payment')
        .map(({ value }) => value),
    ).toEqual(['cashondelivery/cashondelivery']);
    fireEvent.click(await settled(/^Place order/));
    expect(await screen.findByText('Confirmed')).toBeTruthy();
    expect(backEnd.count('placeOrder')).toBe(1);
  });
});

describe('place order', () => {
  const place = async () => {
    await userEvent.click(screen.getByLabelText(/Cash on delivery/));
    return settled(/^Place order/);
  };

  it('places one order, however often the button is pressed', async () => {
    const backEnd = cartBackEnd([lamp]);
    open(backEnd);
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
    open(backEnd);
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
    open(backEnd, {
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

  it('shows the reason of the shop when the order is refused, and everything stays', async () => {
    const backEnd = cartBackEnd([lamp]);
    open(backEnd);
    await toPayment();
    const button = await place();
    backEnd.fail('placeOrder', problemError({ kind: 'rejected', message: 'Some of the products are out of stock.' }));
    fireEvent.click(button);
    expect(await screen.findByText('Some of the products are out of stock.')).toBeTruthy();
    expect(screen.getByText(/12 MG Road/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Place order/ })).toBeTruthy();
  });

  it('shows the new total that the shop names when it refuses the one that was shown, and orders that', async () => {
    const backEnd = cartBackEnd([lamp]);
    open(backEnd);
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
    open(backEnd);
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
    open(backEnd);
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
    open(backEnd);
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
    open(backEnd);
    await toPayment();
    backEnd.fail('setPaymentMethod', lost);
    backEnd.fail('cartDetails', lost);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(screen.getByLabelText(/Cash on delivery/));
    expect(await screen.findByText(/The shop cannot be reached right now/)).toBeTruthy();
    expect(screen.getByText(/12 MG Road/)).toBeTruthy();
    await vi.advanceTimersByTimeAsync(5000);
    await waitFor(() => expect(screen.queryByText(/The shop cannot be reached right now/)).toBeNull());
    vi.useRealTimers();
    expect(await place()).toBeTruthy();
  });
});
