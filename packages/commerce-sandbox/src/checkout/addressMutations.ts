import { viewCart } from '../cart/CartView.ts';
import { type CartRow, changeCart } from '../cart/findCart.ts';
import { openCart } from '../cart/openCart.ts';
import type { SandboxContext } from '../context.ts';
import { keepAddress, ownEntry } from '../customer/addressBook.ts';
import { isEmail } from '../customer/isEmail.ts';
import { transaction } from '../database.ts';
import { inputError, noSuchEntity, unauthorized } from '../errors.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { type CartAddressInput, readCartAddress } from './readCartAddress.ts';

interface AddressChoice {
  address?: CartAddressInput | null;
  customer_address_id?: number | null;
}

interface ShippingChoice extends AddressChoice {
  customer_notes?: string | null;
}

interface BillingChoice extends AddressChoice {
  same_as_shipping?: boolean | null;
  use_for_shipping?: boolean | null;
}

/** The chosen address as a cart keeps it. A new one goes into the customer's book unless told otherwise. */
function chosenAddress(context: SandboxContext, { address, customer_address_id: entryId }: AddressChoice): string {
  if (entryId) return ownEntry(context.db, context.customerId, entryId).address;
  const read = readCartAddress(address!);
  if (context.customerId !== null && address!.save_in_address_book !== false)
    keepAddress(context.db, context.customerId, read);
  return JSON.stringify(read);
}

function setShipping(context: SandboxContext, cart: CartRow, choices: readonly ShippingChoice[]): void {
  const [choice, second] = choices;
  if (!choice) throw inputError('Required parameter "shipping_addresses" is missing');
  if (second) throw inputError('You cannot specify multiple shipping addresses.');
  if (viewCart(context, cart.id).isVirtual)
    throw noSuchEntity('Shipping address is not allowed on cart: cart contains no items for shipment.');
  if (!choice.address && !choice.customer_address_id) {
    throw inputError('The shipping address must contain either "customer_address_id" or "address".');
  }
  if (choice.address && choice.customer_address_id) {
    throw inputError('The shipping address cannot contain "customer_address_id" and "address" at the same time.');
  }
  if (choice.customer_address_id && context.customerId === null) throw unauthorized();
  changeCart(context, cart.id, {
    shipping_address: chosenAddress(context, choice),
    customer_notes: choice.customer_notes ?? null,
  });
}

function setBilling(context: SandboxContext, cart: CartRow, choice: BillingChoice): void {
  const { address, customer_address_id: entryId, same_as_shipping: same, use_for_shipping: forShipping } = choice;
  if (!address && !entryId && !same) {
    throw inputError(
      'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
    );
  }
  if (address && entryId)
    throw inputError('The billing address cannot contain "customer_address_id" and "address" at the same time.');
  if (same && cart.shipping_address === null) {
    throw inputError('Could not use the "same_as_shipping" option, because the shipping address has not been set.');
  }
  if (entryId && context.customerId === null) throw unauthorized();
  const billing = same ? cart.shipping_address! : chosenAddress(context, choice);
  changeCart(context, cart.id, { billing_address: billing, ...(forShipping && { shipping_address: billing }) });
}

/** Who buys and where it goes. */
export const addressMutations: ResolverMap[string] = {
  setGuestEmailOnCart(_, { input }: { input?: { cart_id: string; email: string } | null }, context) {
    if (input?.cart_id === '') throw inputError('Required parameter "cart_id" is missing');
    const email = input?.email.trim() ?? '';
    if (email === '') throw inputError('Required parameter "email" is missing');
    if (!isEmail(email)) throw inputError('Invalid email format');
    if (context.customerId !== null) throw inputError('The request is not allowed for logged in customers');
    const cart = openCart(context, input!.cart_id);
    changeCart(context, cart.id, { email });
    return { cart: viewCart(context, cart.id) };
  },
  setShippingAddressesOnCart(
    _,
    { input }: { input?: { cart_id: string; shipping_addresses: (ShippingChoice | null)[] } | null },
    context,
  ) {
    return transaction(context.db, () => {
      const cart = openCart(context, input?.cart_id ?? '');
      const choices = input!.shipping_addresses.filter(choice => choice !== null);
      setShipping(context, cart, choices);
      return { cart: viewCart(context, cart.id) };
    });
  },
  setBillingAddressOnCart(
    _,
    { input }: { input?: { cart_id: string; billing_address: BillingChoice } | null },
    context,
  ) {
    return transaction(context.db, () => {
      const cart = openCart(context, input?.cart_id ?? '');
      setBilling(context, cart, input!.billing_address);
      return { cart: viewCart(context, cart.id) };
    });
  },
};
