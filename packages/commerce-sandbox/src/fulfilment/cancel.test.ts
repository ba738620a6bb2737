import { describe, expect, it } from 'vitest';
import { makeShopper } from '../orders/testing/makeShopper.ts';
import { mailsOf, openDesk } from './testing/desk.ts';
import { coinsOf, type Ordered, ordered, pay, seen, stockOf } from './testing/ordered.ts';

const CANCEL =
  'mutation ($id: ID!, $reason: String!) { cancelOrder(input: { order_id: $id, reason: $reason }) { error errorV2 { code message } order { status } } }';

interface Cancelled {
  cancelOrder: { error: string | null; errorV2: { code: string } | null; order: { status: string } | null };
}

const cancel = async ({ shopper, id }: Pick<Ordered, 'shopper' | 'id'>, reason = 'Too late') =>
  (await shopper.must<Cancelled>(CANCEL, { id, reason })).cancelOrder;

const withCredit = (shopper: Ordered['shopper'], id: string) =>
  shopper.must(
    `mutation ($id: String!) {
       applyCouponToCart(input: { cart_id: $id, coupon_code: "SAVE10" }) { cart { id } }
       applyMwRewardPointsToCart(input: { cart_id: $id, points: 100 }) { cart { id } }
     }`,
    { id },
  );

const couponUses = ({ shopper: { sandbox } }: Ordered) =>
  (sandbox.db.prepare("SELECT times_used FROM coupon WHERE code = 'SAVE10'").get() as { times_used: number })
    .times_used;

describe('a customer who cancels', () => {
  it('gets stock, coupon and coins back while nothing is paid, and the cart stays empty (invoice-05)', async () => {
    const order = await ordered([['NIL-PH-2', 2]], { email: 'asha@example.com', before: withCredit });
    expect([stockOf(order, 'NIL-PH-2'), await coinsOf(order), couponUses(order)]).toEqual([23, 2350, 1]);
    expect(await cancel(order)).toEqual({ error: null, errorV2: null, order: { status: 'Canceled' } });
    expect([stockOf(order, 'NIL-PH-2'), await coinsOf(order), couponUses(order)]).toEqual([25, 2450, 0]);
    expect(
      await seen(
        order,
        'comments { message } available_actions items { status quantity_canceled } credit_memos { id }',
      ),
    ).toEqual({
      comments: [{ message: 'Canceled: Too late' }],
      available_actions: ['REORDER'],
      items: [{ status: 'Canceled', quantity_canceled: 2 }],
      credit_memos: [],
    });
    expect(await order.shopper.must('{ customerCart { total_quantity } }')).toEqual({
      customerCart: { total_quantity: 0 },
    });
    const subjects = (await mailsOf(order.shopper.sandbox)).map(({ subject }) => subject);
    expect(subjects).toContain(`Your order #${order.number} was canceled`);
  });

  it('is paid back with a credit memo what was paid, to the paisa (invoice-05)', async () => {
    const order = await ordered([['AUR-HP-1', 3]], {
      email: 'asha@example.com',
      method: 'razorpay',
      before: withCredit,
    });
    pay(order);
    expect((await cancel(order)).order).toEqual({ status: 'Closed' });
    expect([stockOf(order, 'AUR-HP-1'), await coinsOf(order), couponUses(order)]).toEqual([25, 2450, 0]);
    const { credit_memos: memos, total } = await seen<{
      credit_memos: { items: unknown[]; total: { grand_total: { value: number }; total_tax: { value: number } } }[];
      total: { grand_total: { value: number }; total_tax: { value: number } };
    }>(
      order,
      'credit_memos { items { product_sku quantity_refunded } total { grand_total { value } total_tax { value } } } total { grand_total { value } total_tax { value } }',
    );
    expect(memos).toHaveLength(1);
    expect(memos[0]!.items).toEqual([{ product_sku: 'AUR-HP-1', quantity_refunded: 3 }]);
    // The coins were paid with, and count.
    expect(memos[0]!.total.grand_total.value).toBeCloseTo(total.grand_total.value + 100, 2);
    expect(memos[0]!.total.total_tax).toEqual(total.total_tax);
  });

  it('hears why not, once it is on its way or cancelled (invoice-06)', async () => {
    const order = await ordered([['NIL-PH-2', 1]], { email: 'ravi@example.com' });
    await openDesk(order.shopper.sandbox).press(order.number, 'ship');
    expect(await cancel(order)).toMatchObject({ errorV2: { code: 'PARTIAL_ORDER_ITEM_SHIPPED' }, order: null });
    const other = await ordered([['NIL-PH-2', 1]], { email: 'ravi@example.com' });
    await cancel(other);
    expect(await cancel(other)).toMatchObject({
      error: 'Order already closed, complete, cancelled or on hold',
      errorV2: { code: 'INVALID_ORDER_STATUS' },
    });
    expect(stockOf(other, 'NIL-PH-2')).toBe(25);
  });

  it('cancels nobody else’s order, and does not learn that there is one', async () => {
    const order = await ordered([['NIL-PH-2', 1]], { email: 'asha@example.com' });
    const guest = makeShopper({}, order.shopper.sandbox);
    const ravi = makeShopper({}, order.shopper.sandbox);
    await ravi.signIn('ravi@example.com');
    const missing = { ...order, shopper: ravi, id: Buffer.from('99999').toString('base64') };
    for (const who of [guest, ravi]) expect(await cancel({ ...order, shopper: who })).toEqual(await cancel(missing));
    expect(await seen(order, 'status')).toEqual({ status: 'Pending' });
  });

  it.each(['', '   ', 'x'.repeat(300)])('gives a reason of a length that fits, not "%s"', async reason => {
    const order = await ordered([['NIL-PH-2', 1]], { email: 'ravi@example.com' });
    expect((await order.shopper.ask(CANCEL, { id: order.id, reason })).errors).toHaveLength(1);
  });
});

