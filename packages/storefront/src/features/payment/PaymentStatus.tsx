import * as words from '@shop/messages/payment';
import type { OrderProgress } from '@shop/state';
import { Button, Notice, Spinner } from '@shop/ui';
import { CreditCard, Hourglass } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { AskClock, type AskClockProps } from './AskClock.tsx';
import css from './PaymentStatus.module.css';

export interface PaymentStatusProps {
  /** How far the order or the payment is, as the back end has said last. */
  progress: OrderProgress;
  /** What is paid; an order unless told. */
  of?: 'order' | 'bill';
  /** It is an order that goes on waiting when it is left: nothing comes back to a cart (payment-23). */
  isLeft?: boolean | undefined;
  /** The printed number, once it is known. */
  orderNumber?: string | undefined;
  /** The gateway's window or page is being opened. */
  opening?: boolean;
  /** The shopper has asked once more: the buttons stay, so that the focus does too, and wait for the answer. */
  askingAgain?: boolean;
  /** What went wrong last. */
  problem?: string | undefined;
  /** Set when only a sign-in lets the shop ask. */
  signInHref?: string | undefined;
  /** When the shop was asked and will be; absent while nobody waits. */
  asked?: AskClockProps | null | undefined;
  /** Level of the heading: 1 where it is the whole page; 2 unless told. */
  level?: 1 | 2;
  /** Its heading, for who leads the focus there when the standing changes. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Name of another gateway that offers the same, where this one could not be opened. */
  other?: string | undefined;
  /** Opens the gateway again; absent where this browser cannot. */
  onPay?: (() => void) | undefined;
  /** Gives the order back and goes on to that other gateway. */
  onOther?: (() => void) | undefined;
  /** Gives the order back, or leaves it or the bill unpaid. */
  onCancel: () => void;
  /** Asks at once what became of the payment. */
  onAskAgain: () => void;
}

interface Told {
  title: string;
  text: string;
  waiting: boolean;
}

const told: Record<Exclude<OrderProgress, 'none'>, Told> = {
  sending: { title: words.sending, text: words.sendingHelp, waiting: true },
  checking: { title: words.checking, text: words.checkingHelp, waiting: true },
  unsettled: { title: words.unsettled, text: words.unsettledHelp, waiting: true },
  'awaiting-payment': { title: words.awaiting, text: words.awaitingHelp, waiting: false },
  confirming: { title: words.confirming, text: words.confirmingHelp, waiting: true },
  'payment-unknown': { title: words.unknown, text: words.unknownHelp, waiting: true },
  'payment-pending': { title: words.pending, text: words.pendingHelp, waiting: true },
};

/** Of a bill nothing is placed, and no cart comes back. */
const toldOfBill: typeof told = {
  ...told,
  'awaiting-payment': { title: words.billAwaiting, text: words.billAwaitingHelp, waiting: false },
};

const toldOfLeft: typeof told = {
  ...told,
  'awaiting-payment': { ...told['awaiting-payment'], text: words.awaitingElsewhere },
};

/** Where an order, or the payment of a bill, stands that was sent and is not settled, and what the shopper can do about it. */
export function PaymentStatus({
  progress,
  of = 'order',
  isLeft = false,
  orderNumber,
  opening = false,
  askingAgain = false,
  problem,
  signInHref,
  asked,
  level = 2,
  titleRef,
  other,
  onPay,
  onOther,
  onCancel,
  onAskAgain,
}: PaymentStatusProps) {
  const isBill = of === 'bill';
  const all = isBill ? toldOfBill : isLeft ? toldOfLeft : told;
  const { title, text, waiting } = askingAgain ? all.confirming : progress === 'none' ? all.checking : all[progress];
  const Heading = `h${level}` as const;
  const frame = (heading: string, body: string, turning: boolean, actions: ReactNode) => (
    <section className={css['status']} aria-labelledby="payment-status">
      <div className={css['picture']} aria-hidden="true">
        {turning ? (
          <Spinner size={40} />
        ) : progress === 'awaiting-payment' ? (
          <CreditCard size={40} strokeWidth={1.25} />
        ) : (
          <Hourglass size={40} strokeWidth={1.25} />
        )}
      </div>
      <div className={css['text']} aria-live="polite">
        <Heading id="payment-status" ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {heading}
        </Heading>
        {orderNumber && <p className={css['number']}>{isBill ? words.bill(orderNumber) : words.order(orderNumber)}</p>}
        <p>{body}</p>
      </div>
      {asked && <AskClock {...asked} />}
      {problem && (
        <Notice tone="warning" urgent>
          {problem}
        </Notice>
      )}
      <div className={css['actions']}>{actions}</div>
    </section>
  );
  if (signInHref)
    return frame(
      isBill ? words.billSignIn : words.signInToSee,
      isBill ? words.billSignInHelp : words.signInToSeeHelp,
      false,
      <Button href={signInHref}>{words.signIn}</Button>,
    );
  if (opening) return frame(words.opening, words.openingHelp, true, null);
  return frame(
    title,
    text,
    waiting,
    <>
      {progress === 'awaiting-payment' && onPay && (
        <Button unavailable={askingAgain} onClick={askingAgain ? undefined : onPay}>
          {words.payNow}
        </Button>
      )}
      {progress === 'awaiting-payment' && other && (
        <Button kind="secondary" onClick={onOther}>
          {words.payThrough(other)}
        </Button>
      )}
      {(progress === 'unsettled' ||
        progress === 'payment-pending' ||
        progress === 'payment-unknown' ||
        (progress === 'awaiting-payment' && !other && (problem || !onPay))) && (
        <Button
          kind={progress === 'awaiting-payment' ? 'secondary' : 'primary'}
          busy={askingAgain}
          onClick={onAskAgain}
        >
          {words.checkAgain}
        </Button>
      )}
      {(progress === 'awaiting-payment' || progress === 'payment-pending' || progress === 'payment-unknown') && (
        <Button kind="secondary" unavailable={askingAgain} onClick={askingAgain ? undefined : onCancel}>
          {isBill || isLeft ? words.leaveUnpaid : words.cancel}
        </Button>
      )}
    </>,
  );
}
