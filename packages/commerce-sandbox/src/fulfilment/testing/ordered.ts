import { storeViews } from '../../catalogue/storeViews.ts';
import { orderByNumber } from '../../orders/findOrder.ts';
import { payOrder } from '../../orders/payOrder.ts';
import { makeShopper, type Shopper } from '../../orders/testing/makeShopper.ts';
import type { SandboxOptions } from '../../server.ts';
import type { TestSandbox } from '../../testing/makeSandbox.ts';

/** An order that has just been placed, and what its buyer knows of it. */
export interface Ordered {
  shopper: Shopper;
  number: string;
  id: string;
  token: string;
}

/** Somebody has ordered: the customer of an e-mail address, else a guest. */
export async function ordered(
  items: readonly (readonly [sku: string, quantity: number])[],
  {
    email,
    method = 'cashondelivery',
    items: add,
    before,
    sandbox,
    store,
    ...options
  }: Partial<SandboxOptions> & {
    email?: string;
    /** One that is there already. */
    sandbox?: TestSandbox;
    /** Code of the store view. */
    store?: string;
    method?: string;
    /** Puts more into the cart. */
    items?: (shopper: Shopper, cartId: string) => Promise<unknown>;
    /** Coupons, coins and the like. */
    before?: (shopper: Shopper, cartId: string) => Promise<unknown>;
  } = {},
): Promise<Ordered> {
  const shopper = sandbox ? makeShopper({}, sandbox) : makeShopper(options);
  if (email) await shopper.signIn(email);
  const cartId = await shopper.cartWith(...items);
  await add?.(shopper, cartId);
  await shopper.readyToPlace(cartId, method);
  await before?.(shopper, cartId);
  const { placeOrder: placed } = await shopper.must<{
    placeOrder: { orderV2: { id: string; number: string; token: string } };
  }>(
    'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { id number token } } }',
    { id: cartId },
    store === undefined ? {} : { store },
  );
  return { shopper, ...placed.orderV2 };
}

/** The gateway has told that the money has come. */
export const pay = ({ shopper: { sandbox }, number }: Ordered) =>
  payOrder(
    { db: sandbox.db, clock: () => new Date('2026-03-02T06:30:00.000Z'), config: { storeViews } },
    orderByNumber(sandbox.db, number)!.id,
    'pay_Test',
  );

/** Fields of the order, as its customer sees them. */
export async function seen<Order>({ shopper, number }: Ordered, fields: string): Promise<Order> {
  const { customer } = await shopper.must<{ customer: { orders: { items: Order[] } } }>(
    `query ($number: String!) { customer { orders(filter: { number: { eq: $number } }, scope: GLOBAL) { items { ${fields} } } } }`,
    { number },
  );
  return customer.orders.items[0]!;
}

export const stockOf = ({ shopper: { sandbox } }: Ordered, sku: string): number =>
  (sandbox.db.prepare('SELECT stock FROM product WHERE sku = ?').get(sku) as { stock: number }).stock;

export async function coinsOf({ shopper }: Ordered): Promise<number> {
  const data = await shopper.must<{ customer: { mw_reward_points: { balance: { points: number } } } }>(
    '{ customer { mw_reward_points { balance { points } } } }',
  );
  return data.customer.mw_reward_points.balance.points;
}
