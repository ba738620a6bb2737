import type { Persistence } from '../persistence/createPersistence.ts';

export interface KeptToken {
  /** The customer's token while it is good. */
  token: string | undefined;
  /** One is kept that is past its lifetime. */
  isExpired: boolean;
}

/**
 * The token that the browser keeps. One that is past its time stays where it is, unlike other values that are read: the
 * session has to find it, to say that it has ended.
 */
export function readToken(persistence: Persistence): KeptToken {
  const isExpired = (persistence.remaining('signin_token') ?? 0) < 0;
  return { token: isExpired ? undefined : persistence.get('signin_token'), isExpired };
}
