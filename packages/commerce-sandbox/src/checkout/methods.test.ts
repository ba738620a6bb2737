import { describe, expect, it } from 'vitest';
import { playedCodes } from '../gateways/traits.ts';
import { delhi, makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';

const SHIPPING = `mutation ($id: String!, $methods: [ShippingMethodInput]!) {
  setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: $methods }) {
    cart { shipping_addresses { selected_shipping_method { carrier_code method_code carrier_title amount { value } } } }
  }
}`;
const PAYMENT = `mutation ($id: String!, $code: String!) {
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: $code } }) { cart { selected_payment_method { code title } prices { payment_surcharge { value } } } }
}`;
const ADDRESS = `mutation ($id: String!, $address: CartAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
}`;

const free = { carrier_code: 'freeshipping', method_code: 'freeshipping' };

async function addressed(shopper: Shopper) {
  const id = await shopper.cartWith(['NIL-PH-2', 1]);
  await shopper.must(ADDRESS, { id, address: delhi });
  return id;
}

describe('the shipping method', () => {
  it('is kept', async () => {
    const guest = makeShopper();
    expect(await guest.must(SHIPPING, { id: await addressed(guest), methods: [free] })).toEqual({
      setShippingMethodsOnCart: {
        cart: {
          shipping_addresses: [
            { selected_shipping_method: { ...free, carrier_title: 'Free Shipping', amount: { value: 0 } } },
          ],
        },
      },
    });
  });

  it.each([
    [[{ carrier_code: 'x', method_code: 'y' }], 'Carrier with such method not found: x, y', 'graphql-no-such-entity'],
    [
      [{ carrier_code: 'flatrate', method_code: 'flatrate' }],
      'Carrier with such method not found: flatrate, flatrate',
      'graphql-no-such-entity',
    ],
    [[], 'Required parameter "shipping_methods" is missing', 'graphql-input'],
    [[free, free], 'You cannot specify multiple shipping methods.', 'graphql-input'],
    [[{ carrier_code: '', method_code: 'y' }], 'Required parameter "carrier_code" is missing.', 'graphql-input'],
    [[{ carrier_code: 'x', method_code: '' }], 'Required parameter "method_code" is missing.', 'graphql-input'],
  ])('is not %j', async (methods, message, category) => {
    const guest = makeShopper();
    expect((await guest.ask(SHIPPING, { id: await addressed(guest), methods })).errors).toMatchObject([
      { message, extensions: { category } },
    ]);
  });

  it('needs goods and an address', async () => {
    const guest = makeShopper();
    expect((await guest.ask(SHIPPING, { id: await guest.cartWith(), methods: [free] })).errors?.[0]?.message).toBe(
      "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
    );
    expect(
      (await guest.ask(SHIPPING, { id: await guest.cartWith(['NIL-PH-2', 1]), methods: [free] })).errors?.[0]?.message,
    ).toBe('The shipping address is missing. Set the address and try again.');
  });

  it('drops out when the cart no longer earns it', async () => {
    const guest = makeShopper();
    const id = await addressed(guest);
    await guest.must(SHIPPING, { id, methods: [free] });
    guest.sandbox.db.exec("UPDATE product SET price = 50000 WHERE sku = 'NIL-PH-2'");
    expect(
      await guest.must(
        'query ($id: String!) { cart(cart_id: $id) { shipping_addresses { selected_shipping_method { carrier_code } } } }',
        { id },
      ),
    ).toEqual({
      cart: { shipping_addresses: [{ selected_shipping_method: null }] },
    });
  });
});

describe('the payment method', () => {
  it('is kept, and adds its surcharge', async () => {
    const guest = makeShopper();
    const id = await addressed(guest);
    expect(await guest.must(PAYMENT, { id, code: 'cashondelivery' })).toEqual({
      setPaymentMethodOnCart: {
        cart: {
          selected_payment_method: { code: 'cashondelivery', title: 'Cash On Delivery' },
          prices: { payment_surcharge: { value: 50 } },
        },
      },
    });
    expect(await guest.must(PAYMENT, { id, code: 'razorpay' })).toMatchObject({
      setPaymentMethodOnCart: { cart: { prices: { payment_surcharge: null } } },
    });
  });

  it('drops out with its surcharge while a coupon is for UPI alone, and comes back without it', async () => {
    const guest = makeShopper();
    const id = await addressed(guest);
    await guest.must(PAYMENT, { id, code: 'cashondelivery' });
    const chosen =
      'cart { selected_payment_method { code } prices { payment_surcharge { value } grand_total { value } } }';
    expect(
      await guest.must(
        `mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "UPI5" }) { ${chosen} } }`,
        { id },
      ),
    ).toMatchObject({
      applyCouponToCart: {
        cart: {
          selected_payment_method: { code: '' },
          prices: { payment_surcharge: null, grand_total: { value: 7599.05 } },
        },
      },
    });
    expect(
      await guest.must(`mutation ($id: String!) { removeCouponFromCart(input: { cart_id: $id }) { ${chosen} } }`, {
        id,
      }),
    ).toMatchObject({
      removeCouponFromCart: {
        cart: {
          selected_payment_method: { code: 'cashondelivery' },
          prices: { payment_surcharge: { value: 50 }, grand_total: { value: 8049 } },
        },
      },
    });
  });

  it.each([
    ['checkmo', 'The requested Payment Method is not available.'],
    ['free', 'The requested Payment Method is not available.'],
    ['', 'Required parameter "code" for "payment_method" is missing.'],
  ])('is not "%s"', async (code, message) => {
    const guest = makeShopper();
    expect((await guest.ask(PAYMENT, { id: await addressed(guest), code })).errors).toMatchObject([
      { message, extensions: { category: 'graphql-input' } },
    ]);
  });

  it('is "free" and nothing else where nothing is to be paid', async () => {
    const guest = makeShopper();
    const id = await addressed(guest);
    await guest.must(
      'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "FREE100" }) { cart { id } } }',
      { id },
    );
    expect((await guest.ask(PAYMENT, { id, code: 'razorpay' })).errors?.[0]?.message).toBe(
      'The requested Payment Method is not available.',
    );
    expect((await guest.ask(PAYMENT, { id, code: 'free' })).errors).toBeUndefined();
  });

  it('comes after the address, except for goods that need no parcel', async () => {
    const guest = makeShopper();
    expect(
      (await guest.ask(PAYMENT, { id: await guest.cartWith(['NIL-PH-2', 1]), code: 'razorpay' })).errors?.[0]?.message,
    ).toBe('The shipping address is missing. Set the address and try again.');
    expect(
      (await guest.ask(PAYMENT, { id: await guest.cartWith(['NIL-GV-1', 1]), code: 'razorpay' })).errors,
    ).toBeUndefined();
  });

  it('is not cash where nothing is delivered', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith(['NIL-GV-1', 1]);
    expect((await guest.ask(PAYMENT, { id, code: 'cashondelivery' })).errors?.[0]?.message).toBe(
      'The requested Payment Method is not available.',
    );
    expect(
      await guest.must('query ($id: String!) { cart(cart_id: $id) { available_payment_methods { code } } }', { id }),
    ).toEqual({ cart: { available_payment_methods: playedCodes.map(code => ({ code })) } });
  });

  it('is empty text until chosen', async () => {
    const guest = makeShopper();
    expect(
      await guest.must('query ($id: String!) { cart(cart_id: $id) { selected_payment_method { code title } } }', {
        id: await guest.cartWith(),
      }),
    ).toEqual({
      cart: { selected_payment_method: { code: '', title: '' } },
    });
  });
});