describe('a guest who cancels', () => {
  const REQUEST =
    'mutation ($token: String!) { requestGuestOrderCancel(input: { token: $token, reason: "Too late" }) { errorV2 { code } order { status } } }';
  const CONFIRM =
    'mutation ($id: ID!, $key: String!) { confirmCancelOrder(input: { order_id: $id, confirmation_key: $key }) { errorV2 { code } order { status } } }';

  it('is mailed a key, which cancels once (invoice-09)', async () => {
    const order = await ordered([['NIL-PH-2', 1]]);
    const { shopper, token, id } = order;
    expect(await shopper.must(REQUEST, { token })).toEqual({
      requestGuestOrderCancel: { errorV2: null, order: { status: 'Pending' } },
    });
    const [mail] = await mailsOf(shopper.sandbox);
    const link = new URL(/https?:\S+/.exec(mail!.body)![0]);
    expect(link.pathname).toBe('/sales/guest/cancel');
    expect(link.searchParams.get('order_id')).toBe(id);
    const key = link.searchParams.get('confirmation_key');
    const refused = { confirmCancelOrder: { errorV2: { code: 'UNDEFINED' }, order: null } };
    expect(await shopper.must(CONFIRM, { id, key: 'wrong' })).toEqual(refused);
    expect(await shopper.must(CONFIRM, { id: Buffer.from('999').toString('base64'), key })).toEqual(refused);
    expect(await shopper.must(CONFIRM, { id, key })).toEqual({
      confirmCancelOrder: { errorV2: null, order: { status: 'Canceled' } },
    });
    expect(await shopper.must(CONFIRM, { id, key })).toEqual(refused);
    expect(stockOf(order, 'NIL-PH-2')).toBe(25);
  });

  it('gets one mail in ten minutes, and a key that ends after a day', async () => {
    const { shopper, token, id } = await ordered([['NIL-PH-2', 1]]);
    await shopper.must(REQUEST, { token });
    expect(await shopper.must(REQUEST, { token })).toMatchObject({
      requestGuestOrderCancel: { errorV2: { code: 'UNDEFINED' } },
    });
    const key = /confirmation_key=(\w+)/.exec((await mailsOf(shopper.sandbox))[0]!.body)![1];
    shopper.sandbox.pass(25 * 3600);
    expect(await shopper.must(CONFIRM, { id, key })).toMatchObject({
      confirmCancelOrder: { errorV2: { code: 'UNDEFINED' } },
    });
  });

  it('cannot cancel the order of an account', async () => {
    const { shopper, token } = await ordered([['NIL-PH-2', 1]], { email: 'asha@example.com' });
    expect((await makeShopper({}, shopper.sandbox).ask(REQUEST, { token })).errors?.[0]?.message).toBe(
      'Please login to view the order.',
    );
    expect(await shopper.must(REQUEST, { token })).toMatchObject({
      requestGuestOrderCancel: { errorV2: { code: 'UNAUTHORISED' } },
    });
  });
});
