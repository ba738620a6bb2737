import { type CartView, viewCart } from '../cart/CartView.ts';
import { changeCart } from '../cart/findCart.ts';
import { openCart } from '../cart/openCart.ts';
import type { SandboxContext } from '../context.ts';
import { inputError, noSuchEntity } from '../errors.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { paymentMethodsFor } from './paymentMethods.ts';
import { methodKey } from './shippingMethods.ts';

interface ShippingChoice {
  carrier_code: string;
  method_code: string;
}

/** Chooses a shipping method of a cart. Throws graphql-input and graphql-no-such-entity. */
export function chooseShipping(context: SandboxContext, view: CartView, choice: ShippingChoice): void {
  if (view.lines.length === 0)
    throw inputError("The shipping method can't be set for an empty cart. Add an item to cart and try again.");
  if (view.cart.shipping_address === null)
    throw inputError('The shipping address is missing. Set the address and try again.');
  if (!view.shippingMethods.some(method => methodKey(method) === methodKey(choice))) {
    throw noSuchEntity(`Carrier with such method not found: ${choice.carrier_code}, ${choice.method_code}`);
  }
  changeCart(context, view.cart.id, { shipping_method: methodKey(choice) });
}

/** Chooses how a cart is paid. Throws graphql-input. */
export function choosePayment(context: SandboxContext, view: CartView, code: string): void {
  if (!view.isVirtual && view.cart.shipping_address === null)
    throw inputError('The shipping address is missing. Set the address and try again.');
  if (!paymentMethodsFor(view).some(method => method === code))
    throw inputError('The requested Payment Method is not available.');
  changeCart(context, view.cart.id, { payment_method: code });
}

/** How it goes and how it is paid. */
export const methodMutations: ResolverMap[string] = {
  setShippingMethodsOnCart(
    _,
    { input }: { input?: { cart_id: string; shipping_methods: (ShippingChoice | null)[] } | null },
    context,
  ) {
    const cart = openCart(context, input?.cart_id ?? '');
    const [choice, second] = input!.shipping_methods.filter(each => each !== null);
    if (!choice) throw inputError('Required parameter "shipping_methods" is missing');
    if (second) throw inputError('You cannot specify multiple shipping methods.');
    if (choice.carrier_code === '') throw inputError('Required parameter "carrier_code" is missing.');
    if (choice.method_code === '') throw inputError('Required parameter "method_code" is missing.');
    chooseShipping(context, viewCart(context, cart.id), choice);
    return { cart: viewCart(context, cart.id) };
  },
  setPaymentMethodOnCart(
    _,
    { input }: { input?: { cart_id: string; payment_method: { code: string } } | null },
    context,
  ) {
    const cart = openCart(context, input?.cart_id ?? '');
    const { code } = input!.payment_method;
    if (code === '') throw inputError('Required parameter "code" for "payment_method" is missing.');
    choosePayment(context, viewCart(context, cart.id), code);
    return { cart: viewCart(context, cart.id) };
  },
};
