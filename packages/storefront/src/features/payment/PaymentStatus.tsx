import type { OrderProgress } from '@shop/state';
import { Button, Notice, Spinner } from '@shop/ui';
import { CreditCard, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './PaymentStatus.module.css';

export interface PaymentStatusProps {
  progress: OrderProgress;
  /** The printed number, once it is known. */
  orderNumber?: string | undefined;
  /** The gateway's window or page is being opened. */
  opening?: boolean;
  /** What went wrong last. */
  problem?: string | undefined;
  /** Set when only a sign-in lets the shop ask. */
  signInHref?: string | undefined;
  onPay?: (() => void) | undefined;
  onCancel: () => void;
  onAskAgain: () => void;
}

interface Told {
  title: string;
  text: string;
  waiting: boolean;
}

const told: Record<Exclude<OrderProgress, 'none'>, Told> = {
  sending: { title: 'Placing your order…', text: 'One moment. Please keep this page open.', waiting: true },
  checking: { title: 'Checking whether your order went through…', text: 'The connection was lost while your order was sent. It will not be ordered twice.', waiting: true },
  unsettled: { title: 'We are waiting for the shop to answer', text: 'We cannot see yet whether your order was placed. Nothing is lost, and it will not be ordered twice. We keep asking.', waiting: true },
  'awaiting-payment': { title: 'Your order waits for its payment', text: 'Go on with the payment, or cancel it to have your cart back.', waiting: false },
  confirming: { title: 'Checking your payment…', text: 'We ask the bank what became of it. Please keep this page open.', waiting: true },
  'payment-pending': { title: 'Your bank has not confirmed the payment yet', text: 'This can take a few minutes. You need not pay again: we keep asking.', waiting: true },
};

/** Where an order stands that was sent and is not settled, and what the shopper can do about it. */
export function PaymentStatus({ progress, orderNumber, opening = false, problem, signInHref, onPay, onCancel, onAskAgain }: PaymentStatusProps) {
  const { title, text, waiting } = progress === 'none' ? told.checking : told[progress];
  const frame = (heading: string, body: string, turning: boolean, actions: ReactNode) => (
    <section className={css['status']} aria-labelledby="payment-status">
      <div className={css['picture']} aria-hidden="true">{turning ? <Spinner size={40} /> : progress === 'awaiting-payment' ? <CreditCard size={40} strokeWidth={1.25} /> : <Hourglass size={40} strokeWidth={1.25} />}</div>
      <div className={css['text']} aria-live="polite">
        <h2 id="payment-status">{heading}</h2>
        {orderNumber && <p className={css['number']}>Order {orderNumber}</p>}
        <p>{body}</p>
      </div>
      {problem && <Notice tone="warning" urgent>{problem}</Notice>}
      <div className={css['actions']}>{actions}</div>
    </section>
  );
  if (signInHref) return frame('Sign in to see your order', 'You were signed out while your order was open. Nothing is lost.', false, <Button href={signInHref}>Sign in</Button>);
  if (opening) return frame('Opening the payment…', 'You will be taken to the payment in a moment.', true, null);
  return frame(title, text, waiting, (
    <>
      {progress === 'awaiting-payment' && onPay && <Button onClick={onPay}>Pay now</Button>}
      {(progress === 'unsettled' || progress === 'payment-pending' || (progress === 'awaiting-payment' && (problem || !onPay))) && <Button kind={progress === 'awaiting-payment' ? 'secondary' : 'primary'} onClick={onAskAgain}>Check again</Button>}
      {(progress === 'awaiting-payment' || progress === 'payment-pending') && <Button kind="secondary" onClick={onCancel}>Cancel and get my cart back</Button>}
    </>
  ));
}
