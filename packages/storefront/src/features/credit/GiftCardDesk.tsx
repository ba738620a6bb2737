import * as text from '@shop/messages/credit';
import { Button, Skeleton, TextField } from '@shop/ui';
import { useRef, type FormEvent } from 'react';
import { AccountCard, AccountCardShape } from '../shared/account/AccountCard.tsx';
import { AccountCards } from '../shared/account/AccountCards.tsx';
import { AccountNote } from '../shared/account/AccountNote.tsx';
import { useKeptFocus } from '../shared/useKeptFocus.ts';
import css from './GiftCardDesk.module.css';
import { UsedCards } from './UsedCards.tsx';
import { useGiftCard } from './useGiftCard.ts';

/** What is left on a gift card, and using it for the cart (account-11). A code is kept nowhere: it is money. */
export function GiftCardDesk() {
  const cards = useGiftCard();
  const { used, typed, problem, said, checking, busy, type, check, apply } = cards;
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // A card that is taken off the cart goes with the button that was pressed.
  useKeptFocus(
    used.map(({ code }) => code).join(),
    () => list.current?.querySelector<HTMLElement>('li:last-child button') ?? heading.current,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!checking) void check();
  };
  return (
    <AccountCards>
      <AccountCard id="check-card" title={text.cardTitle} headingRef={heading}>
        <AccountNote>{text.cardHelp}</AccountNote>
        <form className={css['form']} noValidate aria-labelledby="check-card" onSubmit={submit}>
          <TextField
            announced
            label={text.label}
            name="gift-card"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            error={problem}
            onChange={event => type(event.currentTarget.value)}
          />
          <p role="status" className={css['said']}>
            {said || (used.length > 0 && text.inCart(used.length))}
          </p>
          <div className={css['buttons']}>
            <Button type="submit" busy={checking}>
              {text.check}
            </Button>
            <Button kind="secondary" busy={busy} onClick={() => void apply()}>
              {text.putInCart}
            </Button>
          </div>
        </form>
      </AccountCard>
      {used.length > 0 && (
        <AccountCard id="cards-in-cart" title={text.inCartTitle}>
          <UsedCards cards={cards} list={list} />
          <div>
            <Button kind="secondary" href="/cart">
              {text.goToCart}
            </Button>
          </div>
        </AccountCard>
      )}
    </AccountCards>
  );
}

/** The shape of the page before it is known who is there. */
export const GiftCardSkeleton = () => (
  <AccountCards aria-busy="true" role="group" aria-label={text.loading}>
    <AccountCardShape>
      <Skeleton width="40%" height="24px" />
      <Skeleton width="80%" height="21px" />
      <Skeleton width="100%" height="72px" />
      <Skeleton width="60%" height="var(--touch)" />
    </AccountCardShape>
  </AccountCards>
);
