// chunk: flows
import * as text from '@shop/messages/errors';
import type { CombinedError, Operation } from '@urql/core';
import { rootFields } from '../documentText.ts';
import type { Problem } from '../problem.ts';

/** A message that contains one of these means that the cart is lost (cart-04). */
const INVALID_CART = /Could not find a cart|The cart isn't active|The current user cannot perform operations on cart/;

/** It was filled in a store view of another website (cart-27). */
const CART_ELSEWHERE = /Can't assign cart/;

/** These are given a password, or another proof of who one is, and refuse it by graphql-authentication. */
const PROVING = /^(generateCustomerToken|autoSignIn|changeCustomerPassword|updateCustomerEmail)$/;

/** A server that ignores a dead token treats the customer as a guest, and then says this. */
const GUEST_TEXTS =
  /^The (?:current customer isn't authorized\.|request is allowed for logged in|current user cannot perform operations on wishlist)/;

/** Old servers leave the category of "no such entity" out. */
const MISSING = /^(Could not find|No such entity|The cart doesn't contain)/;

/** What servers say of an error of their own: it is for who runs them (errors-14). */
export const isInternal = (message: string): boolean => /^Internal (?:server )?error\b/i.test(message);

/** Of what is not asked at all, because the back end has none of it. */
export const absentCategory = 'absent';

/**
 * What kind of failure an answer of the back end is: by the category of its GraphQL error, and by its text where the
 * category does not decide.
 *
 * @param signedIn it was asked with a customer's token.
 */
export function toProblem(error: CombinedError, operation: Operation, signedIn: boolean): Problem {
  const [first] = error.graphQLErrors;
  if (!first) return byStatus(error.response as Response | undefined);
  const said = (words: RegExp) => error.graphQLErrors.find(each => words.test(each.message))?.message;
  const lost = said(INVALID_CART);
  if (lost !== undefined) return { kind: 'invalid-cart', message: lost };
  const elsewhere = said(CART_ELSEWHERE);
  if (elsewhere !== undefined) return { kind: 'invalid-cart', message: elsewhere, isElsewhere: true };

  const { message, path } = first;
  switch (first.extensions?.['category']) {
    case 'graphql-authentication':
      // Magento says the same category of a token that it no longer takes and of a wrong password or a locked account, each
      // in the language of the store view. A token is refused before any field is asked, so that no path says where.
      return (path ?? !signedIn) && rootFields(operation).some(field => PROVING.test(field))
        ? { kind: 'rejected', message, isIdentity: true }
        : { kind: 'session-expired', message };
    case 'graphql-authorization':
      return signedIn && GUEST_TEXTS.test(message)
        ? { kind: 'session-expired', message }
        : { kind: 'forbidden', message };
    case 'graphql-no-such-entity':
      return { kind: 'not-found', message };
    case absentCategory:
      return { kind: 'rejected', message, isAbsent: true };
    case 'graphql-input':
    case 'graphql-already-exists':
      return { kind: 'rejected', message };
    default:
      if (MISSING.test(message)) return { kind: 'not-found', message };
      return { kind: 'unexpected', message: isInternal(message) ? text.failing : message };
  }
}

function byStatus(response: Response | undefined): Problem {
  switch (response?.status) {
    case 401:
      return { kind: 'session-expired', message: text.signInAgain };
    case 403:
      return { kind: 'forbidden', message: response.statusText || text.unexpected };
    case 404:
      return { kind: 'not-found', message: text.missing };
    default:
      return { kind: 'unexpected', message: (response?.status ?? 0) >= 500 ? text.failing : text.unexpected };
  }
}
