import { describe, expect, it } from 'vitest';
import type { AddressInput } from '../entities.ts';
import { data, refused } from '../testing/fakeServer.ts';
import { makePort } from '../testing/makePort.ts';

const address: AddressInput = {
  firstname: 'Asha',
  lastname: 'Rao',
  street: ['12 MG Road', 'Flat 4'],
  city: 'New Delhi',
  region_code: 'DL',
  region_id: 542,
  region: 'Delhi',
  postcode: '110001',
  telephone: '9800000000',
  country_id: 'IN',
  email: 'asha@example.com',
};
const restAddress = { ...address, save_in_address_book: 0 };
const cartAddress = {
  firstname: 'Asha',
  lastname: 'Rao',
  street: ['12 MG Road', 'Flat 4'],
  city: 'New Delhi',
  region: 'DL',
  region_id: 542,
  postcode: '110001',
  telephone: '9800000000',
  country_code: 'IN',
  save_in_address_book: false,
};

describe('checkout calls', () => {
  it('sets e-mail and addresses in one request, in words that GraphQL knows, and gives the cart that comes of it', async () => {
    const line = { uid: 'a' };
    const { commerce, server } = makePort(() =>
      data({ setBillingAddressOnCart: { cart: { id: 'c', items: [line, null] } } }),
    );
    const asked = {
      cartId: 'c',
      email: 'asha@example.com',
      shippingAddress: address,
      billingAddress: 'same-as-shipping',
    } as const;
    expect(await commerce.setAddresses(asked)).toEqual({ id: 'c', items: [line] });
    expect(server.requests.map(({ variables }) => variables)).toEqual([
      {
        cartId: 'c',
        isGuest: true,
        email: 'asha@example.com',
        isDelivered: true,
        address: cartAddress,
        billingAddress: { same_as_shipping: true },
      },
    ]);
  });

  it('sets a billing address alone for a customer to whom nothing is delivered', async () => {
    const { commerce, server } = makePort(() => data({ setBillingAddressOnCart: { cart: { id: 'c', items: [] } } }));
    await commerce.setAddresses({
      cartId: 'c',
      shippingAddress: null,
      billingAddress: { ...address, company: 'Rao & Co', vat_id: '07AAPFU0939F1ZX', save_in_address_book: true },
    });
    expect(server.requests[0]?.variables).toEqual({
      cartId: 'c',
      isGuest: false,
      email: '',
      isDelivered: false,
      address: null,
      billingAddress: {
        address: { ...cartAddress, company: 'Rao & Co', vat_id: '07AAPFU0939F1ZX', save_in_address_book: true },
      },
    });
  });

  it('gives the cart that comes of a method, in one request', async () => {
    const { commerce, server } = makePort((_request, index) =>
      data({ [index === 0 ? 'setShippingMethodsOnCart' : 'setPaymentMethodOnCart']: { cart: { id: 'c', items: [] } } }),
    );
    expect(await commerce.setShippingMethod({ cartId: 'c', carrierCode: 'flatrate', methodCode: 'flatrate' })).toEqual({
      id: 'c',
      items: [],
    });
    expect(await commerce.setPaymentMethod({ cartId: 'c', code: 'razorpay' })).toEqual({ id: 'c', items: [] });
    expect(server.requests).toHaveLength(2);
  });

  it('tells the total that comes of shipping information, with the tax that its field lacks', async () => {
    const total_segments = [
      { code: 'tax', value: 18 },
      { code: 'grand_total', value: 813.1 },
    ];
    const answers = [{ totals: { grand_total: 795.1, total_segments } }, { totals: {} }, []];
    const { commerce } = makePort((_request, index) => ({ body: answers[index] ?? '' }));
    const save = () =>
      commerce.saveShippingInformation({
        cartId: 'c',
        shippingAddress: address,
        billingAddress: address,
        carrierCode: 'f',
        methodCode: 'f',
      });
    expect([await save(), await save(), await save()]).toEqual([813.1, undefined, undefined]);
  });

  // Rule checkout-11.
  it.each([
    [undefined, 'guest-carts/c'],
    ['t0ken', 'carts/mine'],
  ])(
    'saves shipping information and places the order by REST, with token %s under %s, and no address twice',
    async (token, base) => {
      const { commerce, server } = makePort(
        (_request, index) => ({ body: index === 0 ? { payment_methods: [], totals: {} } : '"57"' }),
        token,
      );
      await commerce.saveShippingInformation({
        cartId: 'c',
        shippingAddress: { ...address, save_in_address_book: true },
        billingAddress: { ...address, save_in_address_book: true },
        carrierCode: 'flatrate',
        methodCode: 'flatrate',
      });
      const order = await commerce.placeOrder({
        cartId: 'c',
        email: 'asha@example.com',
        billingAddress: { ...address, save_in_address_book: true },
        method: 'razorpay',
        nonce: 'n0nce',
        grandTotal: 813.1,
      });
      expect(order).toBe('57');
      expect(server.requests.map(({ method, url, body }) => ({ method, url, body }))).toEqual([
        {
          method: 'POST',
          url: `http://shop.test/rest/zepp/V1/${base}/shipping-information`,
          body: {
            addressInformation: {
              shipping_address: restAddress,
              billing_address: restAddress,
              shipping_carrier_code: 'flatrate',
              shipping_method_code: 'flatrate',
            },
          },
        },
        {
          method: 'POST',
          url: `http://shop.test/rest/zepp/V1/${base}/payment-information`,
          body: {
            cartId: 'c',
            grandTotal: 813.1,
            email: 'asha@example.com',
            billingAddress: restAddress,
            paymentMethod: { method: 'razorpay', additional_data: { payment_method_nonce: 'n0nce' } },
          },
        },
      ]);
    },
  );

  // Rule client-16.
  it.each([
    [
      { message: 'Carrier with such method not found: %1, %2', parameters: ['flatrate', 'nope'] },
      404,
      'flatrate, nope',
    ],
    [
      { message: '"%fieldName" is required. Enter and try again.', parameters: { fieldName: 'email' } },
      400,
      '"email" is required. Enter and try again.',
    ],
  ])('tells why an order is refused with the values in it: %j', async (body, status, told) => {
    const { commerce } = makePort(() => ({ status, body }));
    const placing = commerce.placeOrder({ cartId: 'c', billingAddress: address, method: 'cashondelivery' });
    await expect(placing).rejects.toThrow(told);
  });

  it('takes the order id as a number, too, and nothing else', async () => {
    const answers = ['57', 'true'];
    const { commerce } = makePort((_request, index) => ({ body: answers[index] ?? '' }));
    const place = () => commerce.placeOrder({ cartId: 'c', billingAddress: address, method: 'cashondelivery' });
    expect(await place()).toBe('57');
    await expect(place()).rejects.toMatchObject({ problem: { kind: 'network' } });
  });

  it('never places an order twice by itself', async () => {
    const { commerce, server, clock } = makePort(() => {
      throw refused();
    });
    const placing = commerce.placeOrder({ cartId: 'c', billingAddress: address, method: 'cashondelivery' });
    await expect(placing).rejects.toMatchObject({ problem: { kind: 'network' } });
    await clock.advance(120_000);
    expect(server.requests).toHaveLength(1);
  });

  it('asks each time what became of a cart', async () => {
    const order = {
      entity_id: 57,
      number: '000000057',
      status: 'Pending',
      payment_method_code: 'cashondelivery',
      grand_total: { value: 1 },
    };
    const { commerce } = makePort((_request, index) => data({ orderOfCart: index === 0 ? null : order }));
    expect(await commerce.orderOfCart('c')).toBeNull();
    expect(await commerce.orderOfCart('c')).toEqual(order);
  });

  // Rule checkout-10.
  it('takes an order that has no number for an answer that could not be read', async () => {
    const { commerce } = makePort(() => data({ orderOfCart: { entity_id: 0, number: '', status: '' } }));
    await expect(commerce.orderOfCart('c')).rejects.toMatchObject({ problem: { kind: 'network' } });
  });

  it('gives the place of a pincode, also of one that is not known', async () => {
    const unknown = { success: false, message: 'City not found for this pincode.', city: null };
    const { commerce } = makePort(() => data({ getCityByPincode: unknown }));
    expect(await commerce.cityByPincode('999999')).toEqual(unknown);
  });
});
