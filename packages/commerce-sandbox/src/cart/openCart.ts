import type { SandboxContext } from '../context.ts';
import { inputError, noSuchEntity, unauthorized } from '../errors.ts';
import { type CartRow, cartByMaskedId, intoView } from './findCart.ts';

/**
 * The active cart of a masked id, where the caller may use it. Magento's order of complaints: unknown, inactive, then
 * whose it is, in either direction. It moves into the store view that is asked.
 */
export function openCart(
  context: SandboxContext,
  maskedId: string,
  owner: number | null = context.customerId,
): CartRow {
  if (maskedId === '') throw inputError('Required parameter "cart_id" is missing');
  const cart = cartByMaskedId(context.db, maskedId);
  const code = (name: string) => (context.config.magentoRelease === '2.4.8' ? { error_code: name } : {});
  if (!cart) throw noSuchEntity(`Could not find a cart with ID "${maskedId}"`, code('CART_NOT_FOUND'));
  if (!cart.is_active) throw noSuchEntity("The cart isn't active.", code('CART_NOT_ACTIVE'));
  if (cart.customer_id !== owner)
    throw unauthorized(`The current user cannot perform operations on cart "${maskedId}"`);
  return intoView(context, cart);
}
