import { describe, expect, it } from 'vitest';
import { delhiByRest, makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';

const free = { shipping_carrier_code: 'freeshipping', shipping_method_code: 'freeshipping' };
const shipping = (change: Record<string, unknown> = {}) => ({
  addressInformation: { shipping_address: delhiByRest, billing_address: delhiByRest, ...free, ...change },
});
const cash = {
  email: 'meera@example.com',
  paymentMethod: { method: 'cashondelivery', additional_data: { payment_method_nonce: 'x' } },
};

const guestPath = (id: string, call: string) => `/V1/guest-carts/${id}/${call}`;

async function ashaWithCart() {
  const asha = makeShopper();
  await asha.signIn('asha@example.com');
  return { asha, id: await asha.cartWith(['NIL-PH-2', 1]) };
}

const orderOf = async (shopper: Shopper, id: string) =>
  (
    await shopper.must<{ orderOfCart: { number: string; entity_id: number } }>(
      'query ($id: String!) { orderOfCart(cart_id: $id) { number entity_id } }',
      { id },
    )
  ).orderOfCart;

describe('shipping-information', () => {
  it('keeps address and method, and answers payment methods and totals', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith(['AUR-HP-1', 2]);
    const { status, body } = await guest.rest('POST', guestPath(id, 'shipping-information'), shipping());
    expect(status).toBe(200);
    expect(body).toEqual({
      payment_methods: [
        { code: 'cashondelivery', title: 'Cash On Delivery' },
        { code: 'razorpay', title: 'Razorpay' },
        { code: 'cashfree', title: 'Cashfree' },
      ],
      totals: {
        grand_total: 8196,
        base_grand_total: 8196,
        subtotal: 7998,
        base_subtotal: 7998,
        discount_amount: 0,
        base_discount_amount: 0,
        subtotal_with_discount: 7998,
        base_subtotal_with_discount: 7998,
        shipping_amount: 0,
        base_shipping_amount: 0,
        shipping_discount_amount: 0,
        base_shipping_discount_amount: 0,
        tax_amount: 0,
        base_tax_amount: 0,
        weee_tax_applied_amount: null,
        shipping_tax_amount: 0,
        base_shipping_tax_amount: 0,
        subtotal_incl_tax: 7998,
        shipping_incl_tax: 0,
        base_shipping_incl_tax: 0,
        base_currency_code: 'INR',
        quote_currency_code: 'INR',
        items_qty: 2,
        items: [
          {
            item_id: expect.any(Number),
            price: 3999,
            base_price: 3999,
            qty: 2,
            row_total: 7998,
            base_row_total: 7998,
            row_total_with_discount: 7998,
            tax_amount: 0,
            base_tax_amount: 0,
            tax_percent: 0,
            discount_amount: 0,
            base_discount_amount: 0,
            discount_percent: 0,
            price_incl_tax: 3999,
            base_price_incl_tax: 3999,
            row_total_incl_tax: 7998,
            base_row_total_incl_tax: 7998,
            options: '[]',
            weee_tax_applied_amount: null,
            weee_tax_applied: null,
            name: 'Aurora Studio Headphones',
          },
        ],
        total_segments: [
          { code: 'subtotal', title: 'Subtotal', value: 7998 },
          { code: 'shipping', title: 'Shipping & Handling (Free Shipping - Free)', value: 0 },
          { code: 'productsurcharge_fee', title: 'Handling charge', value: 198 },
          { code: 'tax', title: 'Tax', value: 0, extension_attributes: { tax_grandtotal_details: [] } },
          { code: 'grand_total', title: 'Grand Total', value: 8196, area: 'footer' },
        ],
        extension_attributes: { coupon_label: '' },
      },
    });
  });

  it('may be repeated, in camelCase too, with a store code in the path, and shows a coupon', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith(['NIL-PH-2', 1]);
    await guest.must(
      'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "SAVE10" }) { cart { id } } }',
      { id },
    );
    const camel = {
      shippingAddress: { ...delhiByRest, countryId: 'IN' },
      shippingCarrierCode: 'freeshipping',
      shippingMethodCode: 'freeshipping',
    };
    for (const path of [
      guestPath(id, 'shipping-information'),
      `/float${guestPath(id, 'shipping-information')}`,
      `/all${guestPath(id, 'shipping-information')}`,
    ]) {
      const { status, body } = await guest.rest('POST', path, { addressInformation: camel, unknownTopLevel: 1 });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        totals: { discount_amount: -799.9, coupon_code: 'SAVE10', extension_attributes: { coupon_label: '10% off' } },
      });
    }
  });

  it.each([
    [
      'no information',
      {},
      400,
      { message: '"%fieldName" is required. Enter and try again.', parameters: { fieldName: 'addressInformation' } },
    ],
    [
      'no country',
      shipping({ shipping_address: { ...delhiByRest, country_id: '' } }),
      400,
      { message: 'The shipping address is missing. Set the address and try again.' },
    ],
    [
      'a name that is too long',
      shipping({ shipping_address: { ...delhiByRest, firstname: 'x'.repeat(256) } }),
      400,
      { message: '"First Name" length must be equal or less than 255 characters.' },
    ],
    [
      'no address',
      shipping({ shipping_address: null }),
      400,
      { message: 'The shipping address is missing. Set the address and try again.' },
    ],
    [
      'an unknown carrier',
      shipping({ shipping_method_code: 'nope' }),
      404,
      { message: 'Carrier with such method not found: %1, %2', parameters: ['freeshipping', 'nope'] },
    ],
    [
      'no method',
      shipping({ shipping_method_code: '' }),
      404,
      { message: 'The shipping method is missing. Select the shipping method and try again.' },
    ],
    [
      'an address of a book',
      shipping({ shipping_address: { customer_address_id: 5 } }),
      400,
      {
        message: 'The shipping information was unable to be saved. Error: "%message"',
        parameters: { message: 'Invalid customer address id 5' },
      },
    ],
  ])('refuses %s', async (_, body, status, answer) => {
    const guest = makeShopper();
    const id = await guest.cartWith(['NIL-PH-2', 1]);
    expect(await guest.rest('POST', guestPath(id, 'shipping-information'), body)).toEqual({ status, body: answer });
  });

  it('refuses an empty cart', async () => {
    const guest = makeShopper();
    expect(await guest.rest('POST', guestPath(await guest.cartWith(), 'shipping-information'), shipping())).toEqual({
      status: 400,
      body: { message: "The shipping method can't be set for an empty cart. Add an item to cart and try again." },
    });
  });

  it('has no accessor for a key that only the client knows', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith(['NIL-PH-2', 1]);
    const body = shipping({ shipping_address: { ...delhiByRest, sameAsShippingAddress: true } });
    const answer = await guest.rest('POST', guestPath(id, 'shipping-information'), body);
    expect(answer.status).toBe(500);
    expect((answer.body as { message: string }).message).toMatch(
      /^Internal Error\. Details are available in Magento log file\. Report ID: webapi-[0-9a-f]{13}$/,
    );
  });
});

