import { type CartView, viewCart } from '../cart/CartView.ts';
import { type CartChange, changeCart } from '../cart/findCart.ts';
import { methodKey } from '../checkout/shippingMethods.ts';
import { transaction } from '../database.ts';
import { readAddress } from './readAddress.ts';
import { dataObject, isObject, type Json, requiredObject, text } from './readBody.ts';
import type { CartCall } from './restCart.ts';
import { RestError } from './RestError.ts';
import { paymentDetailsBody, totalsBody } from './totalsBody.ts';

/** checkout-data-shipping-information-interface. */
const SHIPPING_KEYS: ReadonlySet<string> = new Set([
  'shipping_address',
  'billing_address',
  'shipping_carrier_code',
  'shipping_method_code',
  'extension_attributes',
  'custom_attributes',
]);

/** checkout-data-totals-information-interface. */
const TOTALS_KEYS: ReadonlySet<string> = new Set([
  'address',
  'shipping_carrier_code',
  'shipping_method_code',
  'extension_attributes',
  'custom_attributes',
]);

const ADDRESS_MISSING = 'The shipping address is missing. Set the address and try again.';

/** POST …/shipping-information: keeps addresses and method, answers payment methods and totals. May be repeated. */
export function saveShippingInformation({ context, cart }: CartCall, body: Json) {
  const information = dataObject(requiredObject(body, 'addressInformation'), SHIPPING_KEYS);
  return transaction(context.db, () => {
    const view = viewCart(context, cart.id);
    if (view.lines.length === 0)
      throw new RestError(
        400,
        "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
      );
    if (!isObject(information['shipping_address'])) throw new RestError(400, ADDRESS_MISSING);
    const shipping = readAddress(context, information['shipping_address']);
    if (shipping.address.country_code === null) throw new RestError(400, ADDRESS_MISSING);
    const billing = isObject(information['billing_address'])
      ? readAddress(context, information['billing_address'])
      : undefined;
    const email = context.customerId === null ? shipping.email : null;
    changeCart(context, cart.id, {
      shipping_address: shipping.json,
      shipping_method: chosenMethod(view, information),
      ...(billing && { billing_address: billing.json }),
      ...(email && { email }),
    });
    return paymentDetailsBody(context, viewCart(context, cart.id));
  });
}

function chosenMethod(view: CartView, information: Json): string {
  const choice = {
    carrier_code: text(information['shipping_carrier_code']) ?? '',
    method_code: text(information['shipping_method_code']) ?? '',
  };
  if (choice.method_code === '')
    throw new RestError(404, 'The shipping method is missing. Select the shipping method and try again.');
  if (!view.shippingMethods.some(method => methodKey(method) === methodKey(choice))) {
    throw new RestError(404, 'Carrier with such method not found: %1, %2', [choice.carrier_code, choice.method_code]);
  }
  return methodKey(choice);
}

/** POST …/totals-information: what the totals would be with an address and a method, without keeping them. */
export function estimateTotals({ context, cart }: CartCall, body: Json) {
  const information = dataObject(requiredObject(body, 'addressInformation'), TOTALS_KEYS);
  const supposing: CartChange = {};
  if (isObject(information['address'])) {
    // What is only supposed must not enter the address book.
    supposing.shipping_address = readAddress(
      { ...context, customerId: null },
      { ...information['address'], customer_address_id: 0 },
    ).json;
  }
  const carrier = text(information['shipping_carrier_code']);
  const method = text(information['shipping_method_code']);
  if (carrier && method) supposing.shipping_method = methodKey({ carrier_code: carrier, method_code: method });
  return totalsBody(context, viewCart(context, cart.id, supposing));
}
