import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { cartBackEnd, problemError } from '../testing/cartBackEnd.ts';
import { inFreshBrowser, lamp, offeredWays, openCheckout, settled } from '../testing/checkoutPage.tsx';

inFreshBrowser();

const visa = {
  public_hash: 'hash-visa',
  payment_method_code: 'razorpay',
  type: 'card',
  details: '{"type":"VI","maskedCC":"4242","expirationDate":"12/2099"}',
};
const expired = {
  ...visa,
  public_hash: 'hash-old',
  details: '{"type":"MC","maskedCC":"5100","expirationDate":"03/2020"}',
};
const upiId = {
  public_hash: 'hash-upi',
  payment_method_code: 'razorpay',
  type: 'account',
  details: '{"type":"UPI","vpa":"as••••@okbank"}',
};

/** A back end that keeps these, which a test may change. */
function keeping(...items: object[]) {
  const backEnd = cartBackEnd([lamp]);
  const kept = { items, asked: 0 };
  backEnd.graphql['getSavedPayments'] = async () => {
    kept.asked += 1;
    return {
      customerPaymentTokens: { items: kept.items },
      storeConfig: { store_code: 'kaveri', razorpay_vault_active: true, cashfree_vault_active: true },
    };
  };
  return { backEnd, kept };
}

const atPayment = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to delivery' }));
  await screen.findByLabelText('Netbanking');
};
const visaRadio = () => screen.findByRole<HTMLInputElement>('radio', { name: /Visa •••• 4242/ });

describe('what a customer has saved', () => {
  // Rule payment-20.
  it('stands first, and is paid with by its token', async () => {
    const { backEnd } = keeping(upiId, visa);
    openCheckout(backEnd, { signedIn: true });
    await atPayment();
    await visaRadio();
    expect(offeredWays().slice(0, 3)).toEqual(['saved/hash-visa', 'saved/hash-upi', 'razorpay/upi']);
    await userEvent.click(await visaRadio());
    const button = await settled('Pay ₹648 with Visa •••• 4242');
    expect(
      within(screen.getByRole('region', { name: 'Review' })).getByText('Visa •••• 4242, through Razorpay'),
    ).toBeTruthy();
    await userEvent.click(button);
    await screen.findByText('At the gateway');
    await waitFor(() =>
      expect(backEnd.inputOf('placeOrder')).toMatchObject({ method: 'razorpay', nonce: 'hash-visa' }),
    );
  });

  it('is told again when another way is chosen', async () => {
    const { backEnd } = keeping(visa);
    openCheckout(backEnd, { signedIn: true });
    await atPayment();
    await userEvent.click(await visaRadio());
    await settled('Pay ₹648 with Visa •••• 4242');
    await userEvent.click(screen.getByLabelText('Credit/Debit Card'));
    await userEvent.click(await settled('Pay ₹648 by card'));
    await screen.findByText('At the gateway');
    expect(backEnd.inputOf('placeOrder')).not.toMatchObject({ nonce: 'hash-visa' });
  });

  // Rule payment-20.
  it('is shown and cannot be taken once it has expired', async () => {
    openCheckout(keeping(expired).backEnd, { signedIn: true });
    await atPayment();
    expect(await screen.findByRole('radio', { name: /Mastercard •••• 5100.*Expired 03\/2020/ })).toHaveProperty(
      'disabled',
      true,
    );
  });

  // Rule payment-22.
  it('is refused in words where it was deleted meanwhile, and another way goes on with nothing lost', async () => {
    const { backEnd, kept } = keeping(visa);
    openCheckout(backEnd, { signedIn: true });
    await atPayment();
    await userEvent.click(await visaRadio());
    const button = await settled('Pay ₹648 with Visa •••• 4242');
    kept.items = [];
    const message = 'The saved payment method is not available any more. Please choose another way to pay.';
    backEnd.fail('placeOrder', problemError({ kind: 'rejected', message }));
    await userEvent.click(button);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await screen.findByText(/no longer saved, or it has expired/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Choose how to pay' })).toBeTruthy();
    await userEvent.click(screen.getByLabelText('Netbanking'));
    await userEvent.click(await settled('Pay ₹648 by netbanking'));
    await screen.findByText('At the gateway');
    expect(backEnd.count('placeOrder')).toBe(2);
  });

  // Rule payment-22.
  it('that was chosen before and is another customer’s is not taken, nor replaced unasked', async () => {
    const { backEnd } = keeping();
    backEnd.coupon = 'MyUpi5';
    openCheckout(backEnd, {
      signedIn: true,
      stored: { paymentMethod: { code: 'razorpay', option: 'upi', nonce: 'hash-of-ravi' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to delivery' }));
    expect(await screen.findByText(/no longer saved, or it has expired/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Choose how to pay' })).toBeTruthy();
  });

  it('is still chosen after a reload', async () => {
    const { backEnd } = keeping(visa);
    const before = openCheckout(backEnd, { signedIn: true });
    await atPayment();
    await userEvent.click(await visaRadio());
    await settled('Pay ₹648 with Visa •••• 4242');
    before.unmount();
    openCheckout(backEnd, { signedIn: true });
    await settled('Pay ₹648 with Visa •••• 4242');
    expect((await visaRadio()).checked).toBe(true);
  });

  // Rule payment-15.
  it('stays away where its gateway could not be opened, and the other takes the same way', async () => {
    openCheckout(keeping(upiId).backEnd, {
      signedIn: true,
      stored: {
        paymentEnd: { orderNumber: '3000000011', method: 'razorpay', why: 'unopened' },
        paymentMethod: { code: 'razorpay', option: 'upi', nonce: 'hash-upi' },
      },
    });
    await atPayment();
    await settled('Pay ₹648 with UPI');
    expect(offeredWays().filter(way => way.startsWith('saved/'))).toEqual([]);
    expect(screen.getByRole('radio', { name: /^UPI/ })).toHaveProperty('value', 'cashfree/upi');
    expect(screen.queryByText(/no longer saved/)).toBeNull();
  });

  it('may fail to load: it is said, and every other way stays', async () => {
    const { backEnd } = keeping();
    backEnd.graphql['getSavedPayments'] = () => Promise.reject(problemError({ kind: 'rejected', message: 'Not now.' }));
    openCheckout(backEnd, { signedIn: true });
    await atPayment();
    expect(await screen.findByText(/Your saved cards and UPI IDs could not be loaded/)).toBeTruthy();
    expect(screen.getByLabelText('Netbanking')).toBeTruthy();
  });

  it('is not asked for by a guest', async () => {
    const { backEnd, kept } = keeping(visa);
    openCheckout(backEnd);
    await screen.findByLabelText('Pincode');
    expect(kept.asked).toBe(0);
  });
});
