import { describe, expect, it } from 'vitest';
import { openDatabase, run } from '../database.ts';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';
import { TEST_START } from '../testing/makeSandbox.ts';
import { hindiShopper } from '../testing/toldInHindi.ts';
import { coinBalance, coinExpiry, coinTransactions, moveCoins } from './ledger.ts';
import { coinTables } from './tables.ts';

const APPLY = `mutation ($id: String!, $points: Float) {
  applyMwRewardPointsToCart(input: { cart_id: $id, points: $points }) { cart { mw_applied_reward_points { points money { value currency } } prices { grand_total { value } } } }
}`;
const COINS =
  '{ customer { mw_reward_points { balance { points money { value currency } } expiration_date transactions { balance delta message date } } } }';

interface Coins {
  customer: {
    mw_reward_points: {
      balance: { points: number };
      expiration_date: string | null;
      transactions: { balance: number; delta: string; message: string; date: string }[] | null;
    };
  };
}

async function asha(): Promise<Shopper> {
  const shopper = makeShopper();
  await shopper.signIn('asha@example.com');
  return shopper;
}

describe('coins', () => {
  it('show balance and transactions, newest first', async () => {
    const { customer } = await (await asha()).must<Coins>(COINS);
    expect(customer.mw_reward_points.balance).toEqual({ points: 2450, money: { value: 2450, currency: 'INR' } });
    const transactions = customer.mw_reward_points.transactions!;
    expect(transactions[0]).toMatchObject({ balance: 2450, message: 'Festive bonus' });
    expect(transactions.at(-1)).toEqual({
      balance: 2000,
      delta: '+2000.0000',
      message: 'Welcome to the programme',
      date: '1/1/26, 12:00 PM',
    });
  });

  it('say why they came in the language of the store view', async () => {
    const shopper = hindiShopper();
    await shopper.signIn('asha@example.com');
    const { customer } = await shopper.must<Coins>(COINS);
    expect(customer.mw_reward_points.transactions![0]).toMatchObject({ message: 'त्योहार का बोनस' });
  });

  it('have no transactions for a new customer', async () => {
    const ravi = makeShopper();
    await ravi.signIn('ravi@example.com');
    const { customer } = await ravi.must<Coins>(COINS);
    expect(customer.mw_reward_points).toMatchObject({ balance: { points: 0 }, transactions: null });
  });

  it('lower the total; more than the balance is clamped to it', async () => {
    const shopper = await asha();
    const id = await shopper.cartWith(['NIL-PH-2', 1]);
    const apply = async (points: number | null) =>
      (await shopper.must<{ applyMwRewardPointsToCart: { cart: unknown } }>(APPLY, { id, points }))
        .applyMwRewardPointsToCart.cart;
    expect(await apply(100)).toEqual({
      mw_applied_reward_points: { points: 100, money: { value: 100, currency: 'INR' } },
      prices: { grand_total: { value: 7899 } },
    });
    expect(await apply(9999)).toMatchObject({ mw_applied_reward_points: { points: 2450 } });
    expect(await apply(null)).toMatchObject({ mw_applied_reward_points: { points: 2450 } });
  });

  it.each([2.3, 1.15, 8.2, 0.29])('pay %d to the paisa', async points => {
    const shopper = await asha();
    const id = await shopper.cartWith(['NIL-PH-2', 1]);
    expect(await shopper.must(APPLY, { id, points })).toMatchObject({
      applyMwRewardPointsToCart: { cart: { mw_applied_reward_points: { points } } },
    });
  });

  it('never pay more than the cart is worth', async () => {
    const shopper = await asha();
    const id = await shopper.cartWith(['NIL-GV-1', 1]);
    expect(await shopper.must(APPLY, { id, points: null })).toMatchObject({
      applyMwRewardPointsToCart: {
        cart: { mw_applied_reward_points: { points: 500 }, prices: { grand_total: { value: 0 } } },
      },
    });
  });

  it('can be taken off again', async () => {
    const shopper = await asha();
    const id = await shopper.cartWith(['NIL-PH-2', 1]);
    await shopper.must(APPLY, { id, points: 100 });
    const REMOVE =
      'mutation ($id: String!) { removeMwRewardPointsFromCart(input: { cart_id: $id }) { cart { mw_applied_reward_points { points } } } }';
    expect(await shopper.must(REMOVE, { id })).toEqual({
      removeMwRewardPointsFromCart: { cart: { mw_applied_reward_points: null } },
    });
  });

  it('are for customers', async () => {
    const guest = makeShopper();
    const id = await guest.cartWith(['NIL-PH-2', 1]);
    expect((await guest.ask(APPLY, { id, points: 1 })).errors).toMatchObject([
      { message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } },
    ]);
    expect(
      await guest.must('query ($id: String!) { cart(cart_id: $id) { mw_reward_messages { cart_message } } }', { id }),
    ).toEqual({
      cart: { mw_reward_messages: null },
    });
  });

  it('are taken when the order is placed', async () => {
    const shopper = await asha();
    const id = await shopper.cartWith(['NIL-PH-2', 1]);
    await shopper.must(APPLY, { id, points: 50 });
    await shopper.readyToPlace(id, 'cashondelivery');
    const number = await shopper.place(id);
    const { customer } = await shopper.must<Coins>(COINS);
    expect(customer.mw_reward_points.balance.points).toBe(2400);
    expect(customer.mw_reward_points.transactions?.[0]).toMatchObject({
      delta: '-50.0000',
      balance: 2400,
      message: `Used for order #${number}`,
    });
  });

  // Rule coins-02.
  it('are lost a year after their last change, and the history says so', async () => {
    const shopper = await asha();
    const before = (await shopper.must<Coins>(COINS)).customer.mw_reward_points;
    const year = 365 * 24 * 60 * 60;
    // Of the newest change, a day before the sandbox was made.
    expect(Date.parse(`${before.expiration_date?.replace(' ', 'T')}Z`)).toBe(
      TEST_START.getTime() + (year - 86_400) * 1000,
    );
    shopper.sandbox.pass(year - 86_400);
    await shopper.signIn('asha@example.com');
    const after = (await shopper.must<Coins>(COINS)).customer.mw_reward_points;
    expect(after).toMatchObject({ balance: { points: 0 }, expiration_date: null });
    expect(after.transactions?.slice(0, 2)).toMatchObject([
      { delta: '-2450.0000', balance: 0, message: 'Expired after a year without a change' },
      { balance: 2450 },
    ]);
    const id = await shopper.cartWith(['NIL-PH-2', 1]);
    expect(await shopper.must(APPLY, { id, points: null })).toMatchObject({
      applyMwRewardPointsToCart: { cart: { mw_applied_reward_points: null } },
    });
  });

  it('that are earned after a loss count from nothing, and both stand in the ledger', () => {
    const db = openDatabase(':memory:');
    const day = (count: number) => new Date(TEST_START.getTime() + count * 86_400_000);
    run(db, 'PRAGMA foreign_keys = OFF');
    db.exec(coinTables);
    moveCoins(db, 7, 500, 'Welcome', day(0));
    moveCoins(db, 7, 300, 'Earned', day(400));
    expect([coinBalance(db, 7, day(400)), coinExpiry(db, 7, day(400))]).toEqual([300, day(765).getTime()]);
    expect(coinTransactions(db, 7, day(400)).map(({ delta, balance }) => [delta, balance])).toEqual([
      [300, 300],
      [-500, 0],
      [500, 500],
    ]);
  });
});
