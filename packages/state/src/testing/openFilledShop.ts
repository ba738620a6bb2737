import { loadCart } from '../cart/loadCart.ts';
import { openShop } from './openShop.ts';

/** A shop whose guest has a cart with these lines, loaded. What was asked for it is not among the calls. */
export async function openFilledShop(...lines: { sku: string; quantity: number; parentSku?: string }[]) {
  const shop = openShop();
  const cart = shop.commerce.open('guest', lines);
  shop.persistence.set('cartId', cart.id);
  await shop.dispatch(loadCart());
  shop.commerce.calls.splice(0);
  return { ...shop, cart };
}
