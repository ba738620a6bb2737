import { accountTexts } from '../customer/accountTexts.ts';
import { customerByEmail, customerById } from '../customer/findCustomer.ts';
import { openSession } from '../customer/signIn.ts';
import { row, run, transaction } from '../database.ts';
import { sendMail } from '../inbox/sendMail.ts';
import { greet } from '../orders/orderText.ts';
import { randomId } from '../randomId.ts';
import { secretHash } from '../secretHash.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { readContact } from './contact.ts';
import { keepSecret, sent } from './secrets.ts';

/** How long a link is good, in minutes. */
const GOOD_FOR = 15;

const LONGEST_PATH = 1000;

/** A path of a shop, and nothing that leads to another origin. */
const isPath = (text: string) => /^\/(?![/\\])[^\s\\]*$/.test(text) && text.length <= LONGEST_PATH;

const OLD = 'This link has been used already or is too old. Ask for a new one.';

/** Signing in by a link that goes to the e-mail address of an account, and serves once. */
export const signInByLink: ResolverMap[string] = {
  sendSignInLink(_, { input }: { input: { email: string; return_path?: string | null } }, context) {
    const contact = readContact({ channel: 'EMAIL', value: input.email });
    const customer = customerByEmail(context.db, contact.value);
    const token = randomId(context.random);
    const request = { ...contact, purpose: 'sign-in-link', customerId: customer?.id ?? null } as const;
    // One wait for the disk, with an account and without (session-13).
    return transaction(context.db, () => {
      const problem = keepSecret(context, request, secretHash(token));
      if (problem) return problem;
      if (customer) {
        const path = input.return_path ?? '';
        const query = new URLSearchParams({ token, ...(isPath(path) && { from: path }) });
        const { name, locale } = context.storeView;
        const { signInLink, servesOnce } = accountTexts[locale];
        const link = `${context.shopOrigin}/custompage/index/checklogin?${query}`;
        sendMail(context, {
          to: customer.email,
          subject: signInLink.subject,
          body: [greet(customer.firstname, locale), signInLink.body(name, GOOD_FOR, link), servesOnce].join('\n\n'),
        });
      }
      return sent(
        `If an account has this e-mail address, a link is on its way. It is good for ${GOOD_FOR} minutes and serves once.`,
      );
    });
  },
  magicLinkSignIn(_, { input }: { input: { token: string } }, context) {
    const { db, clock } = context;
    const known = row<{ id: number; value: string; customer_id: number | null; sent_at: number }>(
      db,
      "SELECT id, value, customer_id, sent_at FROM one_time_code WHERE purpose = 'sign-in-link' AND hash = ?",
      secretHash(input.token),
    );
    const customer = known?.customer_id ? customerById(db, known.customer_id) : undefined;
    const isGood =
      known !== undefined &&
      // An address that has left the account since opens it no more.
      customer?.email.toLowerCase() === known.value &&
      clock().getTime() - known.sent_at < GOOD_FOR * 60 * 1000;
    if (!isGood) return { success: false, message: OLD, token: null };
    run(db, 'UPDATE one_time_code SET hash = NULL WHERE id = ?', known.id);
    return { success: true, message: null, token: openSession(context, customer.id) };
  },
};
