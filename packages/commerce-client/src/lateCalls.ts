import * as text from '@shop/messages/errors';
import { CommerceError } from './CommerceError.ts';
import type { CommercePort } from './port.ts';

/**
 * Names calls of a port whose code is fetched when the first one is made. Code that cannot be fetched rejects like a
 * network that cannot be reached; the next call fetches again.
 *
 * @param load makes the calls; its result is kept.
 */
export function lateCalls<Names extends keyof CommercePort>(load: () => Promise<Pick<CommercePort, Names>>) {
  let made: Promise<Pick<CommercePort, Names>> | undefined;
  const calls = () => {
    made ??= load().catch((cause: unknown) => {
      made = undefined;
      throw new CommerceError({ problem: { kind: 'network', message: text.unreachable }, cause });
    });
    return made;
  };
  return <Name extends Names>(name: Name) =>
    (async (...args: unknown[]) => {
      const call = (await calls())[name] as (...given: unknown[]) => unknown;
      return call(...args);
    }) as CommercePort[Name];
}
