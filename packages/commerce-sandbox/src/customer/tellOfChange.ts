import type { SandboxContext } from '../context.ts';
import { sendMail } from '../inbox/sendMail.ts';
import { greet } from '../orders/orderText.ts';
import { accountTexts, type Change } from './accountTexts.ts';
import type { CustomerRow } from './findCustomer.ts';

/** By the others nobody is signed out. */
const endsSessions: ReadonlySet<Change> = new Set(['password', 'email']);

/**
 * Mails that something of an account was changed, so that whoever did not change it learns of it.
 *
 * @param to the addresses to tell.
 */
export function tellOfChange(
  context: SandboxContext,
  { firstname }: CustomerRow,
  what: Change,
  to: readonly string[],
): void {
  const { locale } = context.storeView;
  const { changed, notYou } = accountTexts[locale];
  const body = [
    greet(firstname, locale),
    endsSessions.has(what) ? `${changed.body(what)} ${changed.signedOut}` : changed.body(what),
    notYou,
  ].join('\n\n');
  for (const address of to) sendMail(context, { to: address, subject: changed.subject(what), body });
}
