import { describe, expect, it } from 'vitest';
import { makeShopper } from '../orders/testing/makeShopper.ts';

const MERGE = `mutation ($source: String!, $target: String) {
  mergeCarts(source_cart_id: $source, destination_cart_id: $target) { id items { quantity product { sku } } applied_coupons { code } }
}`;
const COUPON =
  'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "SAVE10" }) { cart { id } } }';

async function twoCarts(guestItems: [string, number][], ownItems: [string, number][]) {
  const guest = makeShopper();
  const asha = makeShopper({}, guest.sandbox);
  const source = await guest.cartWith(...guestItems);
  await asha.signIn('asha@example.com');
  return { guest, asha, source, own: await asha.cartWith(...ownItems) };
}

describe('merging carts', () => {
  it('adds equal lines up, takes the coupon along and ends the guest cart', async () => {
    const { guest, asha, source, own } = await twoCarts(
      [
        ['NIL-PH-2', 2],
        ['NIL-GV-1', 1],
      ],
      [['NIL-PH-2', 1]],
    );
    await guest.must(COUPON, { id: source });
    expect(await asha.must(MERGE, { source, target: own })).toEqual({
      mergeCarts: {
        id: own,
        items: [
          { quantity: 3, product: { sku: 'NIL-PH-2' } },
          { quantity: 1, product: { sku: 'NIL-GV-1' } },
        ],
        applied_coupons: [{ code: 'SAVE10' }],
      },
    });
    expect((await asha.ask(MERGE, { source })).errors?.[0]?.message).toBe("The cart isn't active.");
  });

  it('drops a line over the stock without a word', async () => {
    const { asha, source, own } = await twoCarts(
      [
        ['AUR-HP-2', 2],
        ['NIL-PH-2', 1],
      ],
      [['AUR-HP-2', 2]],
    );
    const { mergeCarts } = await asha.must<{ mergeCarts: { items: unknown } }>(MERGE, { source });
    expect(mergeCarts.items).toEqual([
      { quantity: 2, product: { sku: 'AUR-HP-2' } },
      { quantity: 1, product: { sku: 'NIL-PH-2' } },
    ]);
    expect(await asha.must('{ customerCart { id } }')).toEqual({ customerCart: { id: own } });
  });

  it('makes the customer a cart where there is none', async () => {
    const guest = makeShopper();
    const ravi = makeShopper({}, guest.sandbox);
    const source = await guest.cartWith(['NIL-PH-2', 1]);
    await ravi.signIn('ravi@example.com');
    expect(await ravi.must(MERGE, { source })).toMatchObject({ mergeCarts: { items: [{ quantity: 1 }] } });
  });

  it('is for customers, with a guest cart', async () => {
    const { guest, asha, source, own } = await twoCarts([['NIL-PH-2', 1]], []);
    expect((await guest.ask(MERGE, { source })).errors).toMatchObject([
      { message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } },
    ]);
    expect((await asha.ask(MERGE, { source: own })).errors?.[0]?.message).toBe(
      `The current user cannot perform operations on cart "${own}"`,
    );
    expect((await asha.ask(MERGE, { source: '' })).errors?.[0]?.message).toBe(
      'Required parameter "source_cart_id" is missing',
    );
  });

  it('can give the guest cart to the customer instead', async () => {
    const { asha, source, own } = await twoCarts(
      [['NIL-PH-2', 1]],
      [
        ['NIL-PH-2', 2],
        ['NIL-GV-1', 1],
      ],
    );
    const ASSIGN = 'mutation ($id: String!) { assignCustomerToGuestCart(cart_id: $id) { id items { quantity } } }';
    expect(await asha.must(ASSIGN, { id: source })).toEqual({
      assignCustomerToGuestCart: { id: source, items: [{ quantity: 3 }, { quantity: 1 }] },
    });
    expect(await asha.must('{ customerCart { id } }')).toEqual({ customerCart: { id: source } });
    expect((await asha.ask(ASSIGN, { id: own })).errors?.[0]?.message).toBe("The cart isn't active.");
  });
});
