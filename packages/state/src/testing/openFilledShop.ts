import { loadCart } from '../cart/loadCart.ts';
import { openUnreadShop } from './openUnreadShop.ts';

/** A shop whose guest has a cart with these lines, loaded. What was asked for it is not among the calls. */
export async function openFilledShop(...lines: Parameters<typeof openUnreadShop>) {
  const shop = openUnreadShop(...lines);
  await shop.dispatch(loadCart());
  shop.commerce.calls.splice(0);
  return shop;
}
