import { type CartView, viewCart } from '../cart/CartView.ts';
import { type CartChange, changeCart, cartById } from '../cart/findCart.ts';
import { paymentMethodsFor } from '../checkout/paymentMethods.ts';
import { isEmail } from '../customer/isEmail.ts';
import { transaction } from '../database.ts';
import { paise, rupeeText } from '../money.ts';
import { buyersEmail } from '../orders/buyersEmail.ts';
import { placeOrder } from '../orders/placeOrder.ts';
import { placeProblem } from '../orders/placeProblem.ts';
import { chooseToken } from '../vault/chosenToken.ts';
import { readAddress } from './readAddress.ts';
import { dataObject, isObject, type Json, requiredObject, text } from './readBody.ts';
import type { CartCall } from './restCart.ts';
import { RestError } from './RestError.ts';

/** quote-data-payment-interface. */
const PAYMENT_KEYS: ReadonlySet<string> = new Set(['method', 'po_number', 'additional_data', 'extension_attributes']);

const isGuest = ({ context }: CartCall) => context.customerId === null;

/** What the shop says about a cart with nothing in it. */
const emptyCart = (call: CartCall) =>
  new RestError(
    400,
    isGuest(call)
      ? 'Some of the products are disabled.'
      : 'A server error stopped your order from being placed. Please try to place your order again.',
  );

/** Keeps e-mail, billing address and payment method. Throws RestError. */
function keepPayment(call: CartCall, body: Json): void {
  const { context, cart } = call;
  const change: CartChange = {};
  if (isGuest(call)) {
    const email = text(body['email']);
    if (!email) throw RestError.required('email');
    if (!isEmail(email)) throw new RestError(400, 'Invalid email format');
    change.email = email;
  }
  const payment = dataObject(requiredObject(body, 'paymentMethod'), PAYMENT_KEYS);
  const method = text(payment['method']);
  if (!method) throw RestError.required('method');
  if (isObject(body['billingAddress'])) change.billing_address = readAddress(context, body['billingAddress']).json;
  const view = viewCart(context, cart.id, change);
  if (view.lines.length === 0) throw emptyCart(call);
  if (!view.isVirtual && cart.shipping_address === null)
    throw new RestError(400, 'The shipping address is missing. Set the address and try again.');
  if (!paymentMethodsFor(view).some(code => code === method))
    throw new RestError(400, 'The requested Payment Method is not available.');
  changeCart(context, cart.id, { ...change, payment_method: method });
  const { additional_data: data } = payment;
  const problem = chooseToken(context, view, method, isObject(data) ? text(data['payment_method_nonce']) : null);
  if (problem) throw new RestError(400, problem);
}

/**
 * Refuses an amount that the shopper did not see. `grandTotal`, in rupees, is the shop's own; Magento ignores what it
 * does not know at the top of a body. Throws RestError.
 */
function checkTotal({ totals }: CartView, body: Json): void {
  const shown = text(body['grandTotal']);
  if (shown === null || paise(Number(shown)) === totals.grandTotal) return;
  throw new RestError(400, 'The total is now %1, so nothing was ordered. Please look at it and order again.', [
    rupeeText(totals.grandTotal),
  ]);
}

/** Makes the order of what the cart holds. Answers the entity id, as text, which is how Magento sends it. */
function place(call: CartCall, body: Json): string {
  const { context, cart } = call;
  const view = viewCart(context, cart.id);
  if (view.lines.length === 0) throw emptyCart(call);
  const problem = placeProblem(view);
  if (problem) throw new RestError(400, problem);
  checkTotal(view, body);
  const email = buyersEmail(context, cartById(context.db, cart.id)!);
  if (!email) throw RestError.required('email');
  return String(placeOrder(context, view, email).id);
}

/** POST …/set-payment-information: like placing, without placing. */
export function savePaymentInformation(call: CartCall, body: Json): true {
  transaction(call.context.db, () => keepPayment(call, body));
  return true;
}

/** POST …/payment-information. What was chosen is kept even where the order cannot be placed. */
export function placeWithPayment(call: CartCall, body: Json): string {
  savePaymentInformation(call, body);
  return transaction(call.context.db, () => place(call, body));
}

/** PUT …/order: places with what was chosen before; a payment method in the body is chosen first. */
export function placeAsIs(call: CartCall, body: Json): string {
  if (isObject(body['paymentMethod'])) {
    const email = text(body['email']) ?? call.cart.email;
    savePaymentInformation(call, { paymentMethod: body['paymentMethod'], ...(email && { email }) });
  }
  return transaction(call.context.db, () => place(call, body));
}
