import type { DatabaseSync } from 'node:sqlite';
import type { SandboxContext } from '../context.ts';
import { row, run } from '../database.ts';
import { randomId } from '../randomId.ts';

/** A row of the table `cart`. Money in paise, addresses as JSON. */
export interface CartRow {
  id: number;
  masked_id: string;
  customer_id: number | null;
  store_id: number;
  is_active: 0 | 1;
  email: string | null;
  coupon_code: string | null;
  coins: number;
  shipping_address: string | null;
  billing_address: string | null;
  /** Goes with the shipping address. */
  customer_notes: string | null;
  /** carrier/method. */
  shipping_method: string | null;
  payment_method: string | null;
  /** JSON of an OrderGift. */
  gift: string | null;
}

/** What can be written into a cart. */
export type CartChange = Partial<Omit<CartRow, 'id' | 'masked_id'>>;

type Making = Pick<SandboxContext, 'db' | 'clock' | 'random' | 'storeView'>;

export function cartById(db: DatabaseSync, id: number): CartRow | undefined {
  return row<CartRow>(db, 'SELECT * FROM cart WHERE id = ?', id);
}

export function cartByMaskedId(db: DatabaseSync, maskedId: string): CartRow | undefined {
  return row<CartRow>(db, 'SELECT * FROM cart WHERE masked_id = ?', maskedId);
}

export function activeCartOf(db: DatabaseSync, customerId: number): CartRow | undefined {
  return row<CartRow>(db, 'SELECT * FROM cart WHERE customer_id = ? AND is_active = 1', customerId);
}

/** A new, empty cart. `maskedId` is the id that the caller wishes, already checked. */
export function makeCart(
  { db, clock, random, storeView }: Making,
  customerId: number | null,
  maskedId = randomId(random),
): CartRow {
  const now = clock().getTime();
  const { id } = run(
    db,
    'INSERT INTO cart (masked_id, customer_id, store_id, created_at, updated_at) VALUES (?, ?, ?, ?, ?)',
    maskedId,
    customerId,
    storeView.id,
    now,
    now,
  );
  return cartById(db, id)!;
}

/** The one active cart of a customer, made when absent. One of another view of the website moves into this one. */
export function cartOfCustomer(context: Making, customerId: number): CartRow {
  const cart = activeCartOf(context.db, customerId);
  if (!cart) return makeCart(context, customerId);
  return intoView(context, cart);
}

/** A cart that comes from another view of the website moves into the one that is asked, and takes its prices. */
export function intoView(context: Making, cart: CartRow): CartRow {
  const { id } = context.storeView;
  if (cart.store_id !== id) changeCart(context, cart.id, { store_id: id });
  return { ...cart, store_id: id };
}

/** Writes columns of a cart. */
export function changeCart({ db, clock }: Pick<SandboxContext, 'db' | 'clock'>, id: number, change: CartChange): void {
  const columns = Object.entries(change);
  const assignments = columns.map(([column]) => `${column} = ?, `).join('');
  run(
    db,
    `UPDATE cart SET ${assignments}updated_at = ? WHERE id = ?`,
    ...columns.map(([, value]) => value),
    clock().getTime(),
    id,
  );
}
