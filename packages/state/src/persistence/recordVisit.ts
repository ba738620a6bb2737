import { VISITED_LIMIT } from '../constants.ts';
import type { Persistence } from './createPersistence.ts';

/** Parameters that carry a secret or say who somebody is: compared in lower case, never kept. */
export const SECRET_PARAMETERS: readonly string[] = [
  'token',
  'email',
  'firstname',
  'lastname',
  'name',
  'phone',
  'mobile',
  'telephone',
  'customer_id',
  'customerid',
  'password',
  'otp',
  'code',
  'state',
  'signature',
  'expires',
  'session',
  'key',
  'confirmation_key',
  'cart_id',
  'cartid',
  'razorpay_payment_id',
  'razorpay_order_id',
  'razorpay_signature',
  'cf_id',
];

/** Paths that are themselves a credential: the identifier stands in the path. */
const secretPaths = /^\/autosignin\//i;

/**
 * Puts a path with its query at the end of the visited list, which keeps the last five (storage-03). Secrets and
 * personal data are left out.
 */
export function recordVisit(persistence: Persistence, path: string): void {
  const url = new URL(path, 'http://shop.invalid');
  if (secretPaths.test(url.pathname)) return;
  for (const name of new Set(url.searchParams.keys())) {
    if (SECRET_PARAMETERS.includes(name.toLowerCase())) url.searchParams.delete(name);
  }
  const visit = url.pathname + url.search;
  const visited = persistence.get('visited') ?? [];
  if (visited.at(-1) !== visit) persistence.set('visited', [...visited, visit].slice(-VISITED_LIMIT));
}
