import * as text from '@shop/messages/credit';
import { Button, Notice, TextField, useMoney } from '@shop/ui';
import { Gift } from 'lucide-react';
import { useRef, type FormEvent } from 'react';
import { useFeature } from '../../context/features.ts';
import { useKeptFocus } from '../shared/useKeptFocus.ts';
import css from './Credit.module.css';
import { useGiftCard } from './useGiftCard.ts';

export interface GiftCardFieldProps {
  /** While an order is on its way nothing may change. */
  disabled?: boolean;
}

/** Pays a part of the cart, or all of it, with a gift card, and says what is left on it. */
export function GiftCardField({ disabled = false }: GiftCardFieldProps) {
  const hasGiftCards = useFeature('gift-cards');
  const money = useMoney();
  const { used, typed, problem, said, checking, busy, type, check, apply, remove } = useGiftCard();
  const removal = useRef<HTMLButtonElement>(null);
  const summary = useRef<HTMLElement>(null);
  // What was pressed goes when the card comes or goes; the other of the two stands in its place.
  useKeptFocus(used.map(({ code }) => code).join(), () => removal.current ?? summary.current);
  if (!hasGiftCards) return null;
  if (used.length > 0) {
    return (
      <ul className={css['list']}>
        {used.map(({ code, pays, stays }) => (
          <li key={code} className={css['used']}>
            <Gift size={20} strokeWidth={1.5} aria-hidden />
            <p>
              <strong>{code}</strong>
              {text.pays(money(pays))}
              {stays > 0 && <small>{text.staysOnCard(money(stays))}</small>}
            </p>
            <Button
              ref={removal}
              kind="quiet"
              size="small"
              busy={busy}
              disabled={disabled}
              aria-label={text.removeCard(code)}
              onClick={() => void remove(code)}
            >
              {text.remove}
            </Button>
            {problem && (
              <Notice tone="danger" urgent>
                {problem}
              </Notice>
            )}
          </li>
        ))}
      </ul>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void apply();
  };
  return (
    <details className={css['more']}>
      <summary ref={summary}>{text.haveGiftCard}</summary>
      <form className={css['form']} noValidate onSubmit={submit}>
        <TextField
          announced
          label={text.label}
          name="gift-card"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          disabled={disabled}
          error={problem}
          onChange={event => type(event.currentTarget.value)}
        />
        <p role="status">{said}</p>
        <div className={css['buttons']}>
          <Button type="submit" kind="secondary" size="small" busy={busy} disabled={disabled}>
            {text.apply}
          </Button>
          <Button kind="quiet" size="small" busy={checking} disabled={disabled} onClick={() => void check()}>
            {text.check}
          </Button>
        </div>
      </form>
    </details>
  );
}
