import { run, transaction } from '../database.ts';
import { inputError } from '../errors.ts';
import { sendMail } from '../inbox/sendMail.ts';
import { greet } from '../orders/orderText.ts';
import { randomId } from '../randomId.ts';
import { secretHash } from '../secretHash.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { accountTexts } from './accountTexts.ts';
import { checkNewPassword } from './checkNewPassword.ts';
import { customerByEmail } from './findCustomer.ts';
import { isEmail } from './isEmail.ts';
import { hashPassword } from './passwords.ts';
import { tellOfChange } from './tellOfChange.ts';
import { revokeTokens } from './tokens.ts';
import { isLocked } from './verifyPassword.ts';
import { writeNothing } from './writeNothing.ts';

/** A link is good for two hours. In ms. */
const LINK_LIFETIME = 2 * 60 * 60 * 1000;

/** One mail in ten minutes to the same account. In ms. */
const BETWEEN_MAILS = 10 * 60 * 1000;

/**
 * A forgotten password: a mail with a link, then a new password. Magento says where there is no account, or a locked
 * one; here a stranger learns that from no answer.
 */
export const passwordReset: ResolverMap[string] = {
  requestPasswordResetEmail(_, { email }: { email: string }, context) {
    const { db, clock, random, shopOrigin } = context;
    const address = email.trim();
    if (address === '') throw inputError('You must specify an email address.');
    if (!isEmail(address)) throw inputError('The email address has an invalid format.');
    const customer = customerByEmail(db, address);
    const now = clock();
    const isTooSoon = customer && customer.reset_at !== null && now.getTime() - customer.reset_at < BETWEEN_MAILS;
    const token = randomId(random);
    // All is done for everybody but what is sent (session-13).
    transaction(db, () => {
      if (!customer || isTooSoon || isLocked(customer, now)) return writeNothing(db);
      run(
        db,
        'UPDATE customer SET reset_hash = ?, reset_at = ? WHERE id = ?',
        secretHash(token),
        now.getTime(),
        customer.id,
      );
      const query = new URLSearchParams({ token, email: customer.email });
      const { locale } = context.storeView;
      const { newPassword, notAsked } = accountTexts[locale];
      const link = `${shopOrigin}/customer/account/createPassword/?${query}`;
      sendMail(context, {
        to: customer.email,
        subject: newPassword.subject,
        body: [greet(customer.firstname, locale), newPassword.body(link), notAsked].join('\n\n'),
      });
    });
    return true;
  },
  async resetPassword(_, args: { email: string; resetPasswordToken: string; newPassword: string }, context) {
    const { db, clock, random } = context;
    const { email, resetPasswordToken: token, newPassword } = args;
    if (email.trim() === '') throw inputError('You must specify an email address.');
    if (!isEmail(email.trim())) throw inputError('The email address has an invalid format.');
    if (token === '') throw inputError('resetPasswordToken must be specified');
    if (newPassword === '') throw inputError('newPassword must be specified');
    const customer = customerByEmail(db, email);
    if (!customer || customer.reset_hash !== secretHash(token))
      throw inputError('The password token is mismatched. Reset and try again.');
    if (clock().getTime() - customer.reset_at! > LINK_LIFETIME)
      throw inputError('The password token is expired. Reset and try again.');
    checkNewPassword(newPassword, customer.email);
    const hash = await hashPassword(random, newPassword);
    const { changes } = run(
      db,
      'UPDATE customer SET password_hash = ?, reset_hash = NULL, reset_at = NULL, failures = 0, locked_until = NULL WHERE id = ? AND reset_hash = ?',
      hash,
      customer.id,
      secretHash(token),
    );
    if (changes === 0) throw inputError('The password token is mismatched. Reset and try again.');
    revokeTokens(db, customer.id);
    tellOfChange(context, customer, 'password', [customer.email]);
    return true;
  },
};
