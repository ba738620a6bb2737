import * as words from '@shop/messages/account';
import * as text from '@shop/messages/profile';
import * as v from 'valibot';
import { customerName, email, filled, mobile } from '../shared/fieldRules.ts';
import { newPassword, type PasswordRules } from '../shared/newPassword/passwordRules.ts';

export const nameSchema = v.object({
  firstname: customerName(words.firstnameMissing, words.firstnameWrong),
  lastname: customerName(words.lastnameMissing, words.lastnameWrong),
});
export type NameValues = v.InferOutput<typeof nameSchema>;

const currentPassword = v.pipe(v.string(), v.nonEmpty(text.currentMissing));

/** @param present the e-mail that the account has. */
export const emailSchema = (present: string) =>
  v.object({
    email: v.pipe(
      email,
      v.check(wanted => wanted.toLowerCase() !== present.toLowerCase(), text.emailSame),
    ),
    currentPassword,
  });
export type EmailValues = v.InferOutput<ReturnType<typeof emailSchema>>;

/** @param present the e-mail that one signs in with. */
export const contactSchemas = (present: string) => ({
  MOBILE: v.object({ value: v.pipe(filled(text.mobileMissing), mobile) }),
  EMAIL: v.object({
    value: v.pipe(
      email,
      v.check(wanted => wanted.toLowerCase() !== present.toLowerCase(), text.personalSame),
    ),
  }),
});
export type ContactValues = v.InferOutput<ReturnType<typeof contactSchemas>['MOBILE']>;

/** @param address e-mail of the account, which a password may not be. */
export const passwordSchema = (rules: PasswordRules, address: string) =>
  v.pipe(
    v.object({
      currentPassword,
      newPassword: v.pipe(
        newPassword(rules),
        v.check(typed => typed.toLowerCase() !== address.toLowerCase(), words.passwordIsEmail),
      ),
    }),
    v.forward(
      v.partialCheck(
        [['currentPassword'], ['newPassword']],
        ({ currentPassword: before, newPassword: after }) => before !== after,
        text.passwordSame,
      ),
      ['newPassword'],
    ),
  );
export type PasswordValues = v.InferOutput<ReturnType<typeof passwordSchema>>;
