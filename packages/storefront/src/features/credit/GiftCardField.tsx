import * as text from '@shop/messages/credit';
import { Button, TextField } from '@shop/ui';
import { useLayoutEffect, useRef, type FormEvent } from 'react';
import { useFeature } from '../../context/features.ts';
import { region } from '../../context/region.tsx';
import { useKeptFocus } from '../shared/useKeptFocus.ts';
import css from './Credit.module.css';
import { UsedCards } from './UsedCards.tsx';
import { useGiftCard } from './useGiftCard.ts';

export interface GiftCardFieldProps {
  /** While an order is on its way nothing may change. */
  disabled?: boolean;
  /** Somebody has pressed the group that stood in its place before its code had come: it is open, and has the focus. */
  isOpened?: boolean;
}

/** Pays a part of the cart, or all of it, with gift cards, and says what is left on each. */
function DefaultGiftCardField({ disabled = false, isOpened = false }: GiftCardFieldProps) {
  const hasGiftCards = useFeature('gift-cards');
  const cards = useGiftCard();
  const { used, taken, isPaid, typed, problem, said, checking, busy, type, check, apply } = cards;
  const list = useRef<HTMLUListElement>(null);
  const summary = useRef<HTMLElement>(null);
  const isOffered = used.length === 0 || !isPaid;
  // What was pressed goes when a card comes or goes; what stands in its place has the focus then.
  useKeptFocus(
    [taken, ...used.map(({ code }) => code)].join(),
    () => list.current?.querySelector<HTMLElement>('li:last-child button') ?? summary.current,
  );
  const group = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (!isOpened || !group.current) return;
    group.current.open = true;
    summary.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it comes
  }, []);
  if (!hasGiftCards) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void apply();
  };
  return (
    <>
      {used.length > 0 && <UsedCards cards={cards} disabled={disabled} list={list} />}
      {isOffered && (
        <details key={taken} ref={group} className={css['more']}>
          <summary ref={summary}>{used.length > 0 ? text.anotherGiftCard : text.haveGiftCard}</summary>
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
      )}
    </>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** Pays with gift cards, in the cart and at the checkout. */
    GiftCardField: GiftCardFieldProps;
  }
}

export const GiftCardField = region('GiftCardField', DefaultGiftCardField);
