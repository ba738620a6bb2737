import * as text from '@shop/messages/checkout';
import { expired, expires, expiredOn } from '@shop/messages/savedPayments';
import type { PaymentOption } from '@shop/state';
import { Badge, RadioCard } from '@shop/ui';
import css from './Checkout.module.css';
import type { SavedWay } from './savedWays.ts';
import { wayIcons } from './wayIcons.ts';

export interface SavedWaysProps {
  /** Each saved card, UPI address or account with the option that pays by it. */
  ways: SavedWay[];
  /** The option that is chosen; a saved one is known by its nonce. */
  shown: PaymentOption | undefined;
  /** Told at once when a saved way is ticked. */
  onChoose: (option: PaymentOption) => void;
}

/** When it expires, and what will still be asked. */
function noteOf({ method: { kind, expires: when, isExpired } }: SavedWay): string {
  if (isExpired) return when ? expiredOn(when) : expired;
  const asked = kind === 'card' ? text.asksCvv : text.asksApproval;
  return when ? `${expires(when)}. ${asked}` : asked;
}

/** What the customer has saved, first among the ways to pay (payment-20). What has expired is shown, and not taken. */
export function SavedWays({ ways, shown, onChoose }: SavedWaysProps) {
  return ways.map(way => {
    const { method, option } = way;
    const Icon = wayIcons[method.kind];
    return (
      <RadioCard
        key={method.token}
        name="payment"
        value={`saved/${method.token}`}
        label={
          <span className={css['way']}>
            <Icon size={20} strokeWidth={1.5} aria-hidden />
            {method.label}
          </span>
        }
        note={noteOf(way)}
        aside={method.isExpired ? <Badge tone="warning">{expired}</Badge> : <Badge>{text.savedWay}</Badge>}
        disabled={method.isExpired}
        checked={option.nonce === shown?.nonce}
        onChange={() => onChoose(option)}
      />
    );
  });
}
