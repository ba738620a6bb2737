import { cartById } from '../cart/findCart.ts';
import type { SandboxContext } from '../context.ts';
import { noSuchEntity, unauthorized } from '../errors.ts';
import { orderByNumber, type OrderRow } from './findOrder.ts';

/** What names an order, and what a guest proves with that it is theirs. */
export interface OrderClaim {
  /** The printed number. */
  order_id: string;
  /** Masked id of the cart that the order came from. A customer's token does without. */
  cart_id?: string | null | undefined;
}

function isOwn({ db, customerId }: SandboxContext, order: OrderRow, cartId: OrderClaim['cart_id']): boolean {
  if (order.customer_id !== null) return order.customer_id === customerId;
  return cartById(db, order.cart_id)?.masked_id === cartId;
}

/**
 * The order of who asks: of the customer whose token came, or of the guest who knows the cart that it came from. A
 * stranger hears the same whether there is such an order or not (session-19). Throws graphql-authorization for a guest, who may be a
 * customer whose token has ended and is to sign in again, and graphql-no-such-entity for a customer.
 */
export function ownOrder(context: SandboxContext, { order_id: number, cart_id: cartId }: OrderClaim): OrderRow {
  const order = orderByNumber(context.db, number);
  if (order && isOwn(context, order, cartId)) return order;
  throw context.customerId === null ? unauthorized() : noSuchEntity(`Could not find an order with number "${number}"`);
}
