import type { SQLInputValue } from 'node:sqlite';
import type { SandboxContext } from '../context.ts';
import { run, transaction } from '../database.ts';
import { inputError, unauthenticated } from '../errors.ts';
import { sendMail } from '../inbox/sendMail.ts';
import { inWords } from '../identity/secrets.ts';
import { inviterOf, keepInvitation } from '../referrals/invitations.ts';
import { greet } from '../orders/orderText.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { accountTexts } from './accountTexts.ts';
import { checkNewPassword } from './checkNewPassword.ts';
import { customerByEmail, customerById, signedIn } from './findCustomer.ts';
import { isEmail } from './isEmail.ts';
import { hashPassword } from './passwords.ts';
import { type ProfileInput, readProfile } from './readProfile.ts';
import { signIn } from './signIn.ts';
import { tellOfChange } from './tellOfChange.ts';
import { revokeTokens } from './tokens.ts';
import { verifyPassword } from './verifyPassword.ts';

/** Code of the attribute by which a new customer says who invited. */
const INVITATION = 'referral_code';

const EMAIL_TAKEN = 'A customer with the same email address already exists in an associated website.';

function checkEmail(context: SandboxContext, email: string): void {
  if (!isEmail(email)) throw inputError(`"${email}" is not a valid email address.`);
  if (customerByEmail(context.db, email)) throw inputError(EMAIL_TAKEN);
}

/** The code of an invitation comes as an attribute, and is kept with the invitations. */
function takeInvitation<Input extends ProfileInput>(input: Input): Input & { invitation?: string } {
  const attributes = input.custom_attributes ?? [];
  const invitation = attributes.find(attribute => attribute?.attribute_code === INVITATION)?.value?.trim();
  return {
    ...input,
    custom_attributes: attributes.filter(attribute => attribute?.attribute_code !== INVITATION),
    ...(invitation && { invitation }),
  };
}

async function createCustomer(
  context: SandboxContext,
  input: ProfileInput & { email: string; password?: string | null },
) {
  const email = input.email.trim();
  const { invitation, ...own } = takeInvitation(input);
  const profile = readProfile(own, null);
  const inviterId = invitation === undefined ? undefined : inviterOf(context.db, invitation);
  checkNewPassword(input.password ?? '', email);
  const { wrongPasswords, client } = context;
  // Making an account tells of an address that has one, as Magento does: who tries one after the other has to wait.
  if (!wrongPasswords.take(client))
    throw inputError(`Too many attempts were wrong. Try again in ${inWords(wrongPasswords.wait())}.`);
  checkEmail(context, email);
  wrongPasswords.giveBack(client);
  const hash = await hashPassword(context.random, input.password ?? '');
  return transaction(context.db, () => {
    // Somebody may have taken the address while the password was hashed.
    checkEmail(context, email);
    const { id: storeId, name, locale } = context.storeView;
    const { welcome } = accountTexts[locale];
    const columns: Record<string, SQLInputValue> = {
      ...profile,
      email,
      password_hash: hash,
      created_at: context.clock().getTime(),
      store_id: storeId,
    };
    const names = Object.keys(columns);
    const { id } = run(
      context.db,
      `INSERT INTO customer (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
      ...Object.values(columns),
    );
    if (inviterId !== undefined) keepInvitation(context, id, inviterId);
    sendMail(context, {
      to: email,
      subject: welcome.subject(name),
      body: `${greet(input.firstname ?? '', locale)}\n\n${welcome.byPassword}`,
    });
    return { customer: customerById(context.db, id) };
  });
}

/** Throws graphql-authentication unless it is the customer's present password. */
async function checkPresentPassword(context: SandboxContext, password: string) {
  const customer = signedIn(context);
  const verdict = await verifyPassword(context, customer, password);
  if (verdict === 'locked') throw unauthenticated('The account is locked.');
  if (verdict === 'wrong') throw unauthenticated('Invalid login or password.');
  return customer;
}

/** After the way in was changed: every other session ends, and so does a link that was mailed for a new password. */
function endOtherWaysIn({ db, token }: SandboxContext, customerId: number): void {
  revokeTokens(db, customerId, token);
  run(db, 'UPDATE customer SET reset_hash = NULL WHERE id = ?', customerId);
}

/** Accounts and their tokens. */
export const accountMutations: ResolverMap[string] = {
  generateCustomerToken: async (_, { email, password }: { email: string; password: string }, context) => ({
    token: await signIn(context, email, password),
  }),
  revokeCustomerToken(_, __, context) {
    revokeTokens(context.db, signedIn(context).id);
    return { result: true };
  },
  createCustomerV2: (_, { input }: { input: ProfileInput & { email: string; password?: string | null } }, context) =>
    createCustomer(context, input),
  updateCustomerV2(_, { input }: { input: ProfileInput }, context) {
    const customer = signedIn(context);
    const columns = Object.entries(readProfile(input, customer.attributes));
    if (columns.length > 0) {
      const sql = `UPDATE customer SET ${columns.map(([name]) => `${name} = ?`).join(', ')} WHERE id = ?`;
      run(context.db, sql, ...columns.map(([, value]) => value), customer.id);
    }
    return { customer: customerById(context.db, customer.id) };
  },
  async updateCustomerEmail(_, { email, password }: { email: string; password: string }, context) {
    signedIn(context);
    if (password === '') throw inputError('Provide the current "password" to change "email".');
    const customer = await checkPresentPassword(context, password);
    const { id, email: present } = customer;
    const wanted = email.trim();
    if (!isEmail(wanted)) throw inputError(`"${wanted}" is not a valid email address.`);
    const moves = wanted.toLowerCase() !== present.toLowerCase();
    if (moves) checkEmail(context, wanted);
    transaction(context.db, () => {
      run(context.db, 'UPDATE customer SET email = ? WHERE id = ?', wanted, id);
      if (!moves) return;
      endOtherWaysIn(context, id);
      tellOfChange(context, customer, 'email', [present, wanted]);
    });
    return { customer: customerById(context.db, id) };
  },
  async changeCustomerPassword(
    _,
    { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
    context,
  ) {
    signedIn(context);
    if (currentPassword === '') throw inputError('Specify the "currentPassword" value.');
    if (newPassword === '') throw inputError('Specify the "newPassword" value.');
    const customer = await checkPresentPassword(context, currentPassword);
    const { id, email, password_hash: present } = customer;
    checkNewPassword(newPassword, email);
    const hash = await hashPassword(context.random, newPassword);
    return transaction(context.db, () => {
      // Another session may have changed it while this one was hashed: that one has ended this session.
      const { changes } = run(
        context.db,
        'UPDATE customer SET password_hash = ? WHERE id = ? AND password_hash = ?',
        hash,
        id,
        present,
      );
      if (changes === 0) throw unauthenticated('Invalid login or password.');
      endOtherWaysIn(context, id);
      tellOfChange(context, customer, 'password', [email]);
      return customerById(context.db, id);
    });
  },
};
