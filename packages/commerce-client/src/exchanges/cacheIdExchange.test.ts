import { describe, expect, it } from 'vitest';
import { CreateEmptyCart } from '../operations/cart.ts';
import { SignIn } from '../operations/customer.ts';
import { data } from '../testing/fakeServer.ts';
import { fakeSession, makeClient } from '../testing/makeClient.ts';

const made = (id?: string) => ({
  ...data({ createEmptyCart: 'c' }),
  ...(id !== undefined && { headers: { 'X-Magento-Cache-Id': id } }),
});

describe('cacheIdExchange', () => {
  // Rule client-04.
  it('sends nothing until an id is known, then the last one that an answer brought', async () => {
    const answers = [made('one'), made('two'), made()];
    const { session, facts } = fakeSession();
    const { client, server } = makeClient((_request, index) => answers[index] ?? made(), { session });
    for (let round = 0; round < 4; round += 1) await client.mutate(CreateEmptyCart, {});
    expect(server.requests.map(({ headers }) => headers.get('x-magento-cache-id'))).toEqual([
      null,
      'one',
      'two',
      'two',
    ]);
    expect(facts.cacheId).toBe('two');
  });

  it('does not take an empty id', async () => {
    const { session, facts } = fakeSession({ cacheId: 'one' });
    const { client } = makeClient(() => made(''), { session });
    await client.mutate(CreateEmptyCart, {});
    expect(facts.cacheId).toBe('one');
  });

  it('does not take the id of a session that has ended meanwhile', async () => {
    const { session, facts } = fakeSession({ token: 't' });
    const { client } = makeClient(
      () => {
        delete facts.token;
        return made('of the customer');
      },
      { session },
    );
    await client.mutate(CreateEmptyCart, {});
    expect(facts.cacheId).toBeUndefined();
  });

  it('takes the id that comes with the token', async () => {
    const { session, facts } = fakeSession();
    const answer = {
      ...data({ generateCustomerToken: { token: 't' } }),
      headers: { 'x-magento-cache-id': 'customer' },
    };
    const { client } = makeClient(() => answer, { session });
    await client.mutate(SignIn, { email: 'asha@example.com', password: 'x' });
    expect(facts.cacheId).toBe('customer');
  });
});
