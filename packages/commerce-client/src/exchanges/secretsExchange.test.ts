import { expect, it } from 'vitest';
import { graphql } from '../graphql.ts';
import { GetItemCount } from '../operations/cart.ts';
import { GetGiftCardAccount } from '../operations/cartChanges.ts';
import { data } from '../testing/fakeServer.ts';
import { makeClient } from '../testing/makeClient.ts';

const OrderByToken = graphql(
  'query OrderByToken($token: String!) { guestOrderByToken(input: { token: $token }) { id } }',
);

// Rule client-17.
it('puts no code and no token into an address', async () => {
  const { client, server } = makeClient(() => data({}));
  await client.queryPartial(GetGiftCardAccount, { giftCardCode: 'GIFT-1' });
  await client.queryPartial(OrderByToken, { token: 'secret' });
  await client.queryPartial(GetItemCount, { cartId: 'c' });
  expect(server.requests.map(({ method }) => method)).toEqual(['POST', 'POST', 'GET']);
  expect(server.requests.map(({ url }) => url).join()).not.toMatch(/GIFT-1|secret/);
});
