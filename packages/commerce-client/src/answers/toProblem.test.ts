import { describe, expect, it } from 'vitest';
import { GetCartDetails, GetItemCount } from '../operations/cart.ts';
import { AddItemToCart } from '../operations/cartChanges.ts';
import { ChangeCustomerPassword, SignIn } from '../operations/customer.ts';
import { GetCustomerInformation } from '../operations/customerInformation.ts';
import { failure, refused, type Answer } from '../testing/fakeServer.ts';
import { fakeSession, makeClient } from '../testing/makeClient.ts';

const IN = 'graphql-input';
const NSE = 'graphql-no-such-entity';
const AZ = 'graphql-authorization';
const AN = 'graphql-authentication';
const AE = 'graphql-already-exists';

async function problemOf(
  answer: Answer,
  { token, later = token, run = 'query' }: { token?: string; later?: string | undefined; run?: string } = {},
) {
  const { session, facts } = fakeSession(token ? { token } : {});
  const handle = () => {
    if (later) facts.token = later;
    else delete facts.token;
    return answer;
  };
  const { client } = makeClient(handle, { session, isClient: false });
  const calls: Record<string, () => Promise<unknown>> = {
    query: () => client.query(GetItemCount, { cartId: 'c' }),
    add: () => client.mutate(AddItemToCart, { cartId: 'c', sku: 's', quantity: 1 }),
    signIn: () => client.mutate(SignIn, { email: 'a@example.com', password: 'x' }),
    password: () => client.mutate(ChangeCustomerPassword, { currentPassword: 'x', newPassword: 'y' }),
    customer: () => client.query(GetCustomerInformation, {}),
  };
  return calls[run]?.().then(
    () => undefined,
    (error: unknown) => (error as { problem: unknown }).problem,
  );
}

