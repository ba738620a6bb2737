import { describe, expect, it } from 'vitest';
import { ProblemError } from '../problems.ts';
import { settle } from '../testing/fakeClock.ts';
import { lost } from '../testing/fakeCommerce.ts';
import { errorOf, progressOf, readyToOrder } from '../testing/readyToOrder.ts';
import { resumeOrder } from './resumeOrder.ts';
import { submitOrder } from './submitOrder.ts';

const MINUTE = 60_000;

it('keeps the receipt for half an hour, not longer', async () => {
  const shop = await readyToOrder();
  await shop.dispatch(submitOrder());
  await shop.clock.pass(30 * MINUTE);
  expect(shop.persistence.get('receipt')).toBeDefined();
  await shop.clock.pass(1);
  expect(shop.persistence.get('receipt')).toBeUndefined();
});

it('forgets cached private answers after an order: orders and coins have changed', async () => {
  const shop = await readyToOrder();
  await shop.dispatch(submitOrder());
  expect(shop.commerce.evictions).toBe(1);
});

it('completes without a number when the order is known but the server cannot be asked for it', async () => {
  const shop = await readyToOrder();
  shop.commerce.fail('orderOfCart', lost, 'before', 6);
  const running = shop.dispatch(submitOrder());
  await shop.clock.pass(MINUTE);
  expect(await running).toMatchObject({
    status: 'done',
    value: { receipt: { id: String(shop.cart.order?.entity_id), number: null } },
  });
});

it('completes without a number when the order was accepted and the server then knows of none', async () => {
  const shop = await readyToOrder();
  shop.commerce.port.orderOfCart = async () => null;
  expect(await shop.dispatch(submitOrder())).toMatchObject({
    status: 'done',
    value: { receipt: { id: String(shop.cart.order?.entity_id), number: null } },
  });
});

// Rule checkout-21.
describe('an accepted order whose number nobody tells', () => {
  type Shop = Awaited<ReturnType<typeof readyToOrder>>;
  const never = (shop: Shop) => void (shop.commerce.port.orderOfCart = () => new Promise(() => {}));

  it.each<[string, (shop: Shop) => void]>([
    ['no answer comes', never],
    [
      'the answers are lost one after the other, each after a while',
      shop => {
        shop.commerce.port.orderOfCart = async () => {
          await new Promise<void>(resolve => shop.clock.setTimeout(resolve, 5000));
          throw new ProblemError(lost);
        };
      },
    ],
  ])('is placed without it after seconds, where %s, and is not sent again', async (_, arrange) => {
    const shop = await readyToOrder();
    arrange(shop);
    const running = shop.dispatch(submitOrder());
    await shop.clock.pass(7999);
    expect(progressOf(shop)).toBe('sending');
    await shop.clock.pass(1);
    expect(await running).toMatchObject({
      status: 'done',
      value: { kind: 'placed', receipt: { id: String(shop.cart.order?.entity_id), number: null } },
    });
    expect([progressOf(shop), errorOf(shop), shop.persistence.get('openOrder')]).toEqual(['none', null, undefined]);
    await shop.clock.pass(MINUTE);
    expect([progressOf(shop), shop.commerce.count('placeOrder')]).toEqual(['none', 1]);
  });

  it('is so too after a reload', async () => {
    const shop = await readyToOrder();
    never(shop);
    void shop.dispatch(submitOrder());
    await settle();
    const next = shop.reopened();
    const resumed = next.dispatch(resumeOrder());
    await shop.clock.pass(8000);
    expect(await resumed).toMatchObject({ status: 'done', value: { kind: 'placed', receipt: { number: null } } });
  });

  it('is looked for where it is to be paid at a gateway, which needs the number, and goes on once it is told', async () => {
    const shop = await readyToOrder('razorpay');
    const { orderOfCart } = shop.commerce.port;
    let answer = (): void => undefined;
    shop.commerce.port.orderOfCart = async cartId => {
      await new Promise<void>(resolve => (answer = resolve));
      return orderOfCart(cartId);
    };
    const running = shop.dispatch(submitOrder());
    await shop.clock.pass(8000);
    expect([progressOf(shop), errorOf(shop)]).toMatchObject([
      'unsettled',
      { message: expect.stringContaining('it will not be ordered twice') as string },
    ]);
    answer();
    expect(await running).toMatchObject({ status: 'done', value: { kind: 'payment' } });
    expect([progressOf(shop), shop.commerce.count('placeOrder')]).toEqual(['awaiting-payment', 1]);
  });
});
