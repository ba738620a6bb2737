import { describe, expect, it } from 'vitest';
import { GetCartDetails } from '../operations/cart.ts';
import { UpdateItem } from '../operations/cartChanges.ts';
import { SetPaymentMethod } from '../operations/checkout.ts';
import { GetCmsBlocks } from '../operations/content.ts';
import type { Answer } from '../testing/fakeServer.ts';
import { makeClient } from '../testing/makeClient.ts';

const STOCK = 'Some of the products are out of stock.';
const answer = (errors: unknown[], data: unknown): Answer => ({ body: { errors, data } });
const input = (message: string, path?: unknown[]) => ({ message, path, extensions: { category: 'graphql-input' } });

const details = (handled: Answer) => makeClient(() => handled).client.queryPartial(GetCartDetails, { cartId: 'c' });

// Rule client-08.
describe('withoutStockErrors', () => {
  it.each([
    'Some of the products are out of stock.',
    'There are no source items with the in stock status',
    'The requested qty is not available',
  ])('drops the error "%s" and the line that it names', async text => {
    const { data, error } = await details(
      answer([input(text, ['cart', 'items', 0])], { cart: { id: 'c', items: [null, { id: '1' }] } }),
    );
    expect(error).toBeUndefined();
    expect(data).toMatchObject({ cart: { items: [{ id: '1' }] } });
  });

  it('reads every path against the answer as it was sent', async () => {
    const { data } = await details(
      answer([input(STOCK, ['cart', 'items', 0]), input(STOCK, ['cart', 'items', 2])], {
        cart: { id: 'c', items: [null, { id: '1' }, null, { id: '3' }] },
      }),
    );
    expect(data).toMatchObject({ cart: { items: [{ id: '1' }, { id: '3' }] } });
  });

  it('works in every list, at any depth', async () => {
    const { data, error } = await details(
      answer([input(STOCK, ['cart', 'groups', 1, 'rows', 0])], {
        cart: { id: 'c', groups: [{ rows: [{ id: 'a' }] }, { rows: [null, { id: 'b' }] }] },
      }),
    );
    expect(error).toBeUndefined();
    expect(data).toMatchObject({ cart: { groups: [{ rows: [{ id: 'a' }] }, { rows: [{ id: 'b' }] }] } });
  });

  it('keeps an error whose message only ends with one of the texts', async () => {
    const text = 'Could not update the product with SKU x: The requested qty is not available';
    const lines = { updateCartItems: { cart: { items: [{ id: '1' }] } } };
    const { client } = makeClient(() => answer([input(text, ['updateCartItems', 'cart', 'items', 0])], lines));
    await expect(client.mutate(UpdateItem, { cartId: 'c', itemId: 'MQ==', quantity: 9 })).rejects.toMatchObject({
      problem: { kind: 'rejected', message: text },
    });
  });

  it('keeps one of the texts whose path does not end in a list index', async () => {
    const { error } = await details(answer([input(STOCK, ['cart'])], { cart: null }));
    expect(error?.problem).toEqual({ kind: 'rejected', message: STOCK });
  });

  it('keeps the other errors of the same answer', async () => {
    const { data, error } = await details(
      answer([input(STOCK, ['cart', 'items', 0]), input('Other trouble', ['cart', 'items', 1])], {
        cart: { id: 'c', items: [null, null, { id: '2' }] },
      }),
    );
    expect(error?.problem).toEqual({ kind: 'rejected', message: 'Other trouble' });
    expect(data).toMatchObject({ cart: { items: [null, { id: '2' }] } });
  });
});

// Rule client-21.
describe('a line of a cart whose product is gone', () => {
  const message = "The product that was requested doesn't exist. Verify the product and try again.";
  const gone = (...path: unknown[]) => ({ message, path, extensions: { category: 'graphql-no-such-entity' } });

  it('is left out of the cart, which stays', async () => {
    const { data, error } = await details(
      answer([gone('cart', 'items', 0)], { cart: { id: 'c', items: [null, { id: '1' }] } }),
    );
    expect(error).toBeUndefined();
    expect(data).toMatchObject({ cart: { items: [{ id: '1' }] } });
  });

  it('is left out of the cart that a change answers with', async () => {
    const cart = { id: 'c', items: [{ id: '1' }, null] };
    const { client } = makeClient(() =>
      answer([gone('setPaymentMethodOnCart', 'cart', 'items', 1)], { setPaymentMethodOnCart: { cart } }),
    );
    const { setPaymentMethodOnCart } = await client.mutate(SetPaymentMethod, { cartId: 'c', code: 'free' });
    expect(setPaymentMethodOnCart?.cart.items).toMatchObject([{ id: '1' }]);
  });

  it('is no other thing that is not there', async () => {
    const { error } = await makeClient(() =>
      answer([{ ...gone('cmsBlocks', 'items', 0), message: 'No block.' }], { cmsBlocks: { items: [null] } }),
    ).client.queryPartial(GetCmsBlocks, { identifiers: ['a'] });
    expect(error?.problem).toEqual({ kind: 'not-found', message: 'No block.' });
  });
});
