import { setToken } from '../session/setToken.ts';
import type { openShop } from './openShop.ts';

/** A customer is signed in: the back end takes the shopper for one, and the browser has the token. */
export function becomeCustomer({
  commerce,
  dispatch,
}: Pick<ReturnType<typeof openShop>, 'commerce' | 'dispatch'>): void {
  commerce.signedIn = true;
  dispatch(setToken('t'));
}
