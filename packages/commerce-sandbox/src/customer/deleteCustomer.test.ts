import { describe, expect, it } from 'vitest';
import { makeShopper } from '../orders/testing/makeShopper.ts';

const DELETE = 'mutation { deleteCustomer }';

async function ashaLeaves() {
  const asha = makeShopper();
  await asha.signIn('asha@example.com');
  const number = await asha.cartWith(['NIL-PH-2', 1]).then(async cart => {
    await asha.readyToPlace(cart, 'cashondelivery');
    return asha.place(cart);
  });
  await asha.must(
    'mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "NIL-PH-2", quantity: 1 }]) { user_errors { message } } }',
  );
  const open = await asha.cartWith(['NIL-PH-2', 1]);
  await asha.must(DELETE);
  return { asha, number, open };
}

describe('deleting an account', () => {
  it('leaves nobody to sign in, and no session', async () => {
    const { asha } = await ashaLeaves();
    expect((await asha.ask('{ customer { email } }')).errors?.[0]).toMatchObject({
      message: "The current customer isn't authorized.",
    });
    await expect(asha.signIn('asha@example.com')).rejects.toThrow('The account sign-in was incorrect');
  });

  it('keeps the order, which is nobody’s account any more, and nothing else', async () => {
    const { asha, number } = await ashaLeaves();
    const { db } = asha.sandbox;
    expect(db.prepare('SELECT customer_id FROM sales_order WHERE number = ?').get(number)).toEqual({
      customer_id: null,
    });
    for (const table of ['customer_address', 'customer_token', 'coin_transaction', 'wishlist'])
      expect(db.prepare(`SELECT count(*) AS count FROM ${table} WHERE customer_id = 1`).get()).toEqual({ count: 0 });
    expect(db.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  });

  it('closes the cart, so that nobody who knows its id goes on with it', async () => {
    const { asha, open } = await ashaLeaves();
    const guest = makeShopper({}, asha.sandbox);
    const { errors } = await guest.ask('query ($id: String!) { cart(cart_id: $id) { id } }', { id: open });
    expect(errors?.[0]?.message).toBe("The cart isn't active.");
  });

  it('tells the address that the account had', async () => {
    const { asha } = await ashaLeaves();
    expect(asha.sandbox.db.prepare('SELECT recipient, subject FROM mail ORDER BY id DESC LIMIT 1').get()).toEqual({
      recipient: 'asha@example.com',
      subject: 'Your account was deleted',
    });
  });

  it('touches nobody else, and is refused to a guest', async () => {
    const ravi = makeShopper();
    expect((await ravi.ask(DELETE)).errors?.[0]).toMatchObject({
      message: "The current customer isn't authorized.",
      extensions: { category: 'graphql-authorization' },
    });
    await ravi.signIn('ravi@example.com');
    await ravi.must(DELETE);
    await expect(makeShopper({}, ravi.sandbox).signIn('asha@example.com')).resolves.toBeTruthy();
  });
});
