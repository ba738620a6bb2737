import { describe, expect, it } from 'vitest';
import { addItemToCart } from '../cart/addItemToCart.ts';
import { getUserDetails } from '../session/getUserDetails.ts';
import { leave } from '../session/leave.ts';
import { signIn } from '../session/signIn.ts';
import { endExpiredSession } from '../session/signOut.ts';
import { settle } from '../testing/fakeClock.ts';
import { lost } from '../testing/fakeCommerce.ts';
import { progressOf, readyToOrder } from '../testing/readyToOrder.ts';
import { checkoutSlice } from './checkoutSlice.ts';
import { abandonPayment, confirmPayment, resumeOrder } from './resumeOrder.ts';
import { submitOrder } from './submitOrder.ts';

const credentials = { email: 'asha@example.com', password: 'Shop@1234' };
const asha = { email: 'asha@example.com', firstname: 'Asha', lastname: 'Rao', customer_id: 7 };
const ravi = { email: 'ravi@example.com', firstname: 'Ravi', lastname: 'Kumar', customer_id: 8 };

// Rule checkout-22.
describe('an unpaid order of a customer whose session has ended', () => {
  /** A guest stands where Asha stood. */
  async function afterAsha() {
    const asked = await readyToOrder('razorpay', { customer: true });
    await asked.dispatch(getUserDetails());
    await asked.dispatch(submitOrder());
    await asked.dispatch(endExpiredSession());
    asked.commerce.signedIn = false;
    const next = asked.reopened();
    await next.start().ready;
    return next;
  }
  async function comes(shop: Awaited<ReturnType<typeof afterAsha>>, customer: typeof asha) {
    shop.commerce.customer = customer;
    shop.commerce.customerCart = shop.commerce.open('customer', []).id;
    await shop.dispatch(signIn(credentials));
    await settle();
  }
  const isCartOrdered = ({ state }: Pick<Awaited<ReturnType<typeof afterAsha>>, 'state'>) =>
    checkoutSlice.selectors.selectIsCartOrdered(state());

  it('stays on record without name and address, and does not keep a guest from buying', async () => {
    const shop = await afterAsha();
    expect(shop.persistence.get('openOrder')).toMatchObject({
      method: 'razorpay',
      owner: 7,
      isOthers: true,
      shippingAddress: null,
    });
    expect(isCartOrdered(shop)).toBe(false);
    expect(await shop.dispatch(addItemToCart({ sku: 'B', quantity: 1 }))).toMatchObject({ status: 'done' });
    expect(await shop.dispatch(resumeOrder())).toEqual({ status: 'busy' });
  });

  it('is neither asked about nor given back by another customer, who may buy and sign out', async () => {
    const shop = await afterAsha();
    const asked = shop.commerce.count('paymentStatus');
    await comes(shop, ravi);
    expect([progressOf(shop), isCartOrdered(shop)]).toEqual(['none', false]);
    expect(await shop.dispatch(abandonPayment())).toEqual({ status: 'busy' });
    expect(await shop.dispatch(addItemToCart({ sku: 'B', quantity: 1 }))).toMatchObject({ status: 'done' });
    await shop.dispatch(leave());
    expect([shop.commerce.count('paymentStatus'), shop.commerce.count('restoreCart')]).toEqual([asked, 0]);
    expect(shop.persistence.get('openOrder')).toMatchObject({ owner: 7, isOthers: true });
  });

  it('keeps what the gateway gave as proof of its payment until that customer is back', async () => {
    const shop = await afterAsha();
    const proof = { paymentId: 'pay_1', signature: 'abc' };
    expect(await shop.dispatch(confirmPayment(proof))).toEqual({ status: 'busy' });
    expect(shop.persistence.get('openOrder')).toMatchObject({ proof, isOthers: true });
    await comes(shop, asha);
    await expect.poll(() => shop.state().checkout.receipt.order?.method).toBe('razorpay');
  });

  it('is taken up when that customer is back', async () => {
    const shop = await afterAsha();
    await comes(shop, ravi);
    await shop.dispatch(leave());
    const next = shop.reopened();
    await next.start().ready;
    await comes(next, asha);
    await expect.poll(() => progressOf(next)).toBe('awaiting-payment');
    expect(next.persistence.get('openOrder')?.isOthers).toBeUndefined();
  });

  it('is taken up once it can be told who is back, at the next visit at the latest', async () => {
    const soon = await afterAsha();
    soon.commerce.fail('customer', lost);
    await comes(soon, asha);
    await expect.poll(() => progressOf(soon)).toBe('awaiting-payment');
    const shop = await afterAsha();
    shop.commerce.fail('customer', lost, 'before', 2);
    await comes(shop, asha);
    expect(progressOf(shop)).toBe('none');
    const next = shop.reopened();
    await next.start().ready;
    expect(progressOf(next)).toBe('awaiting-payment');
  });
});
