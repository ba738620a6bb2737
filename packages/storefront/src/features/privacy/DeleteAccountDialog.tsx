import * as text from '@shop/messages/privacy';
import { Button, Dialog, Notice, PasswordField } from '@shop/ui';
import { useEffect, useId, useRef, useState } from 'react';
import css from './Privacy.module.css';

export interface DeleteAccountDialogProps {
  /** E-mail of the account, which the browser finds its password by. */
  email: string;
  /** What the shop's coins are called; undefined where it has none. */
  coins?: string | undefined;
  /** The password is being checked, and one may still leave; or the account is being deleted: the dialog stays open. */
  doing?: 'proving' | 'deleting' | undefined;
  /** Why it was refused, and whether the password is to blame. */
  problem?: { message: string; isPassword: boolean } | undefined;
  /** Takes the password that was typed, which is not empty. */
  onDelete: (password: string) => void;
  /** The account is kept. */
  onClose: () => void;
}

const focusPassword = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>('[name="password"]')?.focus();

/** Says what goes and what stays, and asks for the password before an account is deleted (account-08). */
export function DeleteAccountDialog({ email, coins, doing, problem, onDelete, onClose }: DeleteAccountDialogProps) {
  const form = useId();
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const isSent = doing === 'deleting';
  const isWrong = problem?.isPassword ?? false;
  // What is said of it stands at the field, which may be out of sight.
  useEffect(() => {
    if (isWrong) focusPassword(element.current);
  }, [isWrong]);
  const refusal = isMissing ? text.passwordMissing : problem?.isPassword ? problem.message : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.removeTitle}
      keepOpen={doing !== undefined}
      busy={isSent}
      readFirst
      footer={
        <>
          <Button kind="secondary" unavailable={isSent} onClick={isSent ? undefined : onClose}>
            {text.keep}
          </Button>
          <Button type="submit" form={form} busy={doing !== undefined}>
            {text.removeNow}
          </Button>
        </>
      }
    >
      <form
        ref={element}
        id={form}
        className={css['dialog']}
        method="post"
        noValidate
        onSubmit={event => {
          event.preventDefault();
          setIsMissing(password === '');
          if (password === '') focusPassword(event.currentTarget);
          else onDelete(password);
        }}
      >
        <ul>
          <li>{text.goes}</li>
          {coins !== undefined && <li>{text.coinsGo(coins)}</li>}
          <li>{text.ordersStay}</li>
          <li>{text.ordersGoOn}</li>
          <li>{text.reviewsStay}</li>
        </ul>
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          name="password"
          label={text.password}
          autoComplete="current-password"
          value={password}
          error={refusal}
          announced
          onChange={event => {
            setPassword(event.target.value);
            setIsMissing(false);
          }}
          required
        />
        {problem && !problem.isPassword && (
          <Notice tone="danger" urgent>
            {problem.message}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
