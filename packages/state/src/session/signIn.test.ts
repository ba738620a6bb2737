import { expect, it, vi } from 'vitest';
import { addItemToCart } from '../cart/addItemToCart.ts';
import { cartSlice } from '../cart/cartSlice.ts';
import { loadCart } from '../cart/loadCart.ts';
import { checkoutSlice } from '../checkout/checkoutSlice.ts';
import { flatRate, lost } from '../testing/fakeCommerce.ts';
import { openShop } from '../testing/openShop.ts';
import { settle } from '../testing/fakeClock.ts';
import { retryMerge } from './bringGuestCart.ts';
import { createAccount } from './createAccount.ts';
import { signIn, signInWith } from './signIn.ts';
import { signOut } from './signOut.ts';

const credentials = { email: 'asha@example.com', password: 'Shop@1234' };
const account = { ...credentials, firstname: 'Asha', lastname: 'Rao' };
const { selectItemCount } = cartSlice.selectors;

async function guestWith(...lines: { sku: string; quantity: number }[]) {
  const shop = openShop();
  const guest = shop.commerce.open('guest', lines);
  shop.persistence.set('cartId', guest.id);
  await shop.dispatch(loadCart());
  shop.commerce.calls.splice(0);
  const own = (...held: { sku: string; quantity: number }[]) => {
    const cart = shop.commerce.open('customer', held);
    shop.commerce.customerCart = cart.id;
    return cart;
  };
  return { ...shop, guest, own };
}

// Rule session-08.
it('signs in in order: guest cart and log in, customer cart and user details, merge, with each cart read once', async () => {
  const shop = await guestWith({ sku: 'A', quantity: 2 });
  const own = shop.own({ sku: 'A', quantity: 1 });
  expect(await shop.dispatch(signIn(credentials))).toEqual({ status: 'done', value: [] });
  expect(shop.commerce.names()).toEqual(['cartDetails', 'signIn', 'customerCart', 'customer', 'mergeCarts']);
  expect(shop.commerce.evictions).toBe(1);
  expect(shop.state().cart.cartId).toBe(own.id);
  expect(shop.persistence.get('cartId')).toBe(own.id);
  expect(selectItemCount(shop.state())).toBe(3);
  expect(shop.state().user).toMatchObject({ isSignedIn: true, firstname: 'Asha', email: 'asha@example.com' });
});

const ended = { kind: 'session-expired', message: 'Please sign in again.' } as const;

// Rule session-23.
it('puts into the cart, after signing in again, what was on its way there when the session ended', async () => {
  const shop = openShop();
  shop.commerce.customerCart = shop.commerce.open('customer', []).id;
  await shop.dispatch(signIn(credentials));
  shop.commerce.fail('addItem', ended);
  await shop.dispatch(addItemToCart({ sku: 'A', quantity: 2 }));
  expect([shop.state().user.isSignedIn, shop.went]).toEqual([false, ['reload']]);
  await shop.dispatch(signIn(credentials));
  await vi.waitFor(() => expect(selectItemCount(shop.state())).toBe(2));
  await shop.dispatch(signIn(credentials));
  expect([selectItemCount(shop.state()), shop.persistence.get('interruptedAdd')]).toEqual([2, undefined]);
});

it('puts it into the cart of nobody else', async () => {
  const shop = openShop();
  shop.commerce.customerCart = shop.commerce.open('customer', []).id;
  shop.persistence.set('interruptedAdd', { owner: 'ravi@example.com', item: { sku: 'A', quantity: 2 } });
  await shop.dispatch(signIn(credentials));
  expect([shop.commerce.count('addItem'), shop.persistence.get('interruptedAdd')]).toEqual([0, undefined]);
});

it("brings along what was still on its way into the guest's cart", async () => {
  const shop = await guestWith();
  shop.own();
  const arrives = Promise.withResolvers<void>();
  const { port } = shop.commerce;
  const { addItem, signIn: prove } = port;
  let change: Promise<unknown> | undefined;
  port.addItem = item => {
    const added = arrives.promise.then(() => addItem(item));
    change = added;
    return added;
  };
  // Changes go one after the other (client-06).
  port.signIn = async who => {
    await change;
    return prove(who);
  };
  const adding = shop.dispatch(addItemToCart({ sku: 'A', quantity: 2 }));
  await settle();
  const signing = shop.dispatch(signIn(credentials));
  await settle();
  arrives.resolve();
  await Promise.all([adding, signing]);
  expect(selectItemCount(shop.state())).toBe(2);
});

