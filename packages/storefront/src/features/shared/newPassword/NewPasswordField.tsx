import * as text from '@shop/messages/newPassword';
import { PasswordField, VisuallyHidden } from '@shop/ui';
import { Check, Circle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { judge, type PasswordRules } from './passwordRules.ts';
import css from './NewPasswordField.module.css';

export interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'hint'> {
  /** What the store view asks of a password. */
  rules: PasswordRules;
  /** What stands in the field now. */
  typed: string;
}

/** A password that is chosen: below it stand the rules, each ticked off once what is typed meets it (session-12). */
export function NewPasswordField({ rules, typed, ...field }: NewPasswordFieldProps) {
  const judged = judge(rules, typed);
  const done = judged.filter(({ isMet }) => isMet).length;
  return (
    <div className={css['field']}>
      <PasswordField {...field} autoComplete="new-password" maxLength={300} />
      <div className={css['meter']} data-done={done} data-all={judged.length} aria-hidden>
        {judged.map(({ rule }, index) => (
          <span key={rule} data-filled={index < done || undefined} />
        ))}
      </div>
      <ul className={css['rules']} aria-label={text.rulesTitle}>
        {judged.map(({ rule, isMet }) => (
          <li key={rule} data-met={isMet || undefined}>
            {isMet ? (
              <Check size={16} strokeWidth={2} aria-hidden />
            ) : (
              <Circle size={16} strokeWidth={1.5} aria-hidden />
            )}
            {rule}
            <VisuallyHidden>: {isMet ? text.met : text.open}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{typed === '' ? '' : text.progress(done, judged.length)}</span>
      </VisuallyHidden>
    </div>
  );
}
