import type { CartView } from '../cart/CartView.ts';
import { paymentMethodsFor } from '../checkout/paymentMethods.ts';
import { addressProblems, parseAddress, postalAddress } from '../checkout/PostalAddress.ts';

/** Why a cart cannot become an order, in Magento's words and in its order of looking; undefined when it can. */
export function placeProblem(view: CartView): string | undefined {
  const { cart, lines, isVirtual } = view;
  if (lines.length === 0)
    return 'A server error stopped your order from being placed. Please try to place your order again';
  if (lines.some(line => line.trouble === 'out of stock')) return 'Some of the products are out of stock.';
  if (lines.some(line => line.trouble === 'too many')) return 'The requested qty is not available';
  if (lines.some(line => line.trouble === 'not so many')) return 'Please correct the quantity for some products.';
  if (!isVirtual) {
    const shipping = parseAddress(cart.shipping_address);
    if (!shipping) return "Some addresses can't be used due to the configurations for specific countries.";
    const problems = addressProblems(shipping);
    if (problems.length > 0) return `Please check the shipping address information. ${problems.join(' ')}`;
    if (!view.shippingMethod) return 'The shipping method is missing. Select the shipping method and try again.';
  }
  const problems = addressProblems(parseAddress(cart.billing_address) ?? postalAddress({}));
  if (problems.length > 0) return `Please check the billing address information. ${problems.join(' ')}`;
  if (!paymentMethodsFor(view).some(method => method === cart.payment_method))
    return 'Enter a valid payment method and try again.';
  return undefined;
}
