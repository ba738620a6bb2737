import { createHmac } from 'node:crypto';
import type { RandomSource, SandboxContext } from '../context.ts';
import { row, run, transaction } from '../database.ts';
import { isSameSignature } from '../gateways/signatures.ts';
import { type CodePurpose, codeSent, tellCode } from './codeTexts.ts';
import { type CodeAnswer, inWords, keepSecret, refused, type SecretRequest, sent } from './secrets.ts';

const MINUTE = 60 * 1000;

/** How long a code is good, in minutes. */
const GOOD_FOR = 10;

/** Wrong codes that spoil the one that was sent. */
const MAX_FAILURES = 5;

/** A secret that is six digits. */
export interface CodeRequest extends SecretRequest {
  purpose: CodePurpose;
}

/** Six digits, each as likely as another. */
function drawCode(random: RandomSource): string {
  const fair = Math.floor(2 ** 32 / 1_000_000) * 1_000_000;
  for (;;) {
    const drawn = random(4).readUInt32BE();
    if (drawn < fair) return String(drawn % 1_000_000).padStart(6, '0');
  }
}

const hashOf = ({ config }: SandboxContext, { purpose, channel, value }: CodeRequest, code: string) =>
  createHmac('sha256', config.secret).update([purpose, channel, value, code].join('\n')).digest('hex');

/**
 * Sends a new code, which takes the place of the one before. The answer is the same whether there is an account or not.
 */
export function sendCode(context: SandboxContext, request: CodeRequest): CodeAnswer {
  const code = drawCode(context.random);
  const { purpose, customerId } = request;
  // One wait for the disk, with an account and without (session-13).
  return transaction(context.db, () => {
    const problem = keepSecret(context, request, hashOf(context, request, code));
    if (problem) return problem;
    if (customerId !== null) tellCode(context, purpose, request, { code, minutes: GOOD_FOR });
    return sent(codeSent(context, purpose, request, GOOD_FOR));
  });
}

interface SentCode {
  id: number;
  hash: string | null;
  failures: number;
  sent_at: number;
}

/** Checks a code, which serves once. Wrong ones are counted, by the code and by the client. */
export function checkCode(context: SandboxContext, request: CodeRequest, given: string): CodeAnswer {
  const { db, clock, client, wrongPasswords } = context;
  const { purpose, channel, value, customerId } = request;
  if (!wrongPasswords.take(client))
    return refused(`Too many attempts were wrong. Try again in ${inWords(wrongPasswords.wait())}.`);
  const known = row<SentCode>(
    db,
    `SELECT id, hash, failures, sent_at FROM one_time_code
     WHERE purpose = ? AND channel = ? AND value = ? AND customer_id IS ? ORDER BY id DESC LIMIT 1`,
    purpose,
    channel,
    value,
    customerId,
  );
  if (!known?.hash) return refused('There is no code to check. Ask for a new one.');
  if (known.failures >= MAX_FAILURES) return refused('Too many codes were wrong. Ask for a new one.');
  if (clock().getTime() - known.sent_at > GOOD_FOR * MINUTE)
    return refused('This code has expired. Ask for a new one.');
  if (!isSameSignature(known.hash, hashOf(context, request, given.trim()))) {
    run(db, 'UPDATE one_time_code SET failures = failures + 1 WHERE id = ?', known.id);
    const left = MAX_FAILURES - known.failures - 1;
    return refused(
      left === 0
        ? 'Too many codes were wrong. Ask for a new one.'
        : `This code is not right. ${left === 1 ? 'One more attempt is' : `${left} more attempts are`} left.`,
    );
  }
  wrongPasswords.giveBack(client);
  run(db, 'UPDATE one_time_code SET hash = NULL WHERE id = ?', known.id);
  return { success: true, message: 'The code is right.' };
}
