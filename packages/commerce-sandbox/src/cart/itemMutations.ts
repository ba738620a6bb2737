import type { SandboxContext } from '../context.ts';
import { transaction } from '../database.ts';
import { inputError, noSuchEntity } from '../errors.ts';
import { refuseGuests } from '../products/guestPrices.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { addItem } from './cartItems.ts';
import { CartProblem } from './CartProblem.ts';
import { viewCart } from './CartView.ts';
import { type ItemName, type ItemUpdate, itemIdOf, removeItem, updateItem } from './changeItems.ts';
import { changeCart } from './findCart.ts';
import { type AddRequest, checkAddRequests } from './findSold.ts';
import { olderRequest, type OlderItem } from './olderOptions.ts';
import { openCart } from './openCart.ts';

interface UserError {
  code: string;
  message: string;
  quantity?: number;
}

/** Runs a step and gives its problem back instead of throwing it. */
function problemOf(step: () => void): CartProblem | undefined {
  try {
    step();
    return undefined;
  } catch (problem) {
    if (problem instanceof CartProblem) return problem;
    throw problem;
  }
}

const userError = ({ code, message, available }: CartProblem): UserError => ({
  code,
  message,
  ...(available !== undefined && { quantity: available }),
});

/** The text of the older mutations: they throw where the newer one reports. */
function legacyError(problem: CartProblem, { data, parent_sku: parentSku }: OlderItem): Error {
  if (problem.code === 'PRODUCT_NOT_FOUND') return noSuchEntity(problem.message);
  if (problem.about === 'option') return inputError(problem.message);
  const text =
    problem.about === 'gone' && parentSku ? `The product with SKU ${data.sku} is out of stock.` : problem.message;
  return inputError(`Could not add the product with SKU ${parentSku ?? data.sku} to the shopping cart: ${text}`);
}

/** All of it or nothing, as the older mutations do. */
function addLegacy(
  context: SandboxContext,
  { cart_id: cartId, cart_items: items }: { cart_id: string; cart_items: (OlderItem | null)[] },
) {
  refuseGuests(context);
  const cart = openCart(context, cartId);
  const wanted = items.filter(item => item !== null);
  const requests = wanted.map(item => olderRequest(context.db, item));
  checkAddRequests(requests);
  transaction(context.db, () => {
    for (const [index, item] of wanted.entries()) {
      const problem = problemOf(() => addItem(context, cart.id, requests[index]!));
      if (problem) throw legacyError(problem, item);
    }
    changeCart(context, cart.id, {});
  });
  return { cart: viewCart(context, cart.id) };
}

interface LegacyArgs {
  input?: { cart_id: string; cart_items: (OlderItem | null)[] } | null;
}

const legacy = (_: unknown, { input }: LegacyArgs, context: SandboxContext) =>
  addLegacy(context, input ?? { cart_id: '', cart_items: [] });

/** Lines of a cart: add, change, remove. */
export const itemMutations: ResolverMap[string] = {
  addProductsToCart(_, { cartId, cartItems }: { cartId: string; cartItems: AddRequest[] }, context) {
    refuseGuests(context);
    const cart = openCart(context, cartId);
    checkAddRequests(cartItems);
    const problems = transaction(context.db, () => {
      const found = cartItems.flatMap(item => problemOf(() => addItem(context, cart.id, item)) ?? []);
      changeCart(context, cart.id, {});
      return found;
    });
    return { cart: viewCart(context, cart.id), user_errors: problems.map(userError) };
  },
  addSimpleProductsToCart: legacy,
  addVirtualProductsToCart: legacy,
  addConfigurableProductsToCart: legacy,
  addBundleProductsToCart: legacy,
  addDownloadableProductsToCart: legacy,
  updateCartItems(_, { input }: { input?: { cart_id: string; cart_items: (ItemUpdate | null)[] } | null }, context) {
    refuseGuests(context);
    const cart = openCart(context, input?.cart_id ?? '');
    const updates = input!.cart_items.filter(item => item !== null);
    if (updates.length === 0) throw inputError('Required parameter "cart_items" is missing.');
    const isNew = context.config.magentoRelease === '2.4.8';
    const problems = transaction(context.db, () => {
      const found = updates.flatMap(update => problemOf(() => updateItem(context, cart.id, update)) ?? []);
      if (found[0] && !isNew) throw inputError(found[0].message);
      changeCart(context, cart.id, {});
      return found;
    });
    return { cart: viewCart(context, cart.id), errors: problems.map(({ code, message }) => ({ code, message })) };
  },
  removeItemFromCart(_, { input }: { input?: (ItemName & { cart_id: string }) | null }, context) {
    const cart = openCart(context, input?.cart_id ?? '');
    const id = itemIdOf(input!);
    if (id === undefined) throw inputError('Required parameter "cart_item_uid" is missing');
    transaction(context.db, () => {
      if (!removeItem(context, cart.id, id)) throw noSuchEntity("The cart doesn't contain the item");
      changeCart(context, cart.id, {});
    });
    return { cart: viewCart(context, cart.id) };
  },
};