it('merges nothing when the guest had no items', async () => {
  const shop = await guestWith();
  shop.own({ sku: 'A', quantity: 1 });
  await shop.dispatch(signIn(credentials));
  expect(shop.commerce.count('mergeCarts')).toBe(0);
  expect(selectItemCount(shop.state())).toBe(1);
});

// Rule session-08.
it("tells what did not fit into the customer's cart", async () => {
  const shop = await guestWith({ sku: 'A', quantity: 2 }, { sku: 'B', quantity: 1 });
  shop.own({ sku: 'A', quantity: 2 });
  shop.commerce.stock.set('A', 3);
  const missing = [{ sku: 'A', name: 'Name of A', wanted: 4, got: 2 }];
  expect(await shop.dispatch(signIn(credentials))).toEqual({ status: 'done', value: missing });
  expect(cartSlice.selectors.selectShortfalls(shop.state())).toEqual(missing);
  shop.dispatch(cartSlice.actions.shortfallsSeen());
  expect(cartSlice.selectors.selectShortfalls(shop.state())).toEqual([]);
});

it('keeps the guest as he was when the password is wrong', async () => {
  const shop = await guestWith({ sku: 'A', quantity: 2 });
  const outcome = await shop.dispatch(signIn({ ...credentials, password: 'nope' }));
  expect(outcome).toMatchObject({ status: 'failed', problem: { message: 'The account sign-in was incorrect.' } });
  expect(shop.state().user).toMatchObject({
    isSignedIn: false,
    errors: { signIn: { message: 'The account sign-in was incorrect.' } },
  });
  expect([shop.state().cart.cartId, selectItemCount(shop.state())]).toEqual([shop.guest.id, 2]);
  expect(shop.persistence.get('signin_token')).toBeUndefined();
});

it('signs in once on a double press', async () => {
  const shop = await guestWith();
  const [, second] = await Promise.all([shop.dispatch(signIn(credentials)), shop.dispatch(signIn(credentials))]);
  expect(second).toEqual({ status: 'busy' });
  expect(shop.commerce.count('signIn')).toBe(1);
});

it.each(['before', 'after'] as const)('merges once when the answer to the merge is lost %s it was done', async when => {
  const shop = await guestWith({ sku: 'A', quantity: 2 });
  shop.own({ sku: 'A', quantity: 1 });
  shop.commerce.fail('mergeCarts', lost, when);
  expect(await shop.dispatch(signIn(credentials))).toEqual({ status: 'done', value: [] });
  expect(selectItemCount(shop.state())).toBe(3);
});

it('merges at the next start when the connection failed in between', async () => {
  const shop = await guestWith({ sku: 'A', quantity: 2 });
  shop.own({ sku: 'A', quantity: 1 });
  shop.commerce.fail('mergeCarts', lost, 'before', 2);
  await shop.dispatch(signIn(credentials));
  expect(selectItemCount(shop.state())).toBe(1);
  const next = shop.reopened();
  await next.start().ready;
  expect(selectItemCount(next.state())).toBe(3);
  expect(next.persistence.get('cartToMerge')).toBeUndefined();
  expect(cartSlice.selectors.selectShortfalls(next.state())).toEqual([]);
});

it("says that a guest's cart waits when it cannot be brought over, and brings it on demand", async () => {
  const shop = await guestWith({ sku: 'A', quantity: 2 });
  shop.own();
  shop.commerce.fail('mergeCarts', lost, 'before', 2);
  await shop.dispatch(signIn(credentials));
  expect(cartSlice.selectors.selectIsMergeWaiting(shop.state())).toBe(true);
  expect(shop.state().toasts.map(({ message }) => message)).toEqual([
    expect.stringContaining('could not be brought over yet. It is not lost'),
  ]);
  await shop.dispatch(retryMerge());
  expect([cartSlice.selectors.selectIsMergeWaiting(shop.state()), selectItemCount(shop.state())]).toEqual([false, 2]);
});

