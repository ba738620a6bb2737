import * as words from '@shop/messages/account';
import * as v from 'valibot';
import { isInvitation } from '../shared/invitation.ts';
import { customerName, email, mobile } from '../shared/fieldRules.ts';
import { newPassword, type PasswordRules } from '../shared/newPassword/passwordRules.ts';

export const signInSchema = v.object({ email, password: v.pipe(v.string(), v.nonEmpty(words.passwordMissing)) });
export type SignInValues = v.InferOutput<typeof signInSchema>;

/** An invitation's code, or nothing (referral-03). */
const invitation = v.pipe(
  v.string(),
  v.trim(),
  v.check(value => value === '' || isInvitation(value), words.invitationWrong),
);

/** The rules of a new account. */
export const accountSchema = (rules: PasswordRules) =>
  v.pipe(
    v.object({
      firstname: customerName(words.firstnameMissing, words.firstnameWrong),
      lastname: customerName(words.lastnameMissing, words.lastnameWrong),
      email,
      mobileNumber: mobile,
      invitation,
      password: newPassword(rules),
    }),
    v.forward(
      v.partialCheck(
        [['email'], ['password']],
        ({ email: address, password }) => address.toLowerCase() !== password.toLowerCase(),
        words.passwordIsEmail,
      ),
      ['password'],
    ),
  );
export type AccountValues = v.InferOutput<ReturnType<typeof accountSchema>>;

export const mailSchema = v.object({ email });
export type MailValues = v.InferOutput<typeof mailSchema>;

/**
 * A password that replaces a forgotten one.
 *
 * @param address of the account, which it must not be.
 */
export const resetSchema = (rules: PasswordRules, address: string) =>
  v.object({
    password: v.pipe(
      newPassword(rules),
      v.check(password => password.toLowerCase() !== address.toLowerCase(), words.passwordIsEmail),
    ),
  });
export type ResetValues = v.InferOutput<ReturnType<typeof resetSchema>>;
