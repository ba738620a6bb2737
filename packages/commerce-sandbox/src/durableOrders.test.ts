import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { row } from './database.ts';
import { delhi } from './orders/testing/makeShopper.ts';
import { makeSandbox } from './testing/makeSandbox.ts';

let dataDir: string;
let child: ChildProcess;
let url: Promise<string>;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(() => {
  child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<string> {
  child = spawn(process.execPath, [fileURLToPath(new URL('./testing/serveSample.ts', import.meta.url)), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout!, 'data')) as [Buffer];
  return `http://127.0.0.1:${String(port).trim()}/graphql`;
}

/** Asks until there is an answer. */
async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
  for (;;) {
    const response = await fetch(await url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    }).then(
      answer => answer.json() as Promise<{ data?: Data; errors?: { message: string }[] }>,
      () => undefined,
    );
    if (response?.errors?.[0]) throw new Error(response.errors[0].message);
    if (response?.data) return response.data;
  }
}

/** A guest's cart with one piece, of which everything is said that an order needs. */
async function readyCart(): Promise<string> {
  const { createEmptyCart: id } = await ask<{ createEmptyCart: string }>('mutation { createEmptyCart }');
  const held = () =>
    ask<{ cart: { total_quantity: number } }>('query ($id: String!) { cart(cart_id: $id) { total_quantity } }', { id });
  // Not sent again by itself: whether it was done is looked up.
  while ((await held()).cart.total_quantity === 0)
    await fetch(await url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "NIL-PH-2", quantity: 1 }]) { cart { id } } }`,
        variables: { id },
      }),
    }).catch(() => undefined);
  await ask(
    `mutation ($id: String!, $address: CartAddressInput!) {
      setGuestEmailOnCart(input: { cart_id: $id, email: "meera@example.com" }) { cart { id } }
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
      setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "freeshipping", method_code: "freeshipping" }] }) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "cashondelivery" } }) { cart { id } }
      applyCouponToCart(input: { cart_id: $id, coupon_code: "SAVE10" }) { cart { id } }
    }`,
    { id, address: delhi },
  );
  return id;
}

/** Places the order of a cart; where the answer is lost, asks first what became of it. */
async function place(id: string): Promise<string> {
  for (;;) {
    const { orderOfCart } = await ask<{ orderOfCart: { number: string } | null }>(
      'query ($id: String!) { orderOfCart(cart_id: $id) { number } }',
      { id },
    );
    if (orderOfCart) return orderOfCart.number;
    await fetch(await url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: 'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } } }',
        variables: { id },
      }),
    }).catch(() => undefined);
  }
}

// All of it, through the storefront's server, is `pnpm run test:kills`.
it('loses and doubles no order that it was killed beside, and its sums are right', { timeout: 60_000 }, async () => {
  url = start();
  const numbers: string[] = [];
  const orders = 20;
  let begun = 0;
  const shoppers = Array.from({ length: 5 }, async () => {
    while (begun < orders) {
      begun += 1;
      const number = await readyCart().then(place);
      numbers.push(number);
      if (numbers.length % 5 === 0) {
        child.kill('SIGKILL');
        url = start();
      }
    }
  });
  await Promise.all(shoppers);
  await url;
  child.kill('SIGKILL');
  const { db, close } = makeSandbox({ dataDir });
  const count = (sql: string) => Number(Object.values(row<Record<string, number>>(db, sql)!)[0]);
  const found = {
    placed: count("SELECT count(*) FROM sales_order WHERE email = 'meera@example.com'"),
    carts: count("SELECT count(DISTINCT cart_id) FROM sales_order WHERE email = 'meera@example.com'"),
    answered: new Set(numbers).size,
    stock: count("SELECT stock FROM product WHERE sku = 'NIL-PH-2'"),
    coupons: count("SELECT times_used FROM coupon WHERE code = 'SAVE10'"),
  };
  await close();
  expect(found).toEqual({ placed: orders, carts: orders, answered: orders, stock: 5, coupons: orders });
});
