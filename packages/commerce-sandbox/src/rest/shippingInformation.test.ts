import { describe, expect, it } from 'vitest';
import { playedCodes, traitsOf } from '../gateways/traits.ts';
import { delhiByRest, makeShopper } from '../orders/testing/makeShopper.ts';
import { shipping, guestPath, ashaWithCart } from './testing/restCalls.ts';

describe('shipping-information', () => {
  it('keeps address and method, and answers payment methods and totals', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith(['AUR-HP-1', 2]);
    const { status, body } = await guest.rest('POST', guestPath(id, 'shipping-information'), shipping());
    expect(status).toBe(200);
    expect(body).toEqual({
      payment_methods: [
        { code: 'cashondelivery', title: 'Cash On Delivery' },
        ...playedCodes.map(code => ({ code, title: traitsOf(code).name })),
      ],
      totals: {
        grand_total: 8196,
        base_grand_total: 8196,
        subtotal: 6777.97,
        base_subtotal: 6777.97,
        discount_amount: 0,
        base_discount_amount: 0,
        subtotal_with_discount: 6777.97,
        base_subtotal_with_discount: 6777.97,
        shipping_amount: 0,
        base_shipping_amount: 0,
        shipping_discount_amount: 0,
        base_shipping_discount_amount: 0,
        tax_amount: 1250.23,
        base_tax_amount: 1250.23,
        weee_tax_applied_amount: null,
        shipping_tax_amount: 0,
        base_shipping_tax_amount: 0,
        subtotal_incl_tax: 7998,
        base_subtotal_incl_tax: 7998,
        shipping_incl_tax: 0,
        base_shipping_incl_tax: 0,
        base_currency_code: 'INR',
        quote_currency_code: 'INR',
        items_qty: 2,
        items: [
          {
            item_id: expect.any(Number),
            price: 3388.98,
            base_price: 3388.98,
            qty: 2,
            row_total: 6777.97,
            base_row_total: 6777.97,
            row_total_with_discount: 6777.97,
            tax_amount: 1220.03,
            base_tax_amount: 1220.03,
            tax_percent: 18,
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
          {
            code: 'tax',
            title: 'Tax',
            value: 1250.23,
            area: 'taxes',
            extension_attributes: {
              tax_grandtotal_details: [{ amount: 1250.23, rates: [{ percent: '18', title: 'IGST' }], group_id: 1 }],
            },
          },
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
