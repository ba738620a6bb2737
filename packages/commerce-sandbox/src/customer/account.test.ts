import { describe, expect, it } from 'vitest';
import { makeShopper } from '../orders/testing/makeShopper.ts';

const CREATE = `mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer {
  id customer_id email firstname lastname is_subscribed created_at group { name } custom_attributes { code ... on AttributeValue { value } }
} } }`;
const UPDATE = `mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer {
  firstname lastname custom_attributes { code ... on AttributeValue { value } }
} } }`;
const meera = { email: 'meera@example.com', firstname: 'Meera', lastname: 'Nair', password: 'Jasmine#7' };

describe('creating an account', () => {
  it('makes a customer who can sign in, and says welcome', async () => {
    const shopper = makeShopper();
    const input = {
      ...meera,
      is_subscribed: true,
      custom_attributes: [{ attribute_code: 'mobile_number', value: '9800000000' }],
    };
    const { createCustomerV2 } = await shopper.must<{ createCustomerV2: unknown }>(CREATE, { input });
    expect(createCustomerV2).toEqual({
      customer: {
        id: null,
        customer_id: 3,
        email: 'meera@example.com',
        firstname: 'Meera',
        lastname: 'Nair',
        is_subscribed: true,
        created_at: '2026-03-02 06:30:00',
        group: { name: 'General' },
        custom_attributes: [{ code: 'mobile_number', value: '9800000000' }],
      },
    });
    await shopper.signIn('meera@example.com', 'Jasmine#7');
    expect(shopper.sandbox.db.prepare('SELECT recipient, subject FROM mail ORDER BY id DESC LIMIT 1').get()).toEqual({
      recipient: 'meera@example.com',
      subject: 'Welcome to ZEPP Coins Store',
    });
  });

  it.each([
    [{ email: 'meera' }, '"meera" is not a valid email address.'],
    [{ firstname: ' ' }, 'Required parameters are missing: First Name'],
    [{ firstname: '', lastname: '' }, 'Required parameters are missing: First Name, Last Name'],
    [{ firstname: 'न'.repeat(256) }, '"First Name" length must be equal or less than 255 characters.'],
    [{ firstname: '<b>Meera</b>' }, 'First Name is not valid!'],
    [{ lastname: 'Nair 🙂' }, 'Last Name is not valid!'],
    [{ email: 'ASHA@example.com' }, 'A customer with the same email address already exists in an associated website.'],
    [{ password: 'Ab1#' }, 'The password needs at least 8 characters. Create a new password and try again.'],
    [{ password: `Ab1#${'x'.repeat(253)}` }, 'Please enter a password with at most 256 characters.'],
    [{ password: ' Jasmine#7' }, "The password can't begin or end with a space. Verify the password and try again."],
    [
      { password: 'Meera@example.com' },
      "The password can't be the same as the email address. Create a new password and try again.",
    ],
    [
      { password: 'jasmine77' },
      'Minimum of different classes of characters in password is 3. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
    ],
    [{ custom_attributes: [{ attribute_code: 'is_admin', value: '1' }] }, 'Attribute "is_admin" does not exist.'],
  ])('refuses %o', async (change, message) => {
    expect((await makeShopper().ask(CREATE, { input: { ...meera, ...change } })).errors).toMatchObject([
      { message, extensions: { category: 'graphql-input' } },
    ]);
  });

  it.each(["D'Souza-Rao Jr.", 'മീര നായർ', 'प्रिया'])('takes the name %s', async lastname => {
    expect((await makeShopper().ask(CREATE, { input: { ...meera, lastname } })).errors).toBeUndefined();
  });

  // Rule session-13.
  it('lets nobody try address after address to learn which have an account', async () => {
    const shopper = makeShopper();
    const tell = async () => (await shopper.ask(CREATE, { input: { ...meera, email: 'asha@example.com' } })).errors;
    for (let count = 0; count < 30; count++) expect((await tell())?.[0]?.message).toContain('already exists');
    expect((await tell())?.[0]?.message).toBe('Too many attempts were wrong. Try again in 10 minutes.');
    const unknown = await shopper.ask(CREATE, { input: meera });
    expect(unknown.errors?.[0]?.message).toBe('Too many attempts were wrong. Try again in 10 minutes.');
  });

  it('happens once when it is sent twice', async () => {
    const shopper = makeShopper();
    const answers = await Promise.all([shopper.ask(CREATE, { input: meera }), shopper.ask(CREATE, { input: meera })]);
    expect(answers.flatMap(answer => answer.errors ?? []).map(error => error.message)).toEqual([
      'A customer with the same email address already exists in an associated website.',
    ]);
  });

  // Rule session-13.
  it('tells nobody beforehand whether an address has one', async () => {
    const shopper = makeShopper();
    const ask = async (email: string) =>
      shopper.ask('query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } }', { email });
    expect((await ask('asha@example.com')).data).toEqual({ isEmailAvailable: { is_email_available: true } });
    expect((await ask('meera@example.com')).data).toEqual({ isEmailAvailable: { is_email_available: true } });
    expect((await ask('')).errors?.[0]?.message).toBe('Email must be specified');
    expect((await ask('meera')).errors?.[0]?.message).toBe('Email is invalid');
  });
});

