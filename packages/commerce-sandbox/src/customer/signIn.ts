import type { SandboxContext } from '../context.ts';
import { inputError, unauthenticated } from '../errors.ts';
import { customerByEmail } from './findCustomer.ts';
import { issueToken } from './tokens.ts';
import { verifyPassword } from './verifyPassword.ts';

/** One text for a wrong password, an unknown e-mail and a locked account: it tells a stranger nothing. */
export const SIGN_IN_REFUSED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

const SECONDS_PER_HOUR = 3600;

/** A new bearer token of a customer who has proved who it is, in whichever way. Merges no carts. */
export const openSession = ({ db, random, clock, storeView }: SandboxContext, customerId: number): string =>
  issueToken(db, random, customerId, clock(), storeView.tokenLifetime * SECONDS_PER_HOUR);

/** A new bearer token for e-mail and password. Throws graphql-input and graphql-authentication. Merges no carts. */
export async function signIn(context: SandboxContext, email: string, password: string): Promise<string> {
  if (email.trim() === '') throw inputError('Specify the "email" value.');
  if (password === '') throw inputError('Specify the "password" value.');
  const customer = customerByEmail(context.db, email);
  if ((await verifyPassword(context, customer, password)) !== 'good') throw unauthenticated(SIGN_IN_REFUSED);
  return openSession(context, customer!.id);
}
