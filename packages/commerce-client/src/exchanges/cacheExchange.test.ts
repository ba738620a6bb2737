import { describe, expect, it } from 'vitest';
import { graphql } from '../graphql.ts';
import { GetCartDetails, GetItemCount } from '../operations/cart.ts';
import { UpdateItem } from '../operations/cartChanges.ts';
import { SetPaymentMethod } from '../operations/checkout.ts';
import { AccountChip } from '../operations/customer.ts';
import { GetLocale } from '../operations/storeConfig.ts';
import { settle } from '../testing/fakeClock.ts';
import { data, type Answer, type SeenRequest } from '../testing/fakeServer.ts';
import { makeClient } from '../testing/makeClient.ts';

const Listing = graphql(`
  query Listing($text: String!) { products(search: $text) { items { uid price_range { minimum_price { final_price { value } } } } } }
`);
const money = { __typename: 'Money', value: 1 };
const price = { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: money } };
const answers: Record<string, Record<string, unknown>> = {
  Listing: {
    products: { __typename: 'Products', items: [{ __typename: 'SimpleProduct', uid: 'p', price_range: price }] },
  },
  getItemCount: { cart: { __typename: 'Cart', id: 'c', total_summary_quantity_including_config: 1 } },
  getCartDetails: { cart: { __typename: 'Cart', id: 'c', items: [] } },
  accountChipQuery: { customer: { __typename: 'Customer', firstname: 'Asha' } },
  getLocale: { storeConfig: { __typename: 'StoreConfig', store_code: 'zepp', locale: 'en_US' } },
  updateItem: {
    updateCartItems: { __typename: 'UpdateCartItemsOutput', cart: { __typename: 'Cart', id: 'c' }, errors: [] },
  },
  setPaymentMethodOnCart: {
    setPaymentMethodOnCart: {
      __typename: 'SetPaymentMethodOnCartOutput',
      cart: {
        __typename: 'Cart',
        id: 'c',
        items: [
          { __typename: 'SimpleCartItem', product: { __typename: 'SimpleProduct', uid: 'p', price_range: price } },
        ],
      },
    },
  },
};
const serve = ({ operationName }: SeenRequest): Answer => data(answers[operationName ?? ''] ?? {});

describe('cacheExchange', () => {
  it('answers a repeated query from memory', async () => {
    const { client, server } = makeClient(serve);
    await client.query(GetLocale, {});
    await client.query(GetLocale, {});
    expect(server.names()).toEqual(['getLocale']);
  });

  // Rule client-09.
  it('asks the network for cart details every time', async () => {
    const { client, server } = makeClient(serve);
    await client.query(GetCartDetails, { cartId: 'c' });
    await client.query(GetCartDetails, { cartId: 'c' });
    expect(server.names()).toEqual(['getCartDetails', 'getCartDetails']);
  });

  it('forgets what it knows of a cart when a mutation changes it', async () => {
    const { client, server } = makeClient(serve);
    await client.query(GetItemCount, { cartId: 'c' });
    await client.mutate(UpdateItem, { cartId: 'c', itemId: 'MQ==', quantity: 2 });
    await client.query(GetItemCount, { cartId: 'c' });
    expect(server.names()).toEqual(['getItemCount', 'updateItem', 'getItemCount']);
  });

  it('does not fetch product lists again because a mutation mentions a product and money', async () => {
    const { client, server } = makeClient(serve);
    await client.query(Listing, { text: 'phone' });
    const answer = await client.mutate(SetPaymentMethod, { cartId: 'c', code: 'razorpay' });
    await client.query(Listing, { text: 'phone' });
    expect(server.names()).toEqual(['Listing', 'setPaymentMethodOnCart']);
    expect(answer).toEqual(answers['setPaymentMethodOnCart']);
  });

  it('forgets the types that a mutation names', async () => {
    const { client, server } = makeClient(serve);
    await client.query(GetLocale, {});
    await client.mutate(
      UpdateItem,
      { cartId: 'c', itemId: 'MQ==', quantity: 2 },
      { additionalTypenames: ['StoreConfig'] },
    );
    await client.query(GetLocale, {});
    expect(server.names()).toEqual(['getLocale', 'updateItem', 'getLocale']);
  });

  it('forgets carts, customers and prices together, and keeps the rest', async () => {
    const { client, server } = makeClient(serve);
    const ask = async () => {
      await client.query(GetItemCount, { cartId: 'c' });
      await client.query(AccountChip, {});
      await client.query(Listing, { text: 'phone' });
      await client.query(GetLocale, {});
    };
    await ask();
    client.evictPrivate();
    await ask();
    expect(server.names()).toEqual([
      'getItemCount',
      'accountChipQuery',
      'Listing',
      'getLocale',
      'getItemCount',
      'accountChipQuery',
      'Listing',
    ]);
  });

  it('forgets that there was no customer', async () => {
    const { client, server } = makeClient((_request, index) =>
      data({ customer: index === 0 ? null : { __typename: 'Customer', firstname: 'Asha' } }),
    );
    expect((await client.query(AccountChip, {})).customer).toBeNull();
    client.evictPrivate();
    expect((await client.query(AccountChip, {})).customer?.firstname).toBe('Asha');
    expect(server.requests).toHaveLength(2);
  });

  it('fetches again what is on the screen when it is forgotten', async () => {
    const { client, server } = makeClient(serve);
    const subscription = client.urql.query(AccountChip, {}).subscribe(() => undefined);
    await settle();
    client.evictPrivate();
    await settle();
    subscription.unsubscribe();
    expect(server.requests).toHaveLength(2);
  });

  it('does not keep a private answer that was under way when it was told to forget', async () => {
    const open: ((answer: Answer) => void)[] = [];
    const { client, server } = makeClient(() => new Promise<Answer>(resolve => open.push(resolve)));
    const before = client.query(AccountChip, {});
    await settle();
    client.evictPrivate();
    open[0]?.(data({ customer: { __typename: 'Customer', firstname: 'Asha' } }));
    expect((await before).customer?.firstname).toBe('Asha');
    const after = client.query(AccountChip, {});
    await settle();
    open[1]?.(data({ customer: null }));
    expect((await after).customer).toBeNull();
    expect(server.requests).toHaveLength(2);
  });
});
