import * as words from '@shop/messages/account';
import * as v from 'valibot';
import { email, mobile, name } from '../shared/fieldRules.ts';

export const signInSchema = v.object({ email, password: v.pipe(v.string(), v.nonEmpty(words.passwordMissing)) });
export type SignInValues = v.InferOutput<typeof signInSchema>;

/** Kinds of characters that a password is counted by, as the back end counts them. */
const classes = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/];

export interface PasswordRules {
  minimumLength: number;
  /** Of lower case, upper case, digits and special characters. */
  requiredClasses: number;
}

/** The rules of a new password; their texts are the back end's own, so that both say the same. */
export const accountSchema = ({ minimumLength, requiredClasses }: PasswordRules) =>
  v.pipe(
    v.object({
      firstname: name(words.firstnameMissing),
      lastname: name(words.lastnameMissing),
      email,
      mobileNumber: mobile,
      password: v.pipe(
        v.string(),
        v.minLength(minimumLength, words.passwordShort(minimumLength)),
        v.maxLength(256, words.passwordLong),
        v.check(value => value.trim() === value, words.passwordSpaces),
        v.check(
          value => classes.filter(kind => kind.test(value)).length >= requiredClasses,
          words.passwordKinds(requiredClasses),
        ),
      ),
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
