import { describe, expect, it } from 'vitest';
import { settle } from '../testing/fakeClock.ts';
import { data, failure, refused, type Answer } from '../testing/fakeServer.ts';
import { makePort } from '../testing/makePort.ts';

describe('cart calls', () => {
  it('creates a cart', async () => {
    const { commerce } = makePort(() => data({ createEmptyCart: 'c'.repeat(32) }));
    expect(await commerce.createCart()).toBe('c'.repeat(32));
  });

  it('rejects when the server creates no cart', async () => {
    const { commerce } = makePort(() => data({ createEmptyCart: null }));
    await expect(commerce.createCart()).rejects.toMatchObject({ message: 'Unable to create cart' });
  });

  it('gives cart details without the lines that the server could not read', async () => {
    const { commerce } = makePort(() => data({ cart: { id: 'c', items: [null, { uid: 'MQ==' }] } }));
    expect(await commerce.cartDetails('c')).toMatchObject({ id: 'c', items: [{ uid: 'MQ==' }] });
  });

  it.each([
    ['with what belongs together', { total_quantity: 3, total_summary_quantity_including_config: 5 }, 5],
    ["by Magento's own count where it has no other", { total_quantity: 3 }, 3],
  ])('counts the pieces of a cart %s, anew each time', async (_, counts, pieces) => {
    const { commerce, server } = makePort(() => data({ cart: { id: 'c', ...counts } }));
    expect([await commerce.itemCount('c'), await commerce.itemCount('c')]).toEqual([pieces, pieces]);
    expect(server.requests).toHaveLength(2);
  });

  it('tells of an item that was added how many pieces the cart has then', async () => {
    const cart = { id: 'c', total_quantity: 3, total_summary_quantity_including_config: 3 };
    const { commerce } = makePort(() => data({ addProductsToCart: { cart, user_errors: [] } }));
    expect(await commerce.addItem({ cartId: 'c', sku: 'A', quantity: 1 })).toBe(3);
  });

  // Rule client-08.
  it('gives cart details of a cart whose stock has run out, not an error', async () => {
    const { commerce } = makePort(() => ({
      body: {
        errors: [
          {
            message: 'The requested qty is not available',
            path: ['cart', 'items', 0],
            extensions: { category: 'graphql-input' },
          },
        ],
        data: { cart: { id: 'c', items: [null, { uid: 'MQ==' }] } },
      },
    }));
    expect(await commerce.cartDetails('c')).toMatchObject({ items: [{ uid: 'MQ==' }] });
  });

  it('never answers with details that were under way when they were asked for', async () => {
    const open: ((answer: Answer) => void)[] = [];
    const { commerce, server } = makePort(() => new Promise<Answer>(resolve => open.push(resolve)));
    const [first, second, third] = [commerce.cartDetails('c'), commerce.cartDetails('c'), commerce.cartDetails('c')];
    await settle();
    open[0]?.(data({ cart: { id: 'c', total_quantity: 1, items: [] } }));
    await settle();
    open[1]?.(data({ cart: { id: 'c', total_quantity: 2, items: [] } }));
    expect((await Promise.all([first, second, third])).map(({ total_quantity: count }) => count)).toEqual([1, 2, 2]);
    expect(server.requests).toHaveLength(2);
  });

  it('fetches details again after a fetch that failed', async () => {
    const { commerce } = makePort((_request, index) =>
      index === 0
        ? failure("The cart isn't active.", 'graphql-no-such-entity')
        : data({ cart: { id: 'c', items: [] } }),
    );
    const [first, second] = [commerce.cartDetails('c').catch((error: unknown) => error), commerce.cartDetails('c')];
    expect(await first).toMatchObject({ problem: { kind: 'invalid-cart' } });
    expect(await second).toMatchObject({ id: 'c' });
  });

  it('adds a simple and a configurable product by the same call', async () => {
    const { commerce, server } = makePort(() => data({ addProductsToCart: { cart: { id: 'c' }, user_errors: [] } }));
    await commerce.addItem({ cartId: 'c', sku: 'S', quantity: 1 });
    await commerce.addItem({ cartId: 'c', sku: 'P-red', parentSku: 'P', quantity: 2 });
    expect(server.requests.map(({ variables }) => variables)).toEqual([
      { cartId: 'c', sku: 'S', parentSku: null, quantity: 1 },
      { cartId: 'c', sku: 'P-red', parentSku: 'P', quantity: 2 },
    ]);
  });

  it.each([
    [
      'user errors',
      data({
        addProductsToCart: {
          cart: { id: 'c' },
          user_errors: [{ code: 'INSUFFICIENT_STOCK', message: 'Only 3 of 5 available' }],
        },
      }),
    ],
    ['a thrown error', failure('Only 3 of 5 available', 'graphql-input')],
  ])('rejects an add with the text of the server: %s', async (_dialect, answer) => {
    const { commerce } = makePort(() => answer);
    await expect(commerce.addItem({ cartId: 'c', sku: 'S', quantity: 5 })).rejects.toMatchObject({
      problem: { kind: 'rejected', message: 'Only 3 of 5 available' },
      responseMessage: 'Only 3 of 5 available',
    });
  });

  it.each([
    [
      'errors as data',
      data({ updateCartItems: { cart: { id: 'c' }, errors: [{ code: 'INSUFFICIENT_STOCK', message: 'Not enough' }] } }),
    ],
    ['a thrown error', failure('Not enough', 'graphql-input')],
  ])('rejects an update with the text of the server: %s', async (_dialect, answer) => {
    const { commerce } = makePort(() => answer);
    await expect(commerce.updateItem({ cartId: 'c', itemId: 'MQ==', quantity: 9 })).rejects.toMatchObject({
      problem: { kind: 'rejected', message: 'Not enough' },
    });
  });

  it('removes a line whose removal had succeeded when its answer was lost', async () => {
    const { commerce, clock, server } = makePort((_request, index) => {
      if (index === 0) throw refused();
      return failure("The cart doesn't contain the item", 'graphql-no-such-entity');
    });
    const removal = commerce.removeItem({ cartId: 'c', itemId: 'MQ==' });
    await clock.advance(10_000);
    await expect(removal).resolves.toBe(true);
    expect(server.requests).toHaveLength(2);
  });

  it('tells that a line to remove was gone before', async () => {
    const { commerce } = makePort(() => failure("The cart doesn't contain the item", 'graphql-no-such-entity'));
    await expect(commerce.removeItem({ cartId: 'c', itemId: 'MQ==' })).resolves.toBe(false);
  });

  it('applies a coupon whose application had succeeded when its answer was lost', async () => {
    const { commerce } = makePort(({ operationName }) =>
      operationName === 'applyCoupon'
        ? failure('A coupon is already applied to the cart. Please remove it to apply another', 'graphql-input')
        : data({ cart: { id: 'c', applied_coupons: [{ code: 'save10' }] } }),
    );
    await expect(commerce.applyCoupon({ cartId: 'c', code: 'SAVE10' })).resolves.toBeUndefined();
    await expect(commerce.applyCoupon({ cartId: 'c', code: 'FLAT500' })).rejects.toMatchObject({
      problem: { kind: 'rejected' },
    });
  });

  it('tells that a coupon is not valid', async () => {
    const text = "The coupon code isn't valid. Verify the code and try again.";
    const { commerce } = makePort(() => failure(text, 'graphql-no-such-entity'));
    await expect(commerce.applyCoupon({ cartId: 'c', code: 'NOPE' })).rejects.toMatchObject({
      problem: { kind: 'not-found', message: text },
    });
  });

  it('checks access by asking for the id', async () => {
    const { commerce, server } = makePort((_request, index) =>
      index === 0
        ? data({ cart: { id: 'c' } })
        : failure('The current user cannot perform operations on cart "c"', 'graphql-authorization'),
    );
    await expect(commerce.checkCartAccess('c')).resolves.toBeUndefined();
    await expect(commerce.checkCartAccess('c')).rejects.toMatchObject({ problem: { kind: 'invalid-cart' } });
    expect(server.requests.map(({ query }) => query)[0]).toBe(
      'query checkCartAccess($cart_id:String!){cart(cart_id:$cart_id){__typename id}}',
    );
  });

  it('finds the cart of the customer and merges carts, without lines that the server could not read', async () => {
    const line = { __typename: 'SimpleCartItem', uid: 'l' };
    const { commerce, server } = makePort(
      ({ operationName }) =>
        data(
          operationName === 'mergeCarts'
            ? { mergeCarts: { id: 'b', items: [null, line] } }
            : { customerCart: { id: 'b', items: [] } },
        ),
      't0ken',
    );
    expect(await commerce.customerCart()).toEqual({ id: 'b', items: [] });
    expect(await commerce.mergeCarts({ source: 'a', destination: 'b' })).toEqual({ id: 'b', items: [line] });
    expect(server.requests[1]?.variables).toEqual({ source: 'a', destination: 'b' });
  });

  it('asks what is left on a gift card without its code in an address', async () => {
    const { commerce, server } = makePort(() =>
      data({ giftCardAccount: { code: 'GIFT-1', balance: { currency: 'INR', value: 600 }, expiration_date: null } }),
    );
    expect(await commerce.giftCardBalance('gift-1')).toEqual({ code: 'GIFT-1', balance: 600, expires: null });
    expect(server.requests[0]).toMatchObject({ method: 'POST', variables: { giftCardCode: 'gift-1' } });
  });
});
