import { describe, expect, it } from 'vitest';
import { delhi, makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';

const SHIPPING = `mutation ($id: String!, $addresses: [ShippingAddressInput]!) {
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: $addresses }) {
    cart { shipping_addresses {
      __typename firstname street city postcode telephone country { code label } region { code label region_id }
      available_shipping_methods { carrier_code method_code carrier_title method_title available amount { value } }
    } }
  }
}`;
const BILLING = `mutation ($id: String!, $billing: BillingAddressInput!) {
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: $billing }) { cart { billing_address { __typename city companyName: company } shipping_addresses { city } } }
}`;
const EMAIL =
  'mutation ($id: String!, $email: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { email } } }';

const shipTo = (shopper: Shopper, id: string, ...addresses: Record<string, unknown>[]) =>
  shopper.ask(SHIPPING, { id, addresses });

const bookOf = async (shopper: Shopper) =>
  (
    await shopper.must<{ customer: { addresses: { id: number; city: string }[] } }>(
      '{ customer { addresses { id city } } }',
    )
  ).customer.addresses;

describe('the e-mail of a guest', () => {
  it.each([
    ['', 'Required parameter "email" is missing'],
    ['no at sign', 'Invalid email format'],
  ])('is not "%s"', async (email, message) => {
    const guest = makeShopper();
    expect((await guest.ask(EMAIL, { id: await guest.cartWith(), email })).errors).toMatchObject([
      { message, extensions: { category: 'graphql-input' } },
    ]);
  });

  it('is kept, and not asked of a customer', async () => {
    const shopper = makeShopper();
    const id = await shopper.cartWith();
    expect(await shopper.must(EMAIL, { id, email: 'meera@example.com' })).toEqual({
      setGuestEmailOnCart: { cart: { email: 'meera@example.com' } },
    });
    await shopper.signIn('asha@example.com');
    expect((await shopper.ask(EMAIL, { id, email: 'asha@example.com' })).errors?.[0]?.message).toBe(
      'The request is not allowed for logged in customers',
    );
  });
});

describe('the shipping address', () => {
  // Rule client-20.
  it('has the notes that were written with it last', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith(['NIL-PH-2', 1]);
    const notes = async () =>
      (
        await guest.must<{ cart: object }>(
          `query ($id: String!) { cart(cart_id: $id) { shipping_addresses { customer_notes } billing_address { customer_notes } } }`,
          { id },
        )
      ).cart;
    await shipTo(guest, id, { address: delhi, customer_notes: 'The gate is behind the temple.' });
    await guest.must(BILLING, { id, billing: { same_as_shipping: true } });
    expect(await notes()).toEqual({
      shipping_addresses: [{ customer_notes: 'The gate is behind the temple.' }],
      billing_address: { customer_notes: null },
    });
    await shipTo(guest, id, { address: delhi });
    expect(await notes()).toMatchObject({ shipping_addresses: [{ customer_notes: null }] });
  });

  it('is kept, with the methods that it makes possible', async () => {
    const guest = makeShopper();
    const { data } = await shipTo(guest, await guest.cartWith(['NIL-PH-2', 1]), { address: delhi });
    expect(data).toEqual({
      setShippingAddressesOnCart: {
        cart: {
          shipping_addresses: [
            {
              __typename: 'ShippingCartAddress',
              firstname: 'Meera',
              street: ['7 Janpath'],
              city: 'New Delhi',
              postcode: '110001',
              telephone: '9800000000',
              country: { code: 'IN', label: 'India' },
              region: { code: 'DL', label: 'Delhi', region_id: 542 },
              available_shipping_methods: [
                {
                  carrier_code: 'freeshipping',
                  method_code: 'freeshipping',
                  carrier_title: 'Free Shipping',
                  method_title: 'Free',
                  available: true,
                  amount: { value: 0 },
                },
              ],
            },
          ],
        },
      },
    });
  });

  it('offers the flat rate below ₹999, and nothing for an empty cart', async () => {
    const guest = makeShopper();
    const methods = ({ data }: { data: unknown }) =>
      (
        data as {
          setShippingAddressesOnCart: { cart: { shipping_addresses: { available_shipping_methods: unknown[] }[] } };
        }
      ).setShippingAddressesOnCart.cart.shipping_addresses[0]!.available_shipping_methods;
    guest.sandbox.db.exec("UPDATE product SET price = 99800 WHERE sku = 'NIL-PH-2'");
    expect(methods(await shipTo(guest, await guest.cartWith(['NIL-PH-2', 1]), { address: delhi }))).toEqual([
      {
        carrier_code: 'flatrate',
        method_code: 'flatrate',
        carrier_title: 'Flat Rate',
        method_title: 'Fixed',
        available: true,
        amount: { value: 49 },
      },
    ]);
    expect(methods(await shipTo(guest, await guest.cartWith(), { address: delhi }))).toEqual([]);
  });

  it.each([
    [[], 'Required parameter "shipping_addresses" is missing'],
    [[{ address: delhi }, { address: delhi }], 'You cannot specify multiple shipping addresses.'],
    [[{}], 'The shipping address must contain either "customer_address_id" or "address".'],
    [
      [{ address: delhi, customer_address_id: 1 }],
      'The shipping address cannot contain "customer_address_id" and "address" at the same time.',
    ],
    [[{ address: { ...delhi, country_code: 'US' } }], 'Country is not available'],
    [[{ address: { ...delhi, street: ['1', '2', '3'] } }], '"Street Address" cannot contain more than 2 lines.'],
    [[{ address: { ...delhi, region: null } }], 'Region is required.'],
    [
      [{ address: { ...delhi, region: null, region_id: 9 } }],
      'The region_id does not match the selected country or region',
    ],
    [
      [{ address: { ...delhi, region: 'MH', region_id: 542 } }],
      'The region_id does not match the selected country or region',
    ],
    [[{ address: { ...delhi, region: 'Delhi' } }], '"regionId" is required. Enter and try again.'],
    [[{ address: { ...delhi, telephone: null } }], '"telephone" is required. Enter and try again.'],
    [[{ address: { ...delhi, postcode: ' ' } }], '"postcode" is required. Enter and try again.'],
    [[{ address: { ...delhi, city: '' } }], '"city" is required. Enter and try again.'],
    [[{ address: { ...delhi, street: [''] } }], '"street" is required. Enter and try again.'],
    [[{ address: { ...delhi, firstname: '' } }], '"firstname" is required. Enter and try again.'],
    [
      [{ address: { ...delhi, firstname: 'x'.repeat(256) } }],
      '"First Name" length must be equal or less than 255 characters.',
    ],
    [[{ address: { ...delhi, lastname: '' } }], '"lastname" is required. Enter and try again.'],
  ])('is not %j', async (addresses, message) => {
    const guest = makeShopper();
    const id = await guest.cartWith(['NIL-PH-2', 1]);
    expect((await shipTo(guest, id, ...addresses)).errors).toMatchObject([
      { message, extensions: { category: 'graphql-input' } },
    ]);
  });

  it('complains of each missing field on its own, without a path', async () => {
    const guest = makeShopper();
    const { errors } = await shipTo(guest, await guest.cartWith(['NIL-PH-2', 1]), {
      address: { ...delhi, telephone: '', postcode: '' },
    });
    expect(errors).toEqual([
      { message: '"telephone" is required. Enter and try again.', extensions: { category: 'graphql-input' } },
      { message: '"postcode" is required. Enter and try again.', extensions: { category: 'graphql-input' } },
    ]);
  });

  it('is not for a cart that needs no parcel', async () => {
    const guest = makeShopper();
    expect((await shipTo(guest, await guest.cartWith(['NIL-GV-1', 1]), { address: delhi })).errors).toMatchObject([
      {
        message: 'Shipping address is not allowed on cart: cart contains no items for shipment.',
        extensions: { category: 'graphql-no-such-entity' },
      },
    ]);
  });

  it('can come from the book of its owner only', async () => {
    const asha = makeShopper();
    await asha.signIn('asha@example.com');
    const [, office] = await bookOf(asha);
    const id = await asha.cartWith(['NIL-PH-2', 1]);
    expect((await shipTo(asha, id, { customer_address_id: office!.id })).data).toMatchObject({
      setShippingAddressesOnCart: { cart: { shipping_addresses: [{ city: 'Bengaluru', region: { code: 'KA' } }] } },
    });

    const ravi = makeShopper({}, asha.sandbox);
    await ravi.signIn('ravi@example.com');
    const his = await ravi.cartWith(['NIL-PH-2', 1]);
    expect((await shipTo(ravi, his, { customer_address_id: office!.id })).errors).toMatchObject([
      {
        message: `Current customer does not have permission to address with ID "${office!.id}"`,
        extensions: { category: 'graphql-authorization' },
      },
    ]);
    expect((await shipTo(ravi, his, { customer_address_id: 99 })).errors?.[0]?.message).toBe(
      'Could not find a address with ID "99"',
    );

    const guest = makeShopper({}, asha.sandbox);
    expect(
      (await shipTo(guest, await guest.cartWith(['NIL-PH-2', 1]), { customer_address_id: 1 })).errors?.[0]?.message,
    ).toBe("The current customer isn't authorized.");
  });

  it('goes into the book of a customer once, unless told otherwise', async () => {
    const ravi = makeShopper();
    await ravi.signIn('ravi@example.com');
    const id = await ravi.cartWith(['NIL-PH-2', 1]);
    await shipTo(ravi, id, { address: { ...delhi, save_in_address_book: false } });
    expect(await bookOf(ravi)).toEqual([]);
    await shipTo(ravi, id, { address: delhi });
    await shipTo(ravi, id, { address: delhi });
    expect(await bookOf(ravi)).toHaveLength(1);
  });
});

