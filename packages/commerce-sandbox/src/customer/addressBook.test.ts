import { describe, expect, it } from 'vitest';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';

const FIELDS =
  'id firstname city postcode country_code country_id default_shipping default_billing street region { region region_code region_id } region_id';
const CREATE = `mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: Int!, $input: CustomerAddressInput) { updateCustomerAddress(id: $id, input: $input) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: Int!) { deleteCustomerAddress(id: $id) }';
const BOOK = '{ customer { default_billing default_shipping addresses { id city default_shipping default_billing } } }';

const pune = {
  firstname: 'Ravi',
  lastname: 'Menon',
  street: ['9 FC Road'],
  city: 'Pune',
  telephone: '9822222222',
  postcode: '411001',
  country_code: 'IN',
  region: { region_code: 'MH' },
};

async function signedIn(email = 'ravi@example.com'): Promise<Shopper> {
  const shopper = makeShopper();
  await shopper.signIn(email);
  return shopper;
}

const create = async (shopper: Shopper, change: Record<string, unknown> = {}) =>
  (await shopper.must<{ createCustomerAddress: { id: number } }>(CREATE, { input: { ...pune, ...change } }))
    .createCustomerAddress;

describe('the address book', () => {
  it('keeps an address', async () => {
    expect(await create(await signedIn())).toEqual({
      id: 3,
      firstname: 'Ravi',
      city: 'Pune',
      postcode: '411001',
      country_code: 'IN',
      country_id: 'IN',
      default_shipping: false,
      default_billing: false,
      street: ['9 FC Road'],
      region: { region: 'Maharashtra', region_code: 'MH', region_id: 553 },
      region_id: 553,
    });
  });

  it.each([
    [{ telephone: '' }, 'Required parameters are missing: telephone'],
    [{ firstname: null, postcode: null }, 'Required parameters are missing: firstname, postcode'],
    [{ street: [] }, 'Required parameters are missing: street'],
    [{ street: ['1', '2', '3'] }, '"Street Address" cannot contain more than 2 lines.'],
    [{ lastname: 'x'.repeat(256) }, '"Last Name" length must be equal or less than 255 characters.'],
    [
      { street: ['x'.repeat(200), 'y'.repeat(55)] },
      '"Street Address" length must be equal or less than 255 characters.',
    ],
    [{ region: null }, 'A region_id is required for the specified country code'],
    [{ region: { region: 'Maharashtra' } }, 'A region_id is required for the specified country code'],
    [{ region: { region_id: 7 } }, 'The region_id does not match the selected country or region'],
    [
      { region: { region_id: 542, region_code: 'MH' } },
      'The specified region is not a part of the selected country or region',
    ],
  ])('refuses %o', async (change, message) => {
    const answer = await (await signedIn()).ask(CREATE, { input: { ...pune, ...change } });
    expect(answer.errors).toMatchObject([{ message, extensions: { category: 'graphql-input' } }]);
  });

  it('changes what is given', async () => {
    const ravi = await signedIn();
    const { id } = await create(ravi);
    expect(await ravi.must(UPDATE, { id, input: { city: 'Nagpur', postcode: '440001' } })).toMatchObject({
      updateCustomerAddress: {
        id,
        city: 'Nagpur',
        postcode: '440001',
        firstname: 'Ravi',
        region: { region_code: 'MH' },
      },
    });
    expect((await ravi.ask(UPDATE, { id, input: { city: '' } })).errors?.[0]?.message).toBe(
      'Required parameters are missing: city',
    );
  });

  it('has one default of each kind', async () => {
    const asha = await signedIn('asha@example.com');
    const { id } = await create(asha, { default_shipping: true });
    const { customer } = await asha.must<{ customer: Record<string, unknown> }>(BOOK);
    expect(customer).toEqual({
      default_billing: '1',
      default_shipping: String(id),
      addresses: [
        { id: 1, city: 'New Delhi', default_shipping: false, default_billing: true },
        { id: 2, city: 'Bengaluru', default_shipping: false, default_billing: false },
        { id, city: 'Pune', default_shipping: true, default_billing: false },
      ],
    });
  });

  it('lets an address go, but no default', async () => {
    const asha = await signedIn('asha@example.com');
    expect(await asha.must(DELETE, { id: 2 })).toEqual({ deleteCustomerAddress: true });
    expect((await asha.ask(DELETE, { id: 1 })).errors?.[0]?.message).toBe(
      'Customer Address 1 is set as default billing address and can not be deleted',
    );
    await create(asha, { default_billing: true });
    expect((await asha.ask(DELETE, { id: 1 })).errors?.[0]?.message).toBe(
      'Customer Address 1 is set as default shipping address and can not be deleted',
    );
  });

  it.each([UPDATE, DELETE])('is its owner’s only: %s', async mutation => {
    const ravi = await signedIn();
    expect((await ravi.ask(mutation, { id: 9, input: {} })).errors).toMatchObject([
      { message: 'Could not find a address with ID "9"', extensions: { category: 'graphql-no-such-entity' } },
    ]);
    expect((await ravi.ask(mutation, { id: 1, input: {} })).errors).toMatchObject([
      {
        message: 'Current customer does not have permission to address with ID "1"',
        extensions: { category: 'graphql-authorization' },
      },
    ]);
    expect((await makeShopper().ask(mutation, { id: 1, input: {} })).errors?.[0]?.message).toBe(
      "The current customer isn't authorized.",
    );
  });
});