it("says so too when the customer's cart cannot be had", async () => {
  const shop = await guestWith({ sku: 'A', quantity: 2 });
  shop.own();
  await shop.dispatch(loadCart());
  const plain = shop.commerce.port.signIn;
  shop.commerce.port.signIn = async input => {
    const token = await plain(input);
    shop.commerce.fail('customerCart', lost);
    return token;
  };
  await shop.dispatch(signIn(credentials));
  expect(cartSlice.selectors.selectIsMergeWaiting(shop.state())).toBe(true);
});

it("brings a guest's cart that waits when the network is back", async () => {
  const shop = await guestWith({ sku: 'A', quantity: 2 });
  shop.own();
  shop.start();
  shop.commerce.fail('mergeCarts', lost, 'before', 2);
  await shop.dispatch(signIn(credentials));
  shop.goOnline(false);
  shop.goOnline(true);
  await settle();
  expect([cartSlice.selectors.selectIsMergeWaiting(shop.state()), selectItemCount(shop.state())]).toEqual([false, 2]);
});

it('reports no shortfall when the lost merge was in fact done before the reload', async () => {
  const shop = await guestWith({ sku: 'A', quantity: 2 });
  shop.own({ sku: 'A', quantity: 1 });
  shop.commerce.fail('mergeCarts', lost, 'after', 1);
  shop.commerce.fail('mergeCarts', lost, 'before', 1);
  await shop.dispatch(signIn(credentials));
  const next = shop.reopened();
  await next.start().ready;
  expect([selectItemCount(next.state()), cartSlice.selectors.selectShortfalls(next.state())]).toEqual([3, []]);
});

it('signs in after creating an account', async () => {
  const shop = await guestWith({ sku: 'A', quantity: 2 });
  expect(await shop.dispatch(createAccount(account))).toMatchObject({ status: 'done' });
  expect(shop.commerce.names()).toEqual([
    'createAccount',
    'cartDetails',
    'signIn',
    'customerCart',
    'customer',
    'mergeCarts',
  ]);
  expect([shop.state().user.isSignedIn, selectItemCount(shop.state())]).toEqual([true, 2]);
});

it('keeps the reason when an account cannot be created', async () => {
  const shop = await guestWith();
  const taken = {
    kind: 'rejected',
    message: 'A customer with the same email address already exists in an associated website.',
  } as const;
  shop.commerce.fail('createAccount', taken);
  expect(await shop.dispatch(createAccount(account))).toEqual({ status: 'failed', problem: taken });
  expect([shop.state().user.errors.createAccount, shop.commerce.count('signIn')]).toEqual([taken, 0]);
});

it('tries to sign in when the answer to the new account is lost', async () => {
  const shop = await guestWith();
  shop.commerce.fail('createAccount', lost, 'after');
  expect(await shop.dispatch(createAccount(account))).toMatchObject({ status: 'done' });
  expect([shop.state().user.isSignedIn, shop.commerce.count('createAccount')]).toEqual([true, 1]);
});

const taken = { kind: 'rejected', message: 'A customer with the same email address already exists.' } as const;

it('signs in with the account that a press before has made, whose answers were all lost', async () => {
  const shop = await guestWith();
  const press = (isInDoubt: boolean) => shop.dispatch(createAccount(account, undefined, isInDoubt));
  shop.commerce.fail('createAccount', lost, 'after');
  shop.commerce.fail('createAccount', taken, 'before', 2);
  shop.commerce.fail('signIn', lost, 'before', 2);
  expect(await press(false)).toEqual({ status: 'failed', problem: lost });
  expect(await press(true)).toEqual({ status: 'failed', problem: lost });
  expect(await press(true)).toMatchObject({ status: 'done' });
  expect(shop.state().user.isSignedIn).toBe(true);
});

it('says why no account is made where that of a press before is not who types', async () => {
  const shop = await guestWith();
  shop.commerce.fail('createAccount', taken);
  const outcome = await shop.dispatch(createAccount({ ...account, password: 'nope' }, undefined, true));
  expect(outcome).toEqual({ status: 'failed', problem: taken });
});

it("forgets the guest's cart that was noted when signing in fails", async () => {
  const shop = await guestWith({ sku: 'A', quantity: 2 });
  await shop.dispatch(signIn({ ...credentials, password: 'nope' }));
  expect(shop.persistence.get('cartToMerge')).toBeUndefined();
});

