import { describe, expect, it } from 'vitest';
import { delhi, makeShopper, type Shopper } from './testing/makeShopper.ts';

const PLACE =
  'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number order_id } orderV2 { number status } errors { code message } } }';
const ORDER_OF_CART =
  'query ($id: String!) { orderOfCart(cart_id: $id) { number entity_id status payment_method_code grand_total { value currency } } }';

const valueOf = (shopper: Shopper, sql: string) =>
  Object.values(shopper.sandbox.db.prepare(sql).get() as Record<string, unknown>)[0];

describe('placing an order', () => {
  it('takes a guest from an empty cart to cash on delivery', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith(['AUR-HP-1', 1]);
    await guest.readyToPlace(id, 'cashondelivery');
    expect(await guest.must(ORDER_OF_CART, { id })).toEqual({ orderOfCart: null });
    const { placeOrder } = await guest.must<{ placeOrder: { order: { order_number: string } } }>(PLACE, { id });
    const number = placeOrder.order.order_number;
    // Six orders were seeded in the default view.
    expect(placeOrder).toEqual({
      order: { order_number: '000000007', order_id: '000000007' },
      orderV2: { number: '000000007', status: 'Pending' },
      errors: [],
    });
    // 3,999 + 99 handling + 50 for cash on delivery; delivery is free from ₹999.
    expect(await guest.must(ORDER_OF_CART, { id })).toMatchObject({
      orderOfCart: {
        number,
        status: 'Pending',
        payment_method_code: 'cashondelivery',
        grand_total: { value: 4148, currency: 'INR' },
      },
    });
  });

  // Rule client-21.
  it('orders the rest of a cart of which a product is gone', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith(['AUR-HP-2', 2], ['NIL-PH-2', 1]);
    await guest.readyToPlace(id, 'cashondelivery');
    guest.sandbox.db.exec('UPDATE cart_item SET product_id = 999999 WHERE quantity = 2');
    await guest.place(id);
    const sold = guest.sandbox.db
      .prepare('SELECT sku FROM order_item WHERE order_id = (SELECT max(id) FROM sales_order)')
      .all();
    expect(sold).toMatchObject([{ sku: 'NIL-PH-2' }]);
  });

  it('lowers the stock, counts the coupon and takes the gift card', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith(['AUR-HP-2', 3], ['NIL-PH-1-MB-256', 1]);
    await guest.must(
      `mutation ($id: String!) {
         applyCouponToCart(input: { cart_id: $id, coupon_code: "SAVE10" }) { cart { id } }
         applyGiftCardToCart(input: { cart_id: $id, gift_card_code: "GIFT-1000-DEMO" }) { cart { id } }
       }`,
      { id },
    );
    await guest.readyToPlace(id, 'cashondelivery');
    await guest.place(id);
    expect(valueOf(guest, "SELECT stock FROM product WHERE sku = 'AUR-HP-2'")).toBe(0);
    expect(valueOf(guest, "SELECT stock FROM product WHERE sku = 'NIL-PH-1-MB-256'")).toBe(3);
    expect(valueOf(guest, "SELECT times_used FROM coupon WHERE code = 'SAVE10'")).toBe(1);
    expect(valueOf(guest, "SELECT balance FROM gift_card WHERE code = 'GIFT-1000-DEMO'")).toBe(0);
  });

  it('takes from each gift card what it pays, and gives it back with the cart', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith(['TIR-HP-1', 1]);
    for (const code of ['GIFT-1000-DEMO', 'GIFT-250-DEMO'])
      await guest.must(
        'mutation ($id: String!, $code: String!) { applyGiftCardToCart(input: { cart_id: $id, gift_card_code: $code }) { cart { id } } }',
        { id, code },
      );
    await guest.readyToPlace(id, 'razorpay');
    const number = await guest.place(id);
    const left = () =>
      ['GIFT-1000-DEMO', 'GIFT-250-DEMO'].map(code =>
        valueOf(guest, `SELECT balance FROM gift_card WHERE code = '${code}'`),
      );
    expect(left()).toEqual([0, 0]);
    await guest.must(
      'mutation ($number: String!, $id: String!) { resetCart(order_id: $number, cart_id: $id) { success } }',
      {
        number,
        id,
      },
    );
    expect(left()).toEqual([100_000, 25_000]);
  });

  it('makes one order of a cart, however often it is sent', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith(['NIL-PH-2', 1]);
    await guest.readyToPlace(id, 'cashondelivery');
    const answers = await Promise.all([guest.ask(PLACE, { id }), guest.ask(PLACE, { id }), guest.ask(PLACE, { id })]);
    expect(answers.filter(answer => !answer.errors)).toHaveLength(1);
    for (const answer of answers.filter(each => each.errors)) {
      expect(answer.errors).toMatchObject([
        { message: "The cart isn't active.", extensions: { category: 'graphql-no-such-entity' } },
      ]);
    }
    expect(valueOf(guest, "SELECT count(*) FROM sales_order WHERE email = 'meera@example.com'")).toBe(1);
    expect(valueOf(guest, "SELECT stock FROM product WHERE sku = 'NIL-PH-2'")).toBe(24);
  });

  it('lets the last piece go once', async () => {
    const first = makeShopper();
    const second = makeShopper({}, first.sandbox);
    first.sandbox.db.exec("UPDATE product SET stock = 1 WHERE sku = 'NIL-PH-2'");
    const [one, two] = [await first.cartWith(['NIL-PH-2', 1]), await second.cartWith(['NIL-PH-2', 1])];
    await first.readyToPlace(one, 'cashondelivery');
    await second.readyToPlace(two, 'cashondelivery');
    await first.place(one);
    expect((await second.ask(PLACE, { id: two })).errors).toMatchObject([
      {
        message: 'Unable to place order: Some of the products are out of stock.',
        extensions: { category: 'graphql-input' },
      },
    ]);
  });

  it('leaves a customer with a new cart', async () => {
    const asha = makeShopper();
    await asha.signIn('asha@example.com');
    const id = await asha.cartWith(['NIL-PH-2', 1]);
    await asha.readyToPlace(id, 'cashondelivery');
    await asha.place(id);
    const next = await asha.cartWith();
    expect(next).not.toBe(id);
    expect(await asha.must('{ customerCart { id total_quantity } }')).toEqual({
      customerCart: { id: next, total_quantity: 0 },
    });
  });

  it('numbers each store view on its own', async () => {
    const guest = makeShopper();
    const numbers: string[] = [];
    for (const store of ['float', 'zepp', 'float']) {
      const id = await guest.cartWith(['NIL-PH-2', 1]);
      await guest.readyToPlace(id, 'cashondelivery');
      const data = await guest.must<{ placeOrder: { order: { order_number: string } } }>(PLACE, { id }, { store });
      numbers.push(data.placeOrder.order.order_number);
    }
    expect(numbers).toEqual(['3000000001', '000000007', '3000000002']);
  });

  it('needs no payment method but "free" where nothing is to be paid', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith(['NIL-PH-2', 1]);
    await guest.must(
      'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "FREE100" }) { cart { id } } }',
      { id },
    );
    await guest.readyToPlace(id, 'free');
    await guest.place(id);
    expect(await guest.must(ORDER_OF_CART, { id })).toMatchObject({
      orderOfCart: { status: 'Pending', grand_total: { value: 0 } },
    });
  });

  it('takes goods without a parcel to the billing address', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith(['NIL-GV-1', 1]);
    await guest.must(
      `mutation ($id: String!, $address: CartAddressInput!) {
         setGuestEmailOnCart(input: { cart_id: $id, email: "meera@example.com" }) { cart { id } }
         setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } }
         setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "razorpay" } }) { cart { id } }
       }`,
      { id, address: delhi },
    );
    expect(await guest.place(id)).toBe('000000007');
  });
});

