import * as text from '@shop/messages/checkout';
import { anyCard } from '@shop/messages/methods';
import { checkoutSlice, useAppSelector, type PaymentOption } from '@shop/state';
import { Badge, Notice, Radio, RadioCard, Skeleton } from '@shop/ui';
import { gateways, isGateway } from '@shop/variant';
import { region } from '../../context/region.tsx';
import { useKeepsData } from '../shared/keepsData.ts';
import { opensUpiApp } from '../shared/opensUpiApp.ts';
import { problemText } from '../shared/problemText.ts';
import { RetryNotice } from '../shared/RetryNotice.tsx';
import { listOf } from '../shared/wording.ts';
import css from './Checkout.module.css';
import type { PaymentWay } from './paymentWays.ts';
import { SavedWays } from './SavedWays.tsx';
import type { SavedChoice } from './usePaymentChoice.ts';
import { wayIcons } from './wayIcons.ts';

export interface PaymentStepProps {
  /** Each once, in the order in which they are offered; empty where nobody takes a payment for this cart. */
  ways: PaymentWay[];
  /** What the customer has saved. */
  saved: SavedChoice;
  /** The option that is chosen; undefined before the first choice. */
  shown: PaymentOption | undefined;
  /** A gateway could not be opened: its name, and that of the one that takes its place (payment-15). */
  moved?: { from: string; to: string } | undefined;
  /** Told at once when a way is ticked. */
  onChoose: (option: PaymentOption) => void;
}

const isSame = (one: PaymentOption, other: PaymentOption | undefined) =>
  one.pg === other?.pg && one.id === other.id && one.nonce === other.nonce;

/** What a way says of itself: its surcharge, else what a press on the button will open (payment-05, payment-17). */
function noteOf({ name, options: [first] }: PaymentWay): string | undefined {
  if (first?.note) return first.note;
  if (name !== 'upi') return undefined;
  return opensUpiApp(navigator.userAgent) ? text.opensUpiApp : text.scansQrCode;
}

/**
 * How the order is paid: the ways that the cart allows, each once, whoever takes the payment (payment-14). A choice
 * counts at once, and the total follows it.
 */
function DefaultPaymentStep({ ways, saved, shown, moved, onChoose }: PaymentStepProps) {
  const problem = useAppSelector(state => checkoutSlice.selectors.selectCheckoutError(state, 'paymentMethod'));
  const keeps = useKeepsData();
  const takers = [...new Set(ways.flatMap(({ pg }) => (isGateway(pg) ? [gateways[pg].name] : [])))];
  return (
    <>
      {!keeps && <Notice tone="info">{text.nothingKept}</Notice>}
      <Notice tone="warning">{moved && text.gatewayMoved(moved.from, moved.to)}</Notice>
      {saved.isGone && (
        <Notice tone="warning" urgent>
          {text.savedGone}
        </Notice>
      )}
      {saved.status === 'failed' && (
        <RetryNotice tone="warning" onRetry={saved.refresh}>
          {text.savedNotLoaded}
        </RetryNotice>
      )}
      <Notice tone="warning">{ways.length === 0 && text.noWayToPay}</Notice>
      {ways.length > 0 && (
        <fieldset className={css['cards']} aria-label={text.waysToPay}>
          {saved.status === 'loading' && <Skeleton height="76px" />}
          <SavedWays ways={saved.ways} shown={shown} onChoose={onChoose} />
          {ways.map(way => {
            const { name, pg, options, isLast } = way;
            const [first, second] = options;
            if (first === undefined) return null;
            const Icon = wayIcons[name];
            const isShown = options.some(option => isSame(option, shown));
            return (
              <RadioCard
                key={name}
                name="payment"
                value={`${pg}/${second ? name : first.id}`}
                label={
                  <span className={css['way']}>
                    <Icon size={20} strokeWidth={1.5} aria-hidden />
                    {second ? anyCard : first.label}
                  </span>
                }
                note={noteOf(way)}
                aside={isLast ? <Badge>{text.lastUsed}</Badge> : undefined}
                checked={isShown}
                onChange={() => onChoose(first)}
              >
                {second && isShown && (
                  <fieldset className={css['kinds']} aria-label={text.cardKinds}>
                    {options.map(option => (
                      <Radio
                        key={option.id}
                        name="payment-kind"
                        value={option.id}
                        label={option.label}
                        checked={isSame(option, shown)}
                        onChange={() => onChoose(option)}
                      />
                    ))}
                  </fieldset>
                )}
              </RadioCard>
            );
          })}
        </fieldset>
      )}
      {takers.length > 0 && <p className={css['quiet']}>{text.takenBy(listOf(takers))}</p>}
      {problem && (
        <Notice tone="danger" urgent>
          {problemText(problem)}
        </Notice>
      )}
    </>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** The ways to pay in the checkout. */
    PaymentStep: PaymentStepProps;
  }
}

export const PaymentStep = region('PaymentStep', DefaultPaymentStep);
