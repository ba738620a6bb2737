import { putWanted } from '../cart/cartItems.ts';
import { CartProblem } from '../cart/CartProblem.ts';
import { viewCart } from '../cart/CartView.ts';
import { parseChoice } from '../cart/choices.ts';
import { cartOfCustomer, changeCart } from '../cart/findCart.ts';
import type { SandboxContext } from '../context.ts';
import { transaction } from '../database.ts';
import { inputError, unauthorized } from '../errors.ts';
import { orderByNumber, type OrderItemRow, orderItems } from '../orders/findOrder.ts';
import { readDetails } from '../orders/orderDetails.ts';
import { productById } from '../products/findProducts.ts';

/** GraphQL's CheckoutUserInputErrorCodes. */
type ReorderCode = 'PRODUCT_NOT_FOUND' | 'NOT_SALABLE' | 'INSUFFICIENT_STOCK' | 'UNDEFINED';

const codes: ReadonlySet<string> = new Set(['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK']);

const problem = (code: string, message: string) => ({
  code: (codes.has(code) ? code : 'UNDEFINED') as ReorderCode,
  message,
  path: ['orderNumber'],
});

/** Puts an item into a cart as it was chosen then, at today's price. Answers what stands against it. */
function putAgain(context: SandboxContext, cartId: number, item: OrderItemRow) {
  const product = productById(context.db, item.product_id);
  if (!product || (product.view !== null && product.view !== context.storeView.code))
    return problem('PRODUCT_NOT_FOUND', `"${item.name}" is not sold any more.`);
  if (item.choice === '' && readDetails(item) !== null)
    return problem('UNDEFINED', `Choose the options of "${item.name}" anew.`);
  try {
    putWanted(context, cartId, [{ product, quantity: item.quantity, choice: parseChoice(item.choice) }]);
    return undefined;
  } catch (error) {
    if (!(error instanceof CartProblem)) throw error;
    return problem(error.code, `"${item.name}" could not be added: ${error.message}`);
  }
}

/**
 * Puts what an order of the customer held into the cart, beside what is in it. What cannot be bought any more is named,
 * the rest goes in.
 */
export function reorderItems(context: SandboxContext, number: string) {
  const { db, customerId } = context;
  if (customerId === null) throw unauthorized();
  const order = orderByNumber(db, number);
  if (!order || order.customer_id !== customerId)
    throw inputError(`Order number "${number}" doesn't belong to the current customer`);
  return transaction(db, () => {
    const cart = cartOfCustomer(context, customerId);
    const problems = orderItems(db, order.id).flatMap(item => putAgain(context, cart.id, item) ?? []);
    changeCart(context, cart.id, {});
    return { cart: viewCart(context, cart.id), userInputErrors: problems };
  });
}