describe('changing an account', () => {
  it('changes what is given and keeps the rest', async () => {
    const asha = makeShopper();
    await asha.signIn('asha@example.com');
    const input = {
      firstname: 'Asha K',
      custom_attributes: [{ attribute_code: 'mobile_number', value: '9811111111' }],
    };
    expect(await asha.must(UPDATE, { input })).toEqual({
      updateCustomerV2: {
        customer: {
          firstname: 'Asha K',
          lastname: 'Rao',
          custom_attributes: [
            { code: 'mobile_number', value: '9811111111' },
            { code: 'secondary_email', value: 'asha.rao@example.org' },
          ],
        },
      },
    });
    expect((await asha.ask(UPDATE, { input: { lastname: '' } })).errors?.[0]?.message).toBe(
      'Required parameters are missing: Last Name',
    );
  });

  it('filters custom attributes by code', async () => {
    const asha = makeShopper();
    await asha.signIn('asha@example.com');
    expect(await asha.must('{ customer { custom_attributes(attributeCodes: ["secondary_email"]) { code } } }')).toEqual(
      {
        customer: { custom_attributes: [{ code: 'secondary_email' }] },
      },
    );
  });

  it('moves to another e-mail address with the password only', async () => {
    const asha = makeShopper();
    await asha.signIn('asha@example.com');
    const move = (email: string, password: string) =>
      asha.ask(
        'mutation ($email: String!, $password: String!) { updateCustomerEmail(email: $email, password: $password) { customer { email } } }',
        { email, password },
      );
    expect((await move('asha.k@example.com', '')).errors?.[0]?.message).toBe(
      'Provide the current "password" to change "email".',
    );
    expect((await move('asha.k@example.com', 'wrong')).errors).toMatchObject([
      { message: 'Invalid login or password.', extensions: { category: 'graphql-authentication' } },
    ]);
    expect((await move('ravi@example.com', 'Shop@1234')).errors?.[0]?.message).toBe(
      'A customer with the same email address already exists in an associated website.',
    );
    expect((await move('asha', 'Shop@1234')).errors?.[0]?.message).toBe('"asha" is not a valid email address.');
    expect((await move('asha.k@example.com', 'Shop@1234')).data).toEqual({
      updateCustomerEmail: { customer: { email: 'asha.k@example.com' } },
    });
  });

  it('changes the password', async () => {
    const asha = makeShopper();
    const change = (currentPassword: string, newPassword: string) =>
      asha.ask(
        'mutation ($a: String!, $b: String!) { changeCustomerPassword(currentPassword: $a, newPassword: $b) { email } }',
        { a: currentPassword, b: newPassword },
      );
    expect((await change('Shop@1234', 'Jasmine#7')).errors?.[0]?.message).toBe(
      "The current customer isn't authorized.",
    );
    await asha.signIn('asha@example.com');
    expect((await change('', 'Jasmine#7')).errors?.[0]?.message).toBe('Specify the "currentPassword" value.');
    expect((await change('Shop@1234', '')).errors?.[0]?.message).toBe('Specify the "newPassword" value.');
    expect((await change('wrong', 'Jasmine#7')).errors?.[0]?.message).toBe('Invalid login or password.');
    expect((await change('Shop@1234', 'short')).errors?.[0]?.message).toBe(
      'The password needs at least 8 characters. Create a new password and try again.',
    );
    expect((await change('Shop@1234', 'Jasmine#7')).data).toEqual({
      changeCustomerPassword: { email: 'asha@example.com' },
    });
    await asha.signIn('asha@example.com', 'Jasmine#7');
    for (let count = 0; count < 10; count++) await change('wrong', 'Jasmine#8');
    expect((await change('Jasmine#7', 'Jasmine#8')).errors).toMatchObject([
      { message: 'The account is locked.', extensions: { category: 'graphql-authentication' } },
    ]);
  });

  it('is for customers', async () => {
    const guest = makeShopper();
    for (const query of [
      '{ customer { email } }',
      'mutation { updateCustomerV2(input: { firstname: "X" }) { customer { email } } }',
    ]) {
      expect((await guest.ask(query)).errors?.[0]?.message).toBe("The current customer isn't authorized.");
    }
  });
});
