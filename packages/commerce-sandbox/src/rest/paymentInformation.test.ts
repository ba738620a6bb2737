import { describe, expect, it } from 'vitest';
import { delhiByRest, makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';
import { shipping, cash, guestPath, ashaWithCart, orderOf } from './testing/restCalls.ts';

describe('payment-information', () => {
  it('places a guest’s order and answers its entity id as text', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith(['NIL-PH-2', 1]);
    await guest.rest('POST', guestPath(id, 'shipping-information'), shipping({ billing_address: undefined }));
    const answer = await guest.rest('POST', guestPath(id, 'payment-information'), {
      ...cash,
      cartId: id,
      billingAddress: delhiByRest,
    });
    const order = await orderOf(guest, id);
    expect(answer).toEqual({ status: 200, body: String(order.entity_id) });
    expect(
      guest.sandbox.db.prepare('SELECT email, grand_total FROM sales_order WHERE number = ?').get(order.number),
    ).toEqual({
      email: 'meera@example.com',
      grand_total: 804_900,
    });
    const again = await guest.rest('POST', guestPath(id, 'payment-information'), cash);
    expect(again).toMatchObject({ status: 404, body: { message: 'No such entity with %fieldName = %fieldValue' } });
  });

  it('keeps the business and its GSTIN that the bill goes to', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith(['NIL-PH-2', 1]);
    await guest.rest('POST', guestPath(id, 'shipping-information'), shipping({ billing_address: undefined }));
    await guest.rest('POST', guestPath(id, 'payment-information'), {
      ...cash,
      billingAddress: { ...delhiByRest, company: 'Nair & Daughters', vat_id: '07AABCN1234K1Z5' },
    });
    const { number } = await orderOf(guest, id);
    expect(
      await guest.must(
        'query ($number: String!) { guestOrder(input: { number: $number, email: "meera@example.com", lastname: "Nair" }) { billing_address { company vat_id } shipping_address { vat_id } } }',
        { number },
      ),
    ).toEqual({
      guestOrder: {
        billing_address: { company: 'Nair & Daughters', vat_id: '07AABCN1234K1Z5' },
        shipping_address: { vat_id: null },
      },
    });
  });

  it('places a customer’s order by the token, whatever cart the body names', async () => {
    const { asha, id } = await ashaWithCart();
    await asha.rest('POST', '/V1/carts/mine/shipping-information', shipping());
    const { status } = await asha.rest('POST', '/V1/carts/mine/payment-information', {
      cartId: 'nope',
      paymentMethod: { method: 'razorpay' },
    });
    expect(status).toBe(200);
    const { number } = await orderOf(asha, id);
    expect(asha.sandbox.db.prepare('SELECT email FROM sales_order WHERE number = ?').get(number)).toEqual({
      email: 'asha@example.com',
    });
  });

  it('numbers the order by the view in the path, or by the one in which the cart was filled', async () => {
    const guest = makeShopper();
    for (const [prefix, number] of [
      ['', '3000000001'],
      ['/uni', '2000000001'],
    ] as const) {
      const id = await guest.cartWith(['NIL-PH-2', 1]);
      await guest.must('query ($id: String!) { cart(cart_id: $id) { id } }', { id }, { store: 'float' });
      await guest.rest('POST', `${prefix}${guestPath(id, 'shipping-information')}`, shipping());
      await guest.rest('POST', `${prefix}${guestPath(id, 'payment-information')}`, cash);
      expect((await orderOf(guest, id)).number).toBe(number);
    }
  });

  it.each([
    [
      'no e-mail',
      { ...cash, email: undefined },
      400,
      { message: '"%fieldName" is required. Enter and try again.', parameters: { fieldName: 'email' } },
    ],
    [
      'no method',
      { email: cash.email },
      400,
      { message: '"%fieldName" is required. Enter and try again.', parameters: { fieldName: 'paymentMethod' } },
    ],
    [
      'an unknown method',
      { ...cash, paymentMethod: { method: 'checkmo' } },
      400,
      { message: 'The requested Payment Method is not available.' },
    ],
    [
      '"free" for goods that cost',
      { ...cash, paymentMethod: { method: 'free' } },
      400,
      { message: 'The requested Payment Method is not available.' },
    ],
    [
      'a billing address without telephone',
      { ...cash, billingAddress: { ...delhiByRest, telephone: '' } },
      400,
      { message: 'Please check the billing address information. "telephone" is required. Enter and try again.' },
    ],
  ])('refuses %s', async (_, body, status, answer) => {
    const guest = makeShopper();
    const id = await guest.cartWith(['NIL-PH-2', 1]);
    await guest.rest('POST', guestPath(id, 'shipping-information'), shipping());
    expect(await guest.rest('POST', guestPath(id, 'payment-information'), body)).toEqual({ status, body: answer });
  });

  it('refuses a cart without an address, and one with nothing in it', async () => {
    const guest = makeShopper();
    const bare = await guest.cartWith(['NIL-PH-2', 1]);
    expect(await guest.rest('POST', guestPath(bare, 'payment-information'), cash)).toEqual({
      status: 400,
      body: { message: 'The shipping address is missing. Set the address and try again.' },
    });
    expect(await guest.rest('POST', guestPath(await guest.cartWith(), 'payment-information'), cash)).toEqual({
      status: 400,
      body: { message: 'Some of the products are disabled.' },
    });
    await guest.signIn('ravi@example.com');
    await guest.cartWith();
    expect(
      await guest.rest('POST', '/V1/carts/mine/payment-information', { paymentMethod: { method: 'free' } }),
    ).toEqual({
      status: 400,
      body: { message: 'A server error stopped your order from being placed. Please try to place your order again.' },
    });
  });

  describe('at the amount that the shopper saw', () => {
    const withCoupon = async (guest: Shopper) => {
      const id = await guest.cartWith(['NIL-PH-2', 1]);
      await guest.must(
        'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "SAVE10" }) { cart { id } } }',
        { id },
      );
      await guest.rest('POST', guestPath(id, 'shipping-information'), shipping());
      return id;
    };
    const order = (guest: Shopper, id: string, grandTotal: unknown) =>
      guest.rest('POST', guestPath(id, 'payment-information'), { ...cash, grandTotal });

    it('orders once with a coupon for one use, and at no other amount, however many order at once', async () => {
      const guest = makeShopper();
      guest.sandbox.db.exec("UPDATE coupon SET percent = 50, uses_left = 1 WHERE code = 'SAVE10'");
      const carts = [await withCoupon(guest), await withCoupon(guest), await withCoupon(guest)];
      const answers = await Promise.all(carts.map(id => order(guest, id, 4049.5)));
      expect(answers.map(({ status }) => status)).toEqual([200, 400, 400]);
      expect(answers[1]?.body).toEqual({
        message: 'The total is now %1, so nothing was ordered. Please look at it and order again.',
        parameters: ['₹8,049'],
      });
      expect(await orderOf(guest, carts[1]!)).toBeNull();
      expect((await order(guest, carts[1]!, 8049)).status).toBe(200);
    });

    it('compares paise, and takes a number as text', async () => {
      const guest = makeShopper();
      expect(await order(guest, await withCoupon(guest), 7249.11)).toMatchObject({
        status: 400,
        body: { parameters: ['₹7,249.10'] },
      });
      expect((await order(guest, await withCoupon(guest), '7249.1')).status).toBe(200);
      expect((await order(guest, await withCoupon(guest), 'nonsense')).status).toBe(400);
      expect((await order(guest, await withCoupon(guest), [7249.1])).status).toBe(400);
    });
  });

  it('says plainly what has sold out', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith(['NIL-PH-2', 1]);
    await guest.rest('POST', guestPath(id, 'shipping-information'), shipping());
    guest.sandbox.db.exec("UPDATE product SET stock = 0 WHERE sku = 'NIL-PH-2'");
    expect(await guest.rest('POST', guestPath(id, 'payment-information'), cash)).toEqual({
      status: 400,
      body: { message: 'Some of the products are out of stock.' },
    });
  });

  it('can be read, and set without placing', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith(['NIL-PH-2', 1]);
    await guest.rest('POST', guestPath(id, 'shipping-information'), shipping());
    expect(await guest.rest('POST', guestPath(id, 'set-payment-information'), cash)).toEqual({
      status: 200,
      body: true,
    });
    const { body } = await guest.rest('GET', guestPath(id, 'payment-information'));
    expect(body).toMatchObject({ totals: { grand_total: 8049 } });
    expect((body as { totals: { total_segments: unknown[] } }).totals.total_segments).toContainEqual({
      code: 'payment_surcharge',
      title: 'Cash On Delivery',
      value: 50,
    });
    expect((await guest.rest('PUT', guestPath(id, 'order'), {})).status).toBe(200);
    expect(await orderOf(guest, id)).toMatchObject({ number: '000000007' });
  });
});
