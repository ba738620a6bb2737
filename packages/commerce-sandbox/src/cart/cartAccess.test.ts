import { describe, expect, it } from 'vitest';
import { makeShopper } from '../orders/testing/makeShopper.ts';

const CART =
  'query ($id: String!) { cart(cart_id: $id) { id total_quantity is_virtual applied_coupons { code } billing_address { city } shipping_addresses { city } } }';
const WISH = '0123456789abcdefghijABCDEFGHIJ01';

describe('creating a cart', () => {
  it('gives a guest a new one each time, with nothing in it', async () => {
    const guest = makeShopper();
    const [first, second] = [await guest.cartWith(), await guest.cartWith()];
    expect(first).not.toBe(second);
    expect(await guest.must(CART, { id: first })).toEqual({
      cart: {
        id: first,
        total_quantity: 0,
        is_virtual: false,
        applied_coupons: null,
        billing_address: null,
        shipping_addresses: [],
      },
    });
  });

  it('gives a customer the cart that is there already', async () => {
    const asha = makeShopper();
    await asha.signIn('asha@example.com');
    const first = await asha.cartWith();
    expect(await asha.cartWith()).toBe(first);
    expect(await asha.must('{ customerCart { id email } }')).toEqual({
      customerCart: { id: first, email: 'asha@example.com' },
    });
  });

  it('takes the id that a guest wishes, once', async () => {
    const guest = makeShopper();
    const create = (cartId: string) =>
      guest.ask('mutation ($id: String) { createEmptyCart(input: { cart_id: $id }) }', { id: cartId });
    expect((await create('short')).errors).toMatchObject([
      { message: 'Cart ID length should to be 32 symbols.', extensions: { category: 'graphql-input' } },
    ]);
    expect((await create(WISH)).data).toEqual({ createEmptyCart: WISH });
    expect((await create(WISH)).errors).toMatchObject([
      { message: `Cart with ID "${WISH}" already exists.`, extensions: { category: 'graphql-already-exists' } },
    ]);
  });

  it('has a newer form for guests only', async () => {
    const shopper = makeShopper();
    const CREATE = 'mutation { createGuestCart { cart { id total_quantity } } }';
    expect((await shopper.ask(CREATE)).data).toMatchObject({ createGuestCart: { cart: { total_quantity: 0 } } });
    await shopper.signIn('asha@example.com');
    expect((await shopper.ask(CREATE)).errors).toMatchObject([
      {
        message: 'Use `Query.customerCart` for logged in customer.',
        extensions: { category: 'graphql-already-exists' },
      },
    ]);
  });

  it('refuses customerCart to a guest', async () => {
    const answer = await makeShopper().ask('{ customerCart { id } }');
    expect(answer.errors).toMatchObject([
      { message: 'The request is allowed for logged in customer', extensions: { category: 'graphql-authorization' } },
    ]);
  });
});

describe('opening a cart', () => {
  it.each([
    ['', 'Required parameter "cart_id" is missing', 'graphql-input'],
    ['nope', 'Could not find a cart with ID "nope"', 'graphql-no-such-entity'],
  ])('refuses the id "%s"', async (id, message, category) => {
    expect((await makeShopper().ask(CART, { id })).errors).toMatchObject([{ message, extensions: { category } }]);
  });

  it('refuses another owner in either direction', async () => {
    const asha = makeShopper();
    const guest = makeShopper({}, asha.sandbox);
    const ravi = makeShopper({}, asha.sandbox);
    await asha.signIn('asha@example.com');
    await ravi.signIn('ravi@example.com');
    const hers = await asha.cartWith();
    const guests = await guest.cartWith();
    for (const [shopper, id] of [
      [guest, hers],
      [ravi, hers],
      [asha, guests],
    ] as const) {
      expect((await shopper.ask(CART, { id })).errors).toMatchObject([
        {
          message: `The current user cannot perform operations on cart "${id}"`,
          extensions: { category: 'graphql-authorization' },
        },
      ]);
    }
  });

  it('refuses a cart that has ended', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith(['NIL-PH-2', 1]);
    await guest.readyToPlace(id, 'cashondelivery');
    await guest.place(id);
    expect((await guest.ask(CART, { id })).errors).toMatchObject([
      { message: "The cart isn't active.", extensions: { category: 'graphql-no-such-entity' } },
    ]);
  });

  it('moves a cart between views of the website without a word', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith(['NIL-PH-2', 1]);
    expect(
      await guest.must('query ($id: String!) { cart(cart_id: $id) { total_quantity } }', { id }, { store: 'float' }),
    ).toEqual({ cart: { total_quantity: 1 } });
  });
});
