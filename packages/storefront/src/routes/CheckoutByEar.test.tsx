import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runRead } from '@shop/state';
import { describe, expect, it } from 'vitest';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { inFreshBrowser, lamp, openCheckout, settled, toPayment } from '../testing/checkoutPage.tsx';

inFreshBrowser();

describe('by keyboard and by ear', () => {
  const focused = () => document.activeElement?.textContent;
  const said = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .filter(Boolean);

  it('goes on at the heading of the next step, and back at the one that is changed', async () => {
    openCheckout();
    await toPayment();
    await waitFor(() => expect(focused()).toBe('Delivery'));
    await userEvent.click(screen.getByRole('button', { name: 'Change: Address' }));
    await waitFor(() => expect(focused()).toBe('Address'));
    await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    await waitFor(() => expect(focused()).toBe('Delivery'));
  });

  it('leaves the focus where the browser has it when the page opens', async () => {
    openCheckout();
    await screen.findByLabelText('Pincode');
    expect(document.activeElement).toBe(document.body);
  });

  it('says which city a pincode has filled in', async () => {
    openCheckout();
    await userEvent.type(await screen.findByLabelText('Pincode'), '560001');
    await waitFor(() => expect(said()).toContain('City and state are filled in: Bengaluru, Karnataka.'));
  });

  it('says the total that a way to pay brings', async () => {
    openCheckout();
    await toPayment();
    await userEvent.click(screen.getByLabelText(/Cash on delivery/));
    await waitFor(() => expect(said()).toContain('Cash on delivery: ₹698 to pay.'));
    await userEvent.click(screen.getByLabelText('Netbanking'));
    await waitFor(() => expect(said()).toContain('Netbanking: ₹648 to pay.'));
  });

  it('says which steps are done', async () => {
    openCheckout();
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
    openCheckout();
    await toPayment();
    await userEvent.click(screen.getByRole('button', { name: 'Choose how to pay' }));
    expect(focused()).toMatch(/^Payment/);
  });

  it('reads the summary after the steps where it stands beside them', async () => {
    openCheckout();
    const [form, summary] = [await screen.findByLabelText('Pincode'), screen.getByText(/^Your order, 1 item/)];
    expect(form.compareDocumentPosition(summary) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('sends the choice at which arrow keys rest, in one call, and no other', async () => {
    const backEnd = cartBackEnd([lamp]);
    openCheckout(backEnd);
    await toPayment();
    const before = backEnd.calls.length;
    for (const label of ['Wallet', /Cash on delivery/, 'Netbanking']) fireEvent.click(screen.getByLabelText(label));
    await settled('Pay ₹648 by netbanking');
    expect(backEnd.calls.slice(before)).toEqual([
      { name: 'setPaymentMethod', input: { cartId: 'cart-1', code: 'razorpay' } },
    ]);
  });

  // Rule checkout-14.
  it('says a total once, however often the page looks again', async () => {
    const { store } = openCheckout();
    await toPayment();
    await userEvent.click(screen.getByLabelText('Netbanking'));
    await waitFor(() => expect(said()).toContain('Netbanking: ₹648 to pay.'));
    const status = screen.getByText('Netbanking: ₹648 to pay.');
    const changes = new MutationObserver(() => undefined);
    changes.observe(status, { childList: true, characterData: true, subtree: true });
    await store.dispatch(runRead(reads => reads.loadCart()));
    expect(changes.takeRecords()).toEqual([]);
    expect(status.isConnected).toBe(true);
  });
});
