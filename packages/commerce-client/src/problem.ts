/**
 * What went wrong, in the few kinds that a shop can do something about. `message` is the server's own sentence where it
 * sent one, else ours; it is fit to be shown.
 */
export type Problem =
  /** The device has no network; nothing was sent, or nothing came back. */
  | { kind: 'offline' }
  /** No usable answer: connection refused, timed out, cut off, or not JSON. The outcome is unknown. */
  | { kind: 'network'; message: string }
  | { kind: 'not-found'; message: string }
  | { kind: 'forbidden'; message: string }
  /** The token is missing, expired or revoked. */
  | { kind: 'session-expired'; message: string }
  /**
   * The server understood and said no, with a reason for the shopper. `isIdentity`: because of the password that was sent,
   * or of the account that it opens. `isAbsent`: nothing was asked, because this back end has none of it.
   */
  | { kind: 'rejected'; message: string; isIdentity?: true; isAbsent?: true }
  /** The cart is gone, closed or not ours (cart-04). `isElsewhere`: it is of another website (cart-27). */
  | { kind: 'invalid-cart'; message: string; isElsewhere?: true }
  | { kind: 'unexpected'; message: string };

export type ProblemKind = Problem['kind'];
