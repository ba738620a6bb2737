import type { SandboxContext } from '../context.ts';
import { isSameSignature } from '../gateways/signatures.ts';
import { randomId } from '../randomId.ts';
import { secretHash } from '../secretHash.ts';
import { encodeUid } from '../uid.ts';

/** A key is good for a day. In ms. */
const KEY_LIFETIME = 24 * 60 * 60 * 1000;

/** One mail in ten minutes about the same order. In ms. */
const BETWEEN_MAILS = 10 * 60 * 1000;

interface Mailed {
  key_hash: string;
  /** ms */
  created_at: number;
}

type Deps = Pick<SandboxContext, 'clock'>;

/** What proves that somebody reads the mails of an order: a key for its link, of which only the hash is kept. */
export function makeMailedKey({ random, shopOrigin }: Pick<SandboxContext, 'random' | 'shopOrigin'>) {
  const key = randomId(random);
  return {
    hash: secretHash(key),
    link: (path: string, orderId: number) =>
      `${shopOrigin}${path}?${new URLSearchParams({ order_id: encodeUid(orderId), confirmation_key: key })}`,
  };
}

export const isMailedKey = ({ clock }: Deps, { key_hash: hash, created_at: at }: Mailed, key: string): boolean =>
  clock().getTime() - at < KEY_LIFETIME && isSameSignature(hash, secretHash(key));

/** Whether a mail went out so lately that another would only annoy. */
export const isJustMailed = ({ clock }: Deps, { created_at: at }: Mailed): boolean =>
  clock().getTime() - at < BETWEEN_MAILS;