describe('what stands in the way of an order', () => {
  const EMAIL =
    'mutation ($id: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: "meera@example.com" }) { cart { id } } }';
  const refused = async (shopper: Shopper, id: string) => (await shopper.ask(PLACE, { id })).errors?.[0];

  it('is said step by step, stock first', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith(['NIL-PH-2', 1]);
    const message = async () => (await refused(guest, id))?.message;
    expect(await message()).toBe('Guest email for cart is missing.');
    await guest.must(EMAIL, { id });
    expect(await message()).toBe(
      "Unable to place order: Some addresses can't be used due to the configurations for specific countries.",
    );
    await guest.must(
      `mutation ($id: String!, $address: CartAddressInput!) {
         setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
       }`,
      { id, address: delhi },
    );
    expect(await message()).toBe(
      'Unable to place order: The shipping method is missing. Select the shipping method and try again.',
    );
    await guest.must(
      `mutation ($id: String!) {
         setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "freeshipping", method_code: "freeshipping" }] }) { cart { id } }
       }`,
      { id },
    );
    expect(await message()).toMatch(
      /^Unable to place order: Please check the billing address information\. "firstname" is required\. Enter and try again\. "lastname"/,
    );
    await guest.must(
      'mutation ($id: String!) { setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } } }',
      { id },
    );
    expect(await message()).toBe('Unable to place order: Enter a valid payment method and try again.');
    guest.sandbox.db.exec("UPDATE product SET stock = 0 WHERE sku = 'NIL-PH-2'");
    expect(await message()).toBe('Unable to place order: Some of the products are out of stock.');
  });

  it('is an empty cart', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith();
    await guest.must(EMAIL, { id });
    expect((await refused(guest, id))?.message).toBe(
      'Unable to place order: A server error stopped your order from being placed. Please try to place your order again',
    );
  });

  it('has a code, as in the newer release', async () => {
    const guest = makeShopper({ magentoRelease: '2.4.8' });
    const id = await guest.cartWith(['NIL-PH-2', 1]);
    expect((await refused(guest, 'nope'))?.extensions).toMatchObject({ error_code: 'CART_NOT_FOUND' });
    expect((await refused(guest, id))?.extensions).toMatchObject({ error_code: 'GUEST_EMAIL_MISSING' });
    await guest.must(EMAIL, { id });
    expect((await refused(guest, id))?.extensions).toMatchObject({ error_code: 'UNABLE_TO_PLACE_ORDER' });
    await guest.readyToPlace(id, 'cashondelivery');
    await guest.place(id);
    expect((await refused(guest, id))?.extensions).toMatchObject({ error_code: 'CART_NOT_ACTIVE' });
  });
});

describe('orderOfCart', () => {
  it('answers the owner of a customer cart only', async () => {
    const asha = makeShopper();
    await asha.signIn('asha@example.com');
    const id = await asha.cartWith(['NIL-PH-2', 1]);
    await asha.readyToPlace(id, 'cashondelivery');
    const number = await asha.place(id);
    expect(await asha.must(ORDER_OF_CART, { id })).toMatchObject({ orderOfCart: { number } });
    const guest = makeShopper({}, asha.sandbox);
    expect((await guest.ask(ORDER_OF_CART, { id })).errors?.[0]?.message).toBe(
      `The current user cannot perform operations on cart "${id}"`,
    );
  });

  it('does not know an unknown cart, and may not be cached', async () => {
    const guest = makeShopper();
    expect((await guest.ask(ORDER_OF_CART, { id: 'nope' })).errors?.[0]?.message).toBe(
      'Could not find a cart with ID "nope"',
    );
    const answer = await guest.sandbox.get(ORDER_OF_CART, { id: await guest.cartWith() });
    expect(answer.headers.get('cache-control')).toMatch(/no-store/);
  });
});
