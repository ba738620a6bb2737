import type { GiftChoice } from '@shop/commerce-client';
import * as text from '@shop/messages/gifts';
import { Button, Checkbox, Dialog, Image, RadioCard, TextArea, TextField, useMoney } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { RefusalNotice } from '../shared/RefusalNotice.tsx';
import css from './Gift.module.css';
import type { Gift, GiftOffer } from './giftQuery.ts';

export interface GiftDialogProps {
  /** Whether it stands open. */
  open: boolean;
  /** What the back end offers this cart: message, wrappings, receipt, card. */
  offer: GiftOffer;
  /** What the cart is given as; undefined where it is no gift yet. */
  gift: Gift | undefined;
  /** It is being saved. */
  busy: boolean;
  /** Why it could not be saved. */
  problem: string | undefined;
  /** Saves what was chosen; resolves with whether it is saved. */
  onSave: (choice: GiftChoice) => Promise<boolean>;
  /** It is saved, or the shopper closed it without saving. */
  onClose: () => void;
}

/** Characters of a message that are printed and laid in; Magento names no limit of its own. */
const LONGEST = 500;

const LONGEST_NAME = 255;

/** What the fields hold. */
interface Draft {
  to: string;
  from: string;
  message: string;
  /** Uid; '' for none. */
  wrapping: string;
  receipt: boolean;
  card: boolean;
}

const draftOf = (gift: Gift | undefined): Draft => ({
  to: gift?.message?.to ?? '',
  from: gift?.message?.from ?? '',
  message: gift?.message?.message ?? '',
  wrapping: gift?.wrapping?.uid ?? '',
  receipt: gift?.receipt ?? false,
  card: gift?.card ?? false,
});

/** What stands against a draft: a message lacks something, or there is none for the card. */
function complaintOf({ to, from, message, card }: Draft): string | undefined {
  const filled = [to, from, message].filter(each => each.trim() !== '').length;
  if (filled > 0 && filled < 3) return text.incomplete;
  return card && filled === 0 ? text.cardNeedsMessage : undefined;
}

/** Asks what the cart is given as. What was typed stays until it is saved, also where that failed or the dialog was closed. */
export function GiftDialog({ open, offer, gift, busy, problem, onSave, onClose }: GiftDialogProps) {
  const money = useMoney();
  const [typed, setTyped] = useState<Draft>();
  const draft = typed ?? draftOf(gift);
  const latest = useRef(typed);
  useEffect(() => void (latest.current = typed));
  const [complaint, setComplaint] = useState<string>();
  const [presses, setPresses] = useState(0);
  const set = (change: Partial<Draft>) => {
    setTyped({ ...draft, ...change });
    setComplaint(undefined);
  };
  const submit = async () => {
    setPresses(presses + 1);
    const found = complaintOf(draft);
    setComplaint(found);
    if (found !== undefined || busy) return;
    const { to, from, message, wrapping, receipt, card } = draft;
    const isSaved = await onSave({
      message: message.trim() === '' ? null : { to: to.trim(), from: from.trim(), message: message.trim() },
      wrappingId: wrapping || null,
      receipt,
      card,
    });
    // What was typed since is not saved yet.
    if (!isSaved || latest.current !== typed) return;
    setTyped(undefined);
    onClose();
  };
  const { hasMessage, wrappings, hasReceipt, cardPrice } = offer;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.title}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button busy={busy} onClick={() => void submit()}>
            {text.save}
          </Button>
        </>
      }
    >
      <div className={css['form']}>
        {hasMessage && (
          <>
            <div className={css['names']}>
              <TextField
                label={text.to}
                name="gift-to"
                autoComplete="off"
                maxLength={LONGEST_NAME}
                value={draft.to}
                onChange={event => set({ to: event.currentTarget.value })}
              />
              <TextField
                label={text.from}
                name="gift-from"
                autoComplete="off"
                maxLength={LONGEST_NAME}
                value={draft.from}
                onChange={event => set({ from: event.currentTarget.value })}
              />
            </div>
            <TextArea
              label={text.message}
              hint={text.messageHint(LONGEST)}
              name="gift-message"
              maxLength={LONGEST}
              value={draft.message}
              onChange={event => set({ message: event.currentTarget.value })}
            />
          </>
        )}
        {hasMessage && cardPrice !== undefined && (
          <Checkbox
            label={cardPrice === 0 ? text.freeCard : text.card(money(cardPrice))}
            checked={draft.card}
            onChange={event => set({ card: event.currentTarget.checked })}
          />
        )}
        {wrappings.length > 0 && (
          <fieldset className={css['wrappings']}>
            <legend>{text.wrapping}</legend>
            <RadioCard
              name="gift-wrapping"
              label={text.noWrapping}
              checked={draft.wrapping === ''}
              onChange={() => set({ wrapping: '' })}
            />
            {wrappings.map(({ uid, design, price, picture }) => (
              <RadioCard
                key={uid}
                name="gift-wrapping"
                label={
                  <span className={css['design']}>
                    {picture && (
                      <span className={css['picture']}>
                        <Image src={picture} alt="" ratio={1} sizes="56px" largest={160} />
                      </span>
                    )}
                    {design}
                  </span>
                }
                aside={price === 0 ? text.free : money(price)}
                checked={draft.wrapping === uid}
                onChange={() => set({ wrapping: uid })}
              />
            ))}
          </fieldset>
        )}
        {hasReceipt && (
          <Checkbox
            label={text.receipt}
            checked={draft.receipt}
            onChange={event => set({ receipt: event.currentTarget.checked })}
          />
        )}
        {(complaint ?? problem) && <RefusalNotice key={presses}>{complaint ?? problem ?? ''}</RefusalNotice>}
      </div>
    </Dialog>
  );
}
