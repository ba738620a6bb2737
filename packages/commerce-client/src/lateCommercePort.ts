import { lateCalls } from './lateCalls.ts';
import type { CommercePort } from './port.ts';

/**
 * A commerce port whose calls are fetched when the first one is made, so that who only looks does not pay for the cart.
 *
 * @param load makes the port; its result is kept.
 */
export function lateCommercePort(evictPrivate: () => void, load: () => Promise<CommercePort>): CommercePort {
  const late = lateCalls(load);
  // A list of all names would stand on every page; the type says which there are.
  return new Proxy({ evictPrivate } as CommercePort, {
    get: (own, name: keyof CommercePort) => own[name] ?? late(name),
  });
}
