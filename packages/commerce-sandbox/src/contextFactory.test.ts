import { describe, expect, it } from 'vitest';
import { makeSandbox, type TestSandbox } from './testing/makeSandbox.ts';

async function signIn({ query }: TestSandbox): Promise<Record<string, string>> {
  const { data } = await query(
    'mutation { generateCustomerToken(email: "asha@example.com", password: "Shop@1234") { token } }',
  );
  const { token } = (data as { generateCustomerToken: { token: string } }).generateCustomerToken;
  return { authorization: `Bearer ${token}` };
}

const WHO = '{ customer { firstname } }';
const PUBLIC = '{ storeConfig { code } }';

it('knows the customer by the token, until the hour is over', async () => {
  const sandbox = makeSandbox();
  const headers = await signIn(sandbox);
  expect((await sandbox.query(WHO, {}, headers)).data).toEqual({ customer: { firstname: 'Asha' } });
  sandbox.pass(3601);
  expect(await sandbox.query(WHO, {}, headers)).toMatchObject({
    status: 200,
    errors: [{ message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } }],
  });
});

describe('a bad token', () => {
  const headers = { authorization: 'Bearer stolen' };

  it('is a guest, as the older release does', async () => {
    const { query } = makeSandbox();
    expect((await query(PUBLIC, {}, headers)).data).toEqual({ storeConfig: { code: 'zepp' } });
  });

  it('fails the whole request, as the newest release does', async () => {
    const { query } = makeSandbox({ magentoRelease: '2.4.8' });
    expect(await query(PUBLIC, {}, headers)).toMatchObject({
      status: 401,
      data: undefined,
      errors: [{ message: 'User token has been revoked', extensions: { category: 'graphql-authentication' } }],
    });
  });
});

it('answers 403 to a guest who asks for a customer, as the newest release does', async () => {
  expect(await makeSandbox({ magentoRelease: '2.4.8' }).query(WHO)).toMatchObject({
    status: 403,
    data: { customer: null },
  });
});

it('changes the cache id with the sign-in, and lets a cache keep a customer’s answer only under it', async () => {
  const sandbox = makeSandbox();
  const headers = await signIn(sandbox);
  const guest = await sandbox.get(PUBLIC);
  const customer = await sandbox.get(PUBLIC, {}, headers);
  const id = customer.headers.get('x-magento-cache-id')!;
  expect(id).not.toBe(guest.headers.get('x-magento-cache-id'));
  expect(customer.headers.get('cache-control')).toMatch(/^no-store/);
  expect((await sandbox.get(PUBLIC, {}, { ...headers, 'x-magento-cache-id': id })).headers.get('cache-control')).toBe(
    'public, max-age=86400',
  );
});
