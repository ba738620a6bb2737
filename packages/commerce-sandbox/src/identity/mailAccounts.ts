import { createHash } from 'node:crypto';
import type { SandboxContext, SandboxDeps } from '../context.ts';
import { accountTexts } from '../customer/accountTexts.ts';
import { customerByEmail, customerById } from '../customer/findCustomer.ts';
import { openSession } from '../customer/signIn.ts';
import { row, run } from '../database.ts';
import { isShopAddress } from '../gateways/shopAddress.ts';
import { isSameSignature } from '../gateways/signatures.ts';
import { sendMail } from '../inbox/sendMail.ts';
import { greet } from '../orders/orderText.ts';
import { randomId } from '../randomId.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { secretHash } from '../secretHash.ts';

/** The mail provider that the sandbox plays. */
export const provider = {
  code: 'kaveri-mail',
  name: 'Kaveri Mail',
  authorize_url: '/gateways/mail-account/consent',
  client_id: 'storefront',
  scope: 'openid email profile',
};

/** Who has an account at the provider. The last one has none at the shop yet. */
export const mailAccounts = [
  { email: 'asha@example.com', firstname: 'Asha', lastname: 'Rao' },
  { email: 'ravi@example.com', firstname: 'Ravi', lastname: 'Menon' },
  { email: 'meera.iyer@example.net', firstname: 'Meera', lastname: 'Iyer' },
] as const;

/** The one path of a shop that the provider sends anybody back to. */
const CALLBACK = '/oauthlogin/index/callback';

/** A code is good for five minutes, in ms. */
const CODE_LIFETIME = 5 * 60 * 1000;

/** What a challenge is made of its answer (RFC 7636). */
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** Whether the provider may send somebody back there. */
export const isCallback = (deps: Pick<SandboxContext, 'config'>, address: string): boolean =>
  isShopAddress(deps, address) && new URL(address).pathname === CALLBACK && !/[?#]/.test(address);

/** Gives out a code for an account at the provider, which serves once and to whoever knows the challenge's answer. */
export function giveCode(
  { db, clock, random }: SandboxDeps,
  { email, redirectUri, challenge }: { email: string; redirectUri: string; challenge: string },
): string {
  const code = randomId(random);
  const now = clock().getTime();
  run(db, 'DELETE FROM mail_account_code WHERE expires_at <= ?', now);
  run(
    db,
    'INSERT INTO mail_account_code (hash, email, redirect_uri, challenge, expires_at) VALUES (?, ?, ?, ?, ?)',
    secretHash(code),
    email,
    redirectUri,
    challenge,
    now + CODE_LIFETIME,
  );
  return code;
}

interface OauthInput {
  provider: string;
  code: string;
  redirect_uri?: string | null;
  code_verifier?: string | null;
}

/** The address that a code was given out for; undefined for one that is wrong, used, too old or somebody else's. */
function redeem({ db, clock }: SandboxContext, input: OauthInput): string | undefined {
  const hash = secretHash(input.code);
  const known = row<{ email: string; redirect_uri: string; challenge: string; expires_at: number }>(
    db,
    'SELECT * FROM mail_account_code WHERE hash = ?',
    hash,
  );
  if (!known) return undefined;
  // One attempt: a code that was tried with the wrong answer may be a stolen one.
  run(db, 'DELETE FROM mail_account_code WHERE hash = ?', hash);
  const isGood =
    input.provider === provider.code &&
    known.expires_at > clock().getTime() &&
    known.redirect_uri === input.redirect_uri &&
    isSameSignature(known.challenge, challengeOf(input.code_verifier ?? ''));
  return isGood ? known.email : undefined;
}

/** An account for somebody whom the provider vouches for. It has no password until one is set by mail. */
function createFor(context: SandboxContext, email: string) {
  const { firstname, lastname } = mailAccounts.find(each => each.email === email)!;
  const { id: storeId, name, locale } = context.storeView;
  const { welcome } = accountTexts[locale];
  const { id } = run(
    context.db,
    "INSERT INTO customer (email, firstname, lastname, password_hash, created_at, store_id) VALUES (?, ?, ?, '', ?, ?)",
    email,
    firstname,
    lastname,
    context.clock().getTime(),
    storeId,
  );
  sendMail(context, {
    to: email,
    subject: welcome.subject(name),
    body: `${greet(firstname, locale)}\n\n${welcome.byProvider(provider.name)}`,
  });
  return customerById(context.db, id)!;
}

/** Signing in with an account at a mail provider. */
export const mailAccountResolvers: ResolverMap = {
  Query: { oauthProviders: () => [provider] },
  Mutation: {
    oauthSignIn(_, { input }: { input: OauthInput }, context) {
      const email = redeem(context, input);
      if (email === undefined)
        return { success: false, message: `Signing in with ${provider.name} did not work. Start again.`, token: null };
      const customer = customerByEmail(context.db, email) ?? createFor(context, email);
      return { success: true, message: null, token: openSession(context, customer.id) };
    },
  },
};
