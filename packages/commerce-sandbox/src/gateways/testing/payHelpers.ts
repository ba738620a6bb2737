import type { SandboxOptions } from '../../server.ts';
import { makeShopper, type Shopper } from '../../orders/testing/makeShopper.ts';

/** An order that waits for money, and what the tests ask about it. */
export interface Waiting {
  shopper: Shopper;
  cartId: string;
  number: string;
}

/** Somebody has placed an order for one phone (₹7,999) and is about to pay it. */
export async function orderWaiting(method: 'razorpay' | 'cashfree' | 'cashondelivery', email?: string, options: Partial<SandboxOptions> = {}): Promise<Waiting> {
  const shopper = makeShopper(options);
  if (email) await shopper.signIn(email);
  const cartId = await shopper.cartWith(['NIL-PH-2', 1]);
  await shopper.readyToPlace(cartId, method);
  return { shopper, cartId, number: await shopper.place(cartId) };
}

/** Status and stock after something happened to the order. */
export function stateOf({ shopper, cartId, number }: Waiting) {
  const { db } = shopper.sandbox;
  const value = (sql: string, key: string) => Object.values(db.prepare(sql).get(key) as Record<string, unknown>)[0];
  return {
    status: value('SELECT status FROM sales_order WHERE number = ?', number),
    stock: value('SELECT stock FROM product WHERE sku = ?', 'NIL-PH-2'),
    cartIsActive: value('SELECT is_active FROM cart WHERE masked_id = ?', cartId) === 1,
  };
}

export const waiting = (status: string) => ({ status, stock: 24, cartIsActive: false });
export const paid = { status: 'processing', stock: 24, cartIsActive: false };
export const givenBack = { status: 'canceled', stock: 25, cartIsActive: true };

/** A form as a pay page sends it. */
export async function submit({ shopper }: Waiting, path: string, fields: Record<string, string>, framed = true) {
  const response = await shopper.sandbox.fetch(
    new Request(`http://sandbox.test/gateways${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...(framed && { accept: 'application/json' }) },
      body: new URLSearchParams(fields),
    }),
  );
  const text = await response.text();
  return { status: response.status, location: response.headers.get('location'), body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : text };
}

/** A raw call of a webhook. */
export async function callHook({ shopper }: Waiting, path: string, body: string, headers: Record<string, string>) {
  const response = await shopper.sandbox.fetch(new Request(`http://sandbox.test/gateways${path}`, { method: 'POST', headers, body }));
  return { status: response.status, body: await response.json() };
}
