/**
 * What stands in stories and recordings, by what the sandbox really gave. Placeholders, so that no recording holds a
 * secret.
 */
export type Arranged = Record<string, string>;

const customers = { buys: { email: 'asha@example.com', password: 'Shop@1234' }, wishes: { email: 'ravi@example.com', password: 'Shop@1234' } };
const lines = [{ sku: 'PHN-103', quantity: 1 }, { sku: 'FPH-101', quantity: 2 }];
/** Two phones, and a bundle and a group of which nothing is chosen yet. */
const wishes = ['PHN-103', 'FPH-101', 'SET-101', 'GRP-101'];

async function ask<Data>(commerce: string, query: string, variables: Record<string, unknown>, token?: string): Promise<Data> {
  const answer = await fetch(`${commerce}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', store: 'zepp', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: { message: string }[] };
  if (errors?.[0]) throw new Error(`The sandbox refused "${query.slice(0, 60)}": ${errors[0].message}`);
  return data;
}

async function filledCart(commerce: string): Promise<string> {
  const { createEmptyCart: cart } = await ask<{ createEmptyCart: string }>(commerce, 'mutation { createEmptyCart }', {});
  const items = lines.map(line => ({ data: line }));
  await ask(commerce, 'mutation ($cart: String!, $items: [SimpleProductCartItemInput]!) { addSimpleProductsToCart(input: { cart_id: $cart, cart_items: $items }) { cart { id } } }', { cart, items });
  return cart;
}

/** Where the recorded guest lives: as the stories of the checkout have it stored. */
const address = { firstname: 'Asha', lastname: 'Rao', street: ['12 Barakhamba Road'], city: 'New Delhi', region: 'DL', postcode: '110001', telephone: '9810012345', country_code: 'IN' };

/** What brings a cart one step further in the checkout, in the order of the steps. */
const steps = [
  ['delivery', `mutation ($cart: String!, $address: CartAddressInput!) {
    setGuestEmailOnCart(input: { cart_id: $cart, email: "asha@example.com" }) { cart { id } }
    setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [{ address: $address }] }) { cart { id } }
    setBillingAddressOnCart(input: { cart_id: $cart, billing_address: { same_as_shipping: true } }) { cart { id } }
  }`],
  ['payment', 'mutation ($cart: String!) { setShippingMethodsOnCart(input: { cart_id: $cart, shipping_methods: [{ carrier_code: "freeshipping", method_code: "freeshipping" }] }) { cart { id } } }'],
  ['review', 'mutation ($cart: String!) { setPaymentMethodOnCart(input: { cart_id: $cart, payment_method: { code: "cashondelivery" } }) { cart { id } } }'],
] as const;

/** Goes through the checkout until the named step is next. */
async function checkOut(commerce: string, cart: string, until: string): Promise<void> {
  for (const [step, mutation] of steps) {
    await ask(commerce, mutation, step === 'delivery' ? { cart, address } : { cart });
    if (step === until) return;
  }
}

/** Orders through Razorpay, and leaves the payment open. */
async function orderUnpaid(commerce: string, cart: string): Promise<string> {
  await checkOut(commerce, cart, 'payment');
  await ask(commerce, 'mutation ($cart: String!) { setPaymentMethodOnCart(input: { cart_id: $cart, payment_method: { code: "razorpay" } }) { cart { id } } }', { cart });
  const { placeOrder } = await ask<{ placeOrder: { orderV2: { number: string } } }>(commerce, 'mutation ($cart: String!) { placeOrder(input: { cart_id: $cart }) { orderV2 { number } } }', { cart });
  return placeOrder.orderV2.number;
}

async function signIn(commerce: string, customer: { email: string; password: string }): Promise<string> {
  const { generateCustomerToken: { token } } = await ask<{ generateCustomerToken: { token: string } }>(
    commerce, 'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }', customer,
  );
  return token;
}

/** Puts products of several types on a customer's wishlist. */
async function wish(commerce: string, token: string): Promise<void> {
  const { customer: { wishlists: [list] } } = await ask<{ customer: { wishlists: { id: string }[] } }>(commerce, '{ customer { wishlists { id } } }', {}, token);
  const items = wishes.map(sku => ({ sku, quantity: 1 }));
  await ask(commerce, `mutation ($list: ID!, $items: [WishlistItemInput!]!) {
    addProductsToWishlist(wishlistId: $list, wishlistItems: $items) { user_errors { message } }
  }`, { list: list?.id, items }, token);
}

/** How the numbers of the recorded bills end tells what becomes of them: paid, refused by the biller, and one is left unpaid. */
const billNumbers = ['1234567890', '1234563333', '1234560001'];

const FETCH_BILL = `mutation ($number: String!) {
  fetchBill(input: { biller_id: "kaveri-bijli", customer_number: $number }) { bill { id } }
}`;
const PAY_BILL = `mutation ($bill: ID!) {
  createBillPayment(input: { bill_id: $bill, payment_method: "cashfree" }) { payment { number } }
}`;
const OPEN_WINDOW = 'mutation ($number: String!) { createCashfreePaymentSession(order_id: $number) { payment_session_id } }';

/** Has the customer pay bills, the last of which stays open. */
async function payBills(commerce: string, token: string): Promise<void> {
  for (const number of billNumbers) {
    const { fetchBill: { bill } } = await ask<{ fetchBill: { bill: { id: string } } }>(commerce, FETCH_BILL, { number }, token);
    const { createBillPayment: { payment } } = await ask<{ createBillPayment: { payment: { number: string } } }>(commerce, PAY_BILL, { bill: bill.id }, token);
    if (number === billNumbers.at(-1)) return;
    const { createCashfreePaymentSession: session } = await ask<{ createCashfreePaymentSession: { payment_session_id: string } }>(commerce, OPEN_WINDOW, { number: payment.number }, token);
    const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' };
    await fetch(`${commerce}/gateways/cashfree/pay`, { method: 'POST', headers, body: new URLSearchParams({ order: session.payment_session_id, outcome: 'success' }) });
  }
}

/** Brings the sandbox into the state that a recording begins with. */
export async function arrange(recording: string, commerce: string): Promise<Arranged> {
  if (recording === 'customer') return { 'recorded-token': await signIn(commerce, customers.buys) };
  if (recording === 'bills') {
    const token = await signIn(commerce, customers.buys);
    await payBills(commerce, token);
    return { 'recorded-token': token };
  }
  if (recording === 'customer-wishes') {
    const token = await signIn(commerce, customers.wishes);
    await wish(commerce, token);
    return { 'recorded-token': token };
  }
  if (!recording.startsWith('cart')) return {};
  const cart = await filledCart(commerce);
  const stage = recording.slice('cart-'.length);
  if (stage === 'coupon') await ask(commerce, 'mutation ($cart: String!) { applyCouponToCart(input: { cart_id: $cart, coupon_code: "SAVE10" }) { cart { id } } }', { cart });
  if (stage === 'unpaid') return { 'recorded-cart': cart, 'recorded-order': await orderUnpaid(commerce, cart) };
  if (steps.some(([step]) => step === stage)) await checkOut(commerce, cart, stage);
  return { 'recorded-cart': cart };
}
