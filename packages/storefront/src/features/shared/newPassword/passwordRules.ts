import * as words from '@shop/messages/newPassword';
import * as v from 'valibot';

/** Kinds of characters that a password is counted by, as the back end counts them. */
const classes = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/];

const kindsIn = (password: string) => classes.filter(kind => kind.test(password)).length;

export interface PasswordRules {
  minimumLength: number;
  /** Of lower case, upper case, digits and special characters. */
  requiredClasses: number;
}

/** The rules as the store view has them; Magento's own where it does not say. */
export const rulesOf = (
  store: { minimum_password_length?: unknown; required_character_classes_number?: unknown } | null | undefined,
): PasswordRules => ({
  minimumLength: Number(store?.minimum_password_length ?? 8),
  requiredClasses: Number(store?.required_character_classes_number ?? 3),
});

/** A new password; the texts are the back end's own, so that both say the same (session-12). */
export const newPassword = ({ minimumLength, requiredClasses }: PasswordRules) =>
  v.pipe(
    v.string(),
    v.minLength(minimumLength, words.passwordShort(minimumLength)),
    v.maxLength(256, words.passwordLong),
    v.check(value => value.trim() === value, words.passwordSpaces),
    v.check(value => kindsIn(value) >= requiredClasses, words.passwordKinds(requiredClasses)),
  );

/** Each rule with whether what is typed meets it, as it is shown while typing. */
export const judge = ({ minimumLength, requiredClasses }: PasswordRules, typed: string) => [
  { rule: words.atLeast(minimumLength), isMet: typed.length >= minimumLength },
  { rule: words.kindsOf(requiredClasses), isMet: kindsIn(typed) >= requiredClasses },
  { rule: words.noEdges, isMet: typed !== '' && typed.trim() === typed },
];
