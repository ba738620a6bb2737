import { coinReasons } from '../coins/coinReasons.ts';
import { moveCoins } from '../coins/ledger.ts';
import type { SandboxContext } from '../context.ts';
import { accountTexts } from '../customer/accountTexts.ts';
import { type CustomerRow, customerById } from '../customer/findCustomer.ts';
import { row, rows, run } from '../database.ts';
import { mailboxOf } from '../identity/mailboxOf.ts';
import { sendMail } from '../inbox/sendMail.ts';
import { notify } from '../notifications/notify.ts';
import { coinsText } from '../orders/coinsEarned.ts';
import type { OrderRow } from '../orders/findOrder.ts';
import { greet } from '../orders/orderText.ts';
import { storeViewOf, type TellDeps } from '../store/storeViewOf.ts';
import { rupees } from '../money.ts';

/** What an inviter earns, in hundredths of a coin. */
export const INVITATION_COINS = 20_000;

const digits = (telephone: string | undefined) => telephone?.replaceAll(/\D/g, '').slice(-10) ?? '';

/** The telephone numbers that a customer is known by: of the profile, of the address book and of orders. */
function numbersOf({ db }: Pick<SandboxContext, 'db'>, { id, attributes }: CustomerRow): Set<string> {
  const addresses = rows<{ address: string | null }>(
    db,
    `SELECT address FROM customer_address WHERE customer_id = ?1
     UNION ALL SELECT billing_address FROM sales_order WHERE customer_id = ?1`,
    id,
  ).map(({ address }) => (JSON.parse(address ?? '{}') as { telephone?: string }).telephone);
  const mobile = (JSON.parse(attributes) as Record<string, string>)['mobile_number'];
  return new Set([...addresses, mobile].map(digits).filter(number => number !== ''));
}

/**
 * The first order of somebody who was invited has been paid: the inviter earns coins, once (referral-04). Nobody earns by inviting
 * oneself: who shares a telephone number or a mailbox with the inviter counts as the same person.
 */
export function creditInviter(deps: TellDeps, order: OrderRow): void {
  const { db, clock } = deps;
  if (order.customer_id === null) return;
  const referral = row<{ inviter_id: number }>(
    db,
    'SELECT inviter_id FROM referral WHERE invitee_id = ? AND order_number IS NULL',
    order.customer_id,
  );
  const inviter = referral && customerById(db, referral.inviter_id);
  const invitee = customerById(db, order.customer_id);
  if (!inviter || !invitee) return;
  const theirs = numbersOf(deps, inviter);
  const isSamePerson =
    mailboxOf(inviter.email) === mailboxOf(invitee.email) ||
    [...numbersOf(deps, invitee)].some(number => theirs.has(number));
  const coins = isSamePerson ? 0 : INVITATION_COINS;
  run(db, 'UPDATE referral SET order_number = ?, coins = ? WHERE invitee_id = ?', order.number, coins, invitee.id);
  if (coins === 0) return;
  moveCoins(db, inviter.id, coins, coinReasons.invited, clock());
  const { locale } = storeViewOf(deps, inviter.store_id);
  const { subject, note, body } = accountTexts[locale].invited;
  const earned = coinsText(rupees(coins), locale);
  notify(deps, inviter.id, { title: subject(earned), body: note, url: '/zepp-coins' });
  sendMail(deps, {
    to: inviter.email,
    subject: subject(earned),
    body: `${greet(inviter.firstname, locale)}\n\n${body(earned)}`,
  });
}
