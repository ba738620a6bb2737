import { describe, expect, it } from 'vitest';
import { data } from '../testing/fakeServer.ts';
import { makePort } from '../testing/makePort.ts';

describe('customer calls', () => {
  it('signs in with a token', async () => {
    const { commerce } = makePort(() => data({ generateCustomerToken: { token: 't0ken' } }));
    expect(await commerce.signIn({ email: 'asha@example.com', password: 'Shop@1234' })).toBe('t0ken');
  });

  // Rule client-14.
  it('creates an account with the mobile number as an attribute', async () => {
    const { commerce, server } = makePort(() => data({ createCustomerV2: { customer: { email: 'n@example.com' } } }));
    const account = { firstname: 'N', lastname: 'K', email: 'n@example.com', password: 'Shop@1234' };
    await commerce.createAccount({ ...account, mobileNumber: '9800000000' });
    await commerce.createAccount(account);
    expect(server.requests.map(({ variables }) => variables['input'])).toEqual([
      { ...account, custom_attributes: [{ attribute_code: 'mobile_number', value: '9800000000' }] },
      account,
    ]);
  });

  it('asks the server for the customer each time', async () => {
    const { commerce } = makePort(
      (_request, index) => data({ customer: { firstname: index === 0 ? 'Old' : 'New' } }),
      't0ken',
    );
    expect((await commerce.customer()).firstname).toBe('Old');
    expect((await commerce.customer()).firstname).toBe('New');
  });
});