it("does not take a guest's half-finished checkout for the customer's", async () => {
  const shop = await guestWith({ sku: 'A', quantity: 2 });
  shop.persistence.set('shippingMethod', flatRate);
  await shop.dispatch(signIn(credentials));
  expect(shop.persistence.get('shippingMethod')).toBeUndefined();
});

it('forgets a cart that waits to be merged, and the checkout, at sign-out', async () => {
  const shop = await guestWith({ sku: 'A', quantity: 2 });
  shop.commerce.fail('mergeCarts', lost, 'before', 2);
  await shop.dispatch(signIn(credentials));
  expect(shop.persistence.get('cartToMerge')).toBeDefined();
  shop.dispatch(checkoutSlice.actions.shippingMethodAccepted(flatRate));
  await shop.dispatch(signOut());
  expect(shop.persistence.get('cartToMerge')).toBeUndefined();
  expect(shop.state().checkout.shippingMethod).toBeNull();
});

it('shows no cart of a customer whose session ended while it was on its way', async () => {
  const shop = openShop({ ports: { forcedOutCustomerIds: [7] } });
  shop.commerce.customerCart = shop.commerce.open('customer', [{ sku: 'A', quantity: 1 }]).id;
  const plain = shop.commerce.port.customerCart;
  shop.commerce.port.customerCart = async () => {
    const cart = await plain();
    await vi.waitFor(() => expect(shop.went).toEqual(['/']));
    return cart;
  };
  await shop.dispatch(signIn(credentials));
  expect([shop.state().cart.cartId, shop.state().cart.details, shop.persistence.get('cartId')]).toEqual([
    null,
    null,
    undefined,
  ]);
});

it('takes up the order that an earlier session left open', async () => {
  const shop = await guestWith();
  const own = shop.own({ sku: 'A', quantity: 1 });
  own.active = false;
  own.order = {
    entity_id: 9,
    number: '000000009',
    status: 'canceled',
    payment_method_code: 'razorpay',
    grand_total: { currency: 'INR', value: 100 },
  };
  shop.persistence.set('openOrder', {
    cartId: own.id,
    method: 'razorpay',
    customer: true,
    shippingAddress: null,
    orderId: '9',
    orderNumber: '000000009',
    since: 0,
  });
  await shop.dispatch(signIn(credentials));
  await vi.waitFor(() => expect([own.active, shop.persistence.get('openOrder')]).toEqual([true, undefined]));
});

// Rule session-14.
it('goes the same way whatever proves who the customer is', async () => {
  const shop = await guestWith({ sku: 'A', quantity: 2 });
  shop.own({ sku: 'A', quantity: 1 });
  const prove = async () => {
    shop.commerce.signedIn = true;
    return 'token-by-code';
  };
  expect((await shop.dispatch(signInWith(prove))).status).toBe('done');
  expect(shop.persistence.get('signin_token')).toBe('token-by-code');
  expect(shop.commerce.names()).toEqual(['cartDetails', 'customerCart', 'customer', 'mergeCarts']);
});

it('forgets what a sign-in noted that was never answered, so that nothing is missed that was taken out since', async () => {
  const shop = openShop();
  const guest = shop.commerce.open('guest', [{ sku: 'A', quantity: 2 }]);
  shop.persistence.set('cartId', guest.id);
  await shop.dispatch(loadCart());
  const { signIn: answers } = shop.commerce.port;
  shop.commerce.port.signIn = () => new Promise(() => {});
  void shop.dispatch(signIn(credentials));
  await settle();
  shop.commerce.port.signIn = answers;
  guest.lines = [];
  const next = shop.reopened();
  await next.start().ready;
  expect(await next.dispatch(signIn(credentials))).toEqual({ status: 'done', value: [] });
});

it("says that a guest's cart waits where not even the code that brings it comes", async () => {
  const shop = await guestWith({ sku: 'A', quantity: 2 });
  shop.own({ sku: 'B', quantity: 1 });
  shop.commerce.fail('mergeCarts', lost, 'before', 2);
  await shop.dispatch(signIn(credentials));
  vi.resetModules();
  vi.doMock('../flows.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const next = shop.reopened();
  await next.start().ready;
  vi.doUnmock('../flows.ts');
  expect(cartSlice.selectors.selectIsMergeWaiting(next.state())).toBe(true);
  expect(selectItemCount(next.state())).toBe(1);
});