describe('toProblem', () => {
  // Rule cart-04.
  it.each([
    ['Could not find a cart with ID "x"', NSE],
    ["The cart isn't active.", NSE],
    ['The current user cannot perform operations on cart "x"', AZ],
    ["The cart isn't active.", undefined],
  ])('calls a cart invalid when the message contains one of the three texts: %s', async (message, category) => {
    expect(await problemOf(failure(message, category))).toEqual({ kind: 'invalid-cart', message });
  });

  // Rule cart-27.
  it("calls a cart that was filled in a store view of another website invalid in this one's", async () => {
    const message = "Can't assign cart to store in different website.";
    expect(await problemOf(failure(message, IN))).toEqual({ kind: 'invalid-cart', message, isElsewhere: true });
  });

  // Rule cart-04.
  it('finds the invalid cart among several errors', async () => {
    const body = { errors: [{ message: 'Other' }, { message: "The cart isn't active." }], data: null };
    expect(await problemOf({ body })).toEqual({ kind: 'invalid-cart', message: "The cart isn't active." });
  });

  // Rule cart-04.
  it('does not call a cart invalid because the network failed with such a text', async () => {
    const answer = { status: 500, statusText: "The cart isn't active.", body: '<html>' };
    expect(await problemOf(answer)).toMatchObject({ kind: 'unexpected' });
  });

  it.each([
    ["The coupon code isn't valid. Verify the code and try again.", NSE, 'not-found'],
    ['The requested Payment Method is not available.', IN, 'rejected'],
    ['Cart with ID "x" already exists.', AE, 'rejected'],
    ['Current customer does not have permission to address with ID "9"', AZ, 'forbidden'],
    ['User token has been revoked', AN, 'session-expired'],
    ['Consumer key has expired', AN, 'session-expired'],
    ['The warehouse is on fire.', undefined, 'unexpected'],
    ['Could not find a product with SKU "x"', undefined, 'not-found'],
  ])('"%s" of %s is %s', async (message, category, kind) => {
    expect(await problemOf(failure(message, category))).toEqual({ kind, message });
  });

  it('reads an authorization error as an ended session when a token was sent (old servers)', async () => {
    const answer = failure("The current customer isn't authorized.", AZ);
    expect(await problemOf(answer, { run: 'customer', token: 'dead' })).toMatchObject({ kind: 'session-expired' });
    expect(await problemOf(answer, { run: 'customer' })).toMatchObject({ kind: 'forbidden' });
    const list = failure('The current user cannot perform operations on wishlist', AZ);
    expect(await problemOf(list, { run: 'customer', token: 'dead' })).toMatchObject({ kind: 'session-expired' });
  });

  it('judges an answer by the token that it was asked with, whoever is signed in by now', async () => {
    const answer = failure("The current customer isn't authorized.", AZ);
    const ended = { run: 'customer', token: 'dead', later: '' };
    expect(await problemOf(answer, ended)).toMatchObject({ kind: 'session-expired' });
    const begun = { run: 'customer', token: '', later: 'new' };
    expect(await problemOf(answer, begun)).toMatchObject({ kind: 'forbidden' });
  });

  // Rule account-06.
  it.each([
    ['signIn', 'generateCustomerToken', 'The account sign-in was incorrect or your account is disabled temporarily.'],
    ['password', 'changeCustomerPassword', 'Invalid login or password.'],
    ['password', 'changeCustomerPassword', 'लॉगिन या पासवर्ड सही नहीं है।'],
  ])(
    'reads what a field says of the password that it was given as its refusal, in whichever words: %s',
    async (run, field, message) => {
      const body = { errors: [{ message, path: [field], extensions: { category: AN } }], data: { [field]: null } };
      for (const status of [200, 401])
        expect(await problemOf({ status, body }, { run, token: 't' })).toEqual({
          kind: 'rejected',
          message,
          isIdentity: true,
        });
    },
  );

  it('reads it of who is not signed in as such a refusal also where no path says so', async () => {
    expect(await problemOf(failure('गलत पासवर्ड', AN), { run: 'signIn' })).toMatchObject({
      kind: 'rejected',
      isIdentity: true,
    });
  });

  it('reads it of a field that is given no password as an ended session', async () => {
    const body = { errors: [{ message: 'खाता बंद है।', path: ['customer'], extensions: { category: AN } }], data: null };
    expect(await problemOf({ body }, { run: 'customer', token: 't' })).toMatchObject({ kind: 'session-expired' });
  });

  it.each(['User token has been revoked', 'टोकन अब मान्य नहीं है'])(
    'reads what is said of the request as a whole as an ended session, also where a password was sent: %s',
    async message => {
      for (const run of ['password', 'customer'])
        expect(await problemOf(failure(message, AN), { run, token: 't' })).toEqual({
          kind: 'session-expired',
          message,
        });
    },
  );

  it('reads errors of an answer with status 401 or 403 all the same', async () => {
    const answer = { ...failure('User token has been revoked', AN), status: 401, statusText: 'Unauthorized' };
    expect(await problemOf(answer)).toEqual({ kind: 'session-expired', message: 'User token has been revoked' });
  });

  it.each([
    [401, 'session-expired'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [500, 'unexpected'],
    [502, 'network'],
    [503, 'network'],
    [504, 'network'],
    [200, 'network'],
  ])('reads a page of HTML with status %i as %s', async (status, kind) => {
    expect(await problemOf({ status, statusText: 'Text', body: '<html>' })).toMatchObject({ kind });
  });

  // Rule errors-14.
  it.each([
    ['a page of HTML', { status: 500, statusText: 'Text', body: '<html>' }],
    ['its own words for it', failure('Internal server error')],
  ])('says of an error of the server what a shopper can do, not what it says itself: %s', async (_, answer) => {
    expect(await problemOf(answer)).toEqual({
      kind: 'unexpected',
      message: 'The shop cannot answer at the moment. Nothing is lost: please try again.',
    });
  });

  it('says in the words of the server that too much was asked', async () => {
    const message = 'Too many requests. Please wait a moment and try again.';
    const answer = { ...failure(message), status: 429, statusText: 'Too Many Requests' };
    expect(await problemOf(answer)).toEqual({ kind: 'network', message });
    expect(await problemOf({ status: 429, statusText: 'Text', body: '<html>' })).toMatchObject({
      message: expect.stringMatching(/could not be reached/),
    });
  });

  it('tells offline from unreachable', async () => {
    const { session, facts } = fakeSession();
    const { client } = makeClient(
      () => {
        throw refused();
      },
      { session, isClient: false },
    );
    const ask = () => client.query(GetCartDetails, { cartId: 'c' });
    await expect(ask()).rejects.toMatchObject({ problem: { kind: 'network' }, status: 0 });
    facts.online = false;
    await expect(ask()).rejects.toMatchObject({ problem: { kind: 'offline' } });
  });
});
