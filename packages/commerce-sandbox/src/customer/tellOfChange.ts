import type { SandboxContext } from '../context.ts';
import { sendMail } from '../inbox/sendMail.ts';
import type { CustomerRow } from './findCustomer.ts';

type Change = 'password' | 'e-mail address' | 'mobile number' | 'personal e-mail address';

/** By the others nobody is signed out. */
const endsSessions: ReadonlySet<Change> = new Set(['password', 'e-mail address']);

/**
 * Mails that something of an account was changed, so that whoever did not change it learns of it.
 *
 * @param what was changed, as the mail names it.
 * @param to the addresses to tell.
 */
export function tellOfChange(
  context: SandboxContext,
  { firstname }: CustomerRow,
  what: Change,
  to: readonly string[],
): void {
  const body = [
    `Hello ${firstname},`,
    `The ${what} of your account was changed.${endsSessions.has(what) ? ' Wherever else you were signed in, you are signed out now.' : ''}`,
    "If it was not you, tell us at once through the shop's contact form.",
  ].join('\n\n');
  for (const address of to) sendMail(context, { to: address, subject: `Your ${what} was changed`, body });
}
