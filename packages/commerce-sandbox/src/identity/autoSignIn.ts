import { createHmac } from 'node:crypto';
import type { SandboxContext } from '../context.ts';
import { customerByEmail, customerById } from '../customer/findCustomer.ts';
import { openSession, SIGN_IN_REFUSED } from '../customer/signIn.ts';
import { run } from '../database.ts';
import { unauthenticated } from '../errors.ts';
import { isSameSignature } from '../gateways/signatures.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { customerOfContact } from './verifiedMobile.ts';

/** What names a customer in a link. */
export type Identifier = 'CUSTOMER_ID' | 'PHONE' | 'EMAIL';

/** As it stands in the path of a link. */
export const identifierPaths: Record<Identifier, string> = {
  CUSTOMER_ID: 'customerid',
  PHONE: 'phone',
  EMAIL: 'email',
};

interface SignedLink {
  type: Identifier;
  value: string;
  /** Seconds since 1970. */
  expires: number;
}

/** Hex HMAC-SHA256 of `type:value:expires`, the type as in the path. */
export const linkSignature = (secret: string, { type, value, expires }: SignedLink): string =>
  createHmac('sha256', secret).update(`${identifierPaths[type]}:${value}:${expires}`).digest('hex');

/** Whom an identifier names. Of mobile numbers only proved ones count. */
export function customerOf({ db }: Pick<SandboxContext, 'db'>, type: Identifier, value: string) {
  if (type === 'EMAIL') return customerByEmail(db, value);
  if (type === 'PHONE') return customerOfContact(db, { channel: 'MOBILE', value });
  return /^\d{1,9}$/.test(value) ? customerById(db, Number(value)) : undefined;
}

/** Signing in by a link that somebody with the secret has signed: good until it expires, and once. */
export const autoSignIn: ResolverMap[string] = {
  autoSignIn(
    _,
    { input }: { input: Partial<SignedLink> & Pick<SignedLink, 'type' | 'value'> & { signature?: string | null } },
    context,
  ) {
    const { db, clock, client, config, wrongPasswords } = context;
    const { type, value, expires, signature } = input;
    const now = clock().getTime();
    const isSigned =
      wrongPasswords.take(client) &&
      typeof expires === 'number' &&
      typeof signature === 'string' &&
      isSameSignature(linkSignature(config.secret, { type, value, expires }), signature) &&
      expires * 1000 > now;
    const customer = isSigned ? customerOf(context, type, value) : undefined;
    if (!customer) throw unauthenticated(SIGN_IN_REFUSED);
    run(db, 'DELETE FROM used_sign_in_link WHERE expires_at <= ?', now);
    const { changes } = run(
      db,
      'INSERT OR IGNORE INTO used_sign_in_link (signature, expires_at) VALUES (?, ?)',
      signature!,
      expires! * 1000,
    );
    if (changes === 0) throw unauthenticated(SIGN_IN_REFUSED);
    wrongPasswords.giveBack(client);
    return { success: true, message: null, token: openSession(context, customer.id) };
  },
};
