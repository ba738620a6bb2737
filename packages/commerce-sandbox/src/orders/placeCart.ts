import { viewCart } from '../cart/CartView.ts';
import { openCart } from '../cart/openCart.ts';
import type { SandboxContext } from '../context.ts';
import { transaction } from '../database.ts';
import { inputError } from '../errors.ts';
import { buyersEmail } from './buyersEmail.ts';
import { placeOrder } from './placeOrder.ts';
import { placeProblem } from './placeProblem.ts';

/** Makes an order of the cart of a masked id, as GraphQL's PlaceOrderOutput. Throws in Magento's words. */
export function placeCart(context: SandboxContext, cartId: string) {
  const code = (name: string) => (context.config.magentoRelease === '2.4.8' ? { error_code: name } : {});
  const order = transaction(context.db, () => {
    const cart = openCart(context, cartId);
    const email = buyersEmail(context, cart);
    if (email === null) throw inputError('Guest email for cart is missing.', code('GUEST_EMAIL_MISSING'));
    const view = viewCart(context, cart.id);
    const problem = placeProblem(view);
    if (problem) throw inputError(`Unable to place order: ${problem}`, code('UNABLE_TO_PLACE_ORDER'));
    return placeOrder(context, view, email);
  });
  return { order: { order_number: order.number, order_id: order.number }, orderV2: order, errors: [] };
}
