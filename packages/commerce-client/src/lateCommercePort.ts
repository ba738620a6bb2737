import * as text from '@shop/messages/errors';
import { CommerceError } from './CommerceError.ts';
import type { CommercePort } from './port.ts';

/**
 * A commerce port whose calls are fetched when the first one is made, so that who only looks does not pay for cart,
 * checkout and payment. Code that cannot be fetched rejects like a network that cannot be reached; the next call
 * fetches again.
 *
 * @param load makes the port; its result is kept.
 */
export function lateCommercePort(evictPrivate: () => void, load: () => Promise<CommercePort>): CommercePort {
  let made: Promise<CommercePort> | undefined;
  const port = () => {
    made ??= load().catch((cause: unknown) => {
      made = undefined;
      throw new CommerceError({ problem: { kind: 'network', message: text.unreachable }, cause });
    });
    return made;
  };
  const late =
    (name: keyof CommercePort) =>
    async (...args: unknown[]) => {
      const call = (await port())[name] as (...given: unknown[]) => unknown;
      return call(...args);
    };
  // A list of all names would stand on every page; the type says which there are.
  return new Proxy({ evictPrivate } as CommercePort, {
    get: (own, name: keyof CommercePort) => own[name] ?? late(name),
  });
}
