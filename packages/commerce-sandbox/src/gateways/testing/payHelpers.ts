import type { SandboxOptions } from '../../server.ts';
import type { Gateway } from '../traits.ts';
import { makeShopper, type Shopper } from '../../orders/testing/makeShopper.ts';

/** Origin of the shop that the tests pay in. */
export const SHOP = 'https://shop.example';

/** An order that waits for money, and what the tests ask about it. */
export interface Waiting {
  shopper: Shopper;
  cartId: string;
  number: string;
}

/** Somebody has placed an order for one phone (₹7,999) and is about to pay it. */
export async function orderWaiting(
  method: Gateway | 'cashondelivery',
  email?: string,
  options: Partial<SandboxOptions> = {},
): Promise<Waiting> {
  const shopper = makeShopper({ shopOrigins: [SHOP], ...options });
  if (email) await shopper.signIn(email);
  const cartId = await shopper.cartWith(['NIL-PH-2', 1]);
  await shopper.readyToPlace(cartId, method);
  return { shopper, cartId, number: await shopper.place(cartId) };
}

/** Names the order and proves whose it is. */
export const claim = ({ number, cartId }: Waiting) => ({ number, cartId });

/** Somebody else at the same shop: a guest, or the customer of an e-mail address. */
export async function stranger({ shopper }: Waiting, email?: string): Promise<Shopper> {
  const other = makeShopper({}, shopper.sandbox);
  if (email) await other.signIn(email);
  return other;
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

const postForm = (
  { shopper }: Waiting,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string>,
) =>
  shopper.sandbox.fetch(
    new Request(`http://sandbox.test${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields),
    }),
  );

/** The form of the bank's desk, sent by the desk's own page unless `headers` say otherwise. Answers the status. */
export const decide = async (
  order: Waiting,
  fields: Record<string, string>,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
) => (await postForm(order, '/payments', fields, headers)).status;

/** A form as a pay page sends it. */
export async function submit(
  order: Waiting,
  path: string,
  fields: Record<string, string>,
  framed = true,
  headers: Record<string, string> = {},
) {
  const response = await postForm(order, `/gateways${path}`, fields, {
    ...(framed && { accept: 'application/json' }),
    ...headers,
  });
  const text = await response.text();
  return {
    status: response.status,
    location: response.headers.get('location'),
    body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : text,
  };
}

/** A raw call of a webhook. */
export async function callHook({ shopper }: Waiting, path: string, body: string, headers: Record<string, string>) {
  const response = await shopper.sandbox.fetch(
    new Request(`http://sandbox.test/gateways${path}`, { method: 'POST', headers, body }),
  );
  return { status: response.status, body: await response.json() };
}
