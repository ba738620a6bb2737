import * as v from 'valibot';

const text = (missing: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(missing));
const email = v.pipe(text('Enter your e-mail address.'), v.email('Enter an e-mail address like name@example.com.'));

export const signInSchema = v.object({ email, password: v.pipe(v.string(), v.nonEmpty('Enter your password.')) });
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
      firstname: text('Enter your first name.'),
      lastname: text('Enter your last name.'),
      email,
      mobileNumber: v.pipe(v.string(), v.trim(), v.regex(/^([6-9][0-9]{9})?$/, 'Enter a 10-digit mobile number, or leave it empty.')),
      password: v.pipe(
        v.string(),
        v.minLength(minimumLength, `The password needs at least ${minimumLength} characters. Create a new password and try again.`),
        v.maxLength(256, 'Please enter a password with at most 256 characters.'),
        v.check(value => value.trim() === value, "The password can't begin or end with a space. Verify the password and try again."),
        v.check(
          value => classes.filter(kind => kind.test(value)).length >= requiredClasses,
          `Minimum of different classes of characters in password is ${requiredClasses}. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.`,
        ),
      ),
    }),
    v.forward(
      v.partialCheck([['email'], ['password']], ({ email: address, password }) => address.toLowerCase() !== password.toLowerCase(), "The password can't be the same as the email address. Create a new password and try again."),
      ['password'],
    ),
  );
export type AccountValues = v.InferOutput<ReturnType<typeof accountSchema>>;
