import type { SandboxContext } from '../context.ts';
import { rows, run } from '../database.ts';
import type { CodePurpose } from './codeTexts.ts';
import type { Contact } from './contact.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

/** Between two messages to the same number or address, in ms. */
const BETWEEN = 30 * SECOND;

/** Messages to one number or address in an hour, whatever they are for and whoever asks. */
const PER_HOUR = 5;

/** What a secret proves: that somebody reads what is sent there, for one purpose. */
export interface SecretRequest extends Contact {
  purpose: CodePurpose | 'sign-in-link';
  /** Whose account it is about; null where there is none. Nothing is sent then, and nobody can tell. */
  customerId: number | null;
}

/** The answer to a shopper. `retry_after` is in seconds: when another one may be asked for. */
export interface CodeAnswer {
  success: boolean;
  message: string;
  retry_after?: number;
}

export const refused = (message: string, wait?: number): CodeAnswer => ({
  success: false,
  message,
  ...(wait !== undefined && { retry_after: wait }),
});

/** What is told of a secret that may have been sent. */
export const sent = (message: string): CodeAnswer => ({
  success: true,
  message,
  retry_after: BETWEEN / SECOND,
});

const inSeconds = (ms: number) => Math.max(1, Math.ceil(ms / SECOND));

/** Seconds for people. */
export const inWords = (seconds: number): string => {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

/** Why nothing may be sent now; undefined where something may. */
function throttled({ db, clock, client, codesSent }: SandboxContext, { channel, value }: Contact) {
  const now = clock().getTime();
  const before = rows<{ sent_at: number }>(
    db,
    'SELECT sent_at FROM one_time_code WHERE channel = ? AND value = ? AND sent_at > ? ORDER BY sent_at DESC',
    channel,
    value,
    now - HOUR,
  );
  const [last] = before;
  if (last && now - last.sent_at < BETWEEN) {
    const wait = inSeconds(last.sent_at + BETWEEN - now);
    return refused(`We have sent something just now. You can ask again in ${inWords(wait)}.`, wait);
  }
  const wait =
    before.length >= PER_HOUR
      ? inSeconds(before[PER_HOUR - 1]!.sent_at + HOUR - now)
      : codesSent.take(client)
        ? undefined
        : codesSent.wait();
  return wait === undefined ? undefined : refused(`That was asked for too often. Try again in ${inWords(wait)}.`, wait);
}

/**
 * Keeps the hash of a secret that is about to be sent, in place of the one before. Why it may not be sent now, where
 * that is so: who has no account is counted as everybody.
 */
export function keepSecret(context: SandboxContext, request: SecretRequest, hash: string): CodeAnswer | undefined {
  const { db, clock } = context;
  const problem = throttled(context, request);
  if (problem) return problem;
  const now = clock().getTime();
  run(db, 'DELETE FROM one_time_code WHERE sent_at <= ?', now - HOUR);
  run(
    db,
    'INSERT INTO one_time_code (purpose, channel, value, customer_id, hash, sent_at) VALUES (?, ?, ?, ?, ?, ?)',
    request.purpose,
    request.channel,
    request.value,
    request.customerId,
    hash,
    now,
  );
  return undefined;
}