describe('the billing address', () => {
  it('can be the same as shipping, or lead the way for it', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith(['NIL-PH-2', 1]);
    expect((await guest.ask(BILLING, { id, billing: { same_as_shipping: true } })).errors?.[0]?.message).toBe(
      'Could not use the "same_as_shipping" option, because the shipping address has not been set.',
    );
    expect(
      await guest.must(BILLING, {
        id,
        billing: { address: { ...delhi, company: 'Nair & Co' }, use_for_shipping: true },
      }),
    ).toEqual({
      setBillingAddressOnCart: {
        cart: {
          billing_address: { __typename: 'BillingCartAddress', city: 'New Delhi', companyName: 'Nair & Co' },
          shipping_addresses: [{ city: 'New Delhi' }],
        },
      },
    });
    expect(await guest.must(BILLING, { id, billing: { same_as_shipping: true } })).toBeTruthy();
  });

  it('has to be something', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith(['NIL-PH-2', 1]);
    expect((await guest.ask(BILLING, { id, billing: {} })).errors?.[0]?.message).toBe(
      'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
    );
    expect(
      (await guest.ask(BILLING, { id, billing: { address: delhi, customer_address_id: 1 } })).errors?.[0]?.message,
    ).toBe('The billing address cannot contain "customer_address_id" and "address" at the same time.');
  });
});
