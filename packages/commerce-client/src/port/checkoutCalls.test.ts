import { describe, expect, it } from 'vitest';
import type { AddressInput } from '../entities.ts';
import { data, refused } from '../testing/fakeServer.ts';
import { makePort } from '../testing/makePort.ts';

const address: AddressInput = {
  firstname: 'Asha', lastname: 'Rao', street: ['12 MG Road', 'Flat 4'], city: 'New Delhi', region_code: 'DL', region_id: 542,
  region: 'Delhi', postcode: '110001', telephone: '9800000000', country_id: 'IN', email: 'asha@example.com',
};
const restAddress = { ...address, save_in_address_book: 0 };
const cartAddress = {
  firstname: 'Asha', lastname: 'Rao', street: ['12 MG Road', 'Flat 4'], city: 'New Delhi', region: 'DL', region_id: 542,
  postcode: '110001', telephone: '9800000000', country_code: 'IN', save_in_address_book: false,
};

describe('checkout calls', () => {
  it('sets the address in words that GraphQL knows, and gives the methods of the first address', async () => {
    const method = { carrier_code: 'flatrate', method_code: 'flatrate' };
    const { commerce, server } = makePort(() =>
      data({
        setShippingAddressesOnCart: {
          cart: {
            id: 'c',
            shipping_addresses: [
              { available_shipping_methods: [method, null] },
              { available_shipping_methods: [{ carrier_code: 'other' }] },
            ],
          },
        },
      }),
    );
    expect(await commerce.setShippingAddress({ cartId: 'c', address })).toEqual([method]);
    expect(server.requests[0]?.variables).toEqual({ cartId: 'c', address: cartAddress });
  });

  it('sets a billing address of its own, or the shipping one', async () => {
    const { commerce, server } = makePort(() => data({ setBillingAddressOnCart: { cart: { id: 'c' } } }));
    await commerce.setBillingAddress({ cartId: 'c', address: { ...address, company: 'Rao & Co', save_in_address_book: true } });
    await commerce.setBillingAddress({ cartId: 'c', address: 'same-as-shipping' });
    expect(server.requests.map(({ variables }) => variables['billingAddress'])).toEqual([
      { address: { ...cartAddress, company: 'Rao & Co', save_in_address_book: true } },
      { same_as_shipping: true },
    ]);
  });

  it.each([
    [undefined, 'guest-carts/c'],
    ['t0ken', 'carts/mine'],
  ])('saves shipping information and places the order by REST, with token %s under %s', async (token, base) => {
    const { commerce, server } = makePort((_request, index) => ({ body: index === 0 ? { payment_methods: [], totals: {} } : '"57"' }), token);
    await commerce.saveShippingInformation({
      cartId: 'c', shippingAddress: address, billingAddress: address, carrierCode: 'flatrate', methodCode: 'flatrate',
    });
    const order = await commerce.placeOrder({
      cartId: 'c', email: 'asha@example.com', billingAddress: address, method: 'razorpay', nonce: 'n0nce',
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
          email: 'asha@example.com',
          billingAddress: restAddress,
          paymentMethod: { method: 'razorpay', additional_data: { payment_method_nonce: 'n0nce' } },
        },
      },
    ]);
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
    const order = { entity_id: 57, number: '000000057', status: 'Pending', payment_method_code: 'cashondelivery', grand_total: { value: 1 } };
    const { commerce } = makePort((_request, index) => data({ orderOfCart: index === 0 ? null : order }));
    expect(await commerce.orderOfCart('c')).toBeNull();
    expect(await commerce.orderOfCart('c')).toEqual(order);
  });

  it('gives the place of a pincode, also of one that is not known', async () => {
    const unknown = { success: false, message: 'City not found for this pincode.', city: null };
    const { commerce } = makePort(() => data({ getCityByPincode: unknown }));
    expect(await commerce.cityByPincode('999999')).toEqual(unknown);
  });
});