describe('whose cart it is', () => {
  it('answers 404 for a guest cart that is unknown, ended or a customer’s', async () => {
    const { asha, id } = await ashaWithCart();
    const notFound = {
      status: 404,
      body: {
        message: 'No such entity with %fieldName = %fieldValue',
        parameters: { fieldName: 'cartId', fieldValue: null },
      },
    };
    expect(await asha.rest('POST', guestPath('nope', 'shipping-information'), shipping())).toEqual(notFound);
    expect(await asha.rest('POST', guestPath(id, 'shipping-information'), shipping())).toEqual(notFound);
  });

  it('answers 401 without a token and 404 without a cart', async () => {
    const guest = makeShopper();
    expect(await guest.rest('POST', '/V1/carts/mine/shipping-information', shipping())).toEqual({
      status: 401,
      body: { message: "The consumer isn't authorized to access %resources.", parameters: { resources: 'self' } },
    });
    await guest.signIn('ravi@example.com');
    expect(await guest.rest('POST', '/V1/carts/mine/shipping-information', shipping())).toEqual({
      status: 404,
      body: { message: 'Current customer does not have an active cart.' },
    });
    guest.sandbox.pass(3600);
    expect((await guest.rest('POST', '/V1/carts/mine/shipping-information', shipping())).status).toBe(401);
  });
});

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

describe('the neighbours', () => {
  it('estimate totals without keeping anything', async () => {
    const guest = makeShopper();
    guest.sandbox.db.exec("UPDATE product SET price = 50000 WHERE sku = 'NIL-PH-2'");
    const id = await guest.cartWith(['NIL-PH-2', 1]);
    const body = {
      addressInformation: {
        address: { country_id: 'IN', postcode: '110001' },
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
      },
    };
    expect(await guest.rest('POST', guestPath(id, 'totals-information'), body)).toMatchObject({
      status: 200,
      body: { grand_total: 549, shipping_amount: 49 },
    });
    expect(await guest.rest('GET', guestPath(id, 'totals'))).toMatchObject({
      body: { grand_total: 500, shipping_amount: 0 },
    });
  });

  it('make carts', async () => {
    const shopper = makeShopper();
    const made = await shopper.rest('POST', '/V1/guest-carts');
    expect(made).toEqual({ status: 200, body: expect.stringMatching(/^\w{32}$/) });
    expect((await shopper.rest('POST', '/V1/carts/mine')).status).toBe(401);
    await shopper.signIn('ravi@example.com');
    const mine = await shopper.rest('POST', '/V1/carts/mine');
    expect(mine).toEqual({ status: 200, body: expect.any(Number) });
    expect(await shopper.rest('POST', '/V1/carts/mine')).toEqual(mine);
  });

  it('give a token for a password', async () => {
    const shopper = makeShopper();
    const path = '/V1/integration/customer/token';
    expect(await shopper.rest('POST', path, { username: 'asha@example.com', password: 'Shop@1234' })).toEqual({
      status: 200,
      body: expect.stringMatching(/^\w{32}$/),
    });
    expect(await shopper.rest('POST', path, { username: 'asha@example.com', password: 'wrong' })).toEqual({
      status: 401,
      body: {
        message:
          'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
      },
    });
    expect((await shopper.rest('POST', path, {})).status).toBe(400);
  });
});
