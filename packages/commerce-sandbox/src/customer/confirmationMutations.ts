import { inputError } from '../errors.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { isEmail } from './isEmail.ts';

function checkEmail(email: string): void {
  if (email.trim() === '' || !isEmail(email.trim())) throw inputError('Email address is not valid');
}

/** Accounts need no confirmation here, and whoever asks is told so: of an address that has an account, and of any other. */
export const confirmationMutations: ResolverMap[string] = {
  confirmEmail(_, { input: { email } }: { input: { email: string } }) {
    checkEmail(email);
    throw inputError('The account is already active.');
  },
  resendConfirmationEmail(_, { email }: { email: string }) {
    checkEmail(email);
    throw inputError("Confirmation isn't needed.");
  },
};
