import type { OrderReceipt } from '@shop/state';
import { Button } from '@shop/ui';
import { CircleCheckBig } from 'lucide-react';
import { accountHref } from './accountHref.ts';
import css from './Confirmation.module.css';

export interface ConfirmationProps {
  receipt: OrderReceipt;
  /** Of the signed-in customer; null for a guest. */
  customerEmail: string | null;
  isGuest: boolean;
}

const paymentText: Record<string, string> = {
  cashondelivery: 'Pay in cash when it arrives. Please keep the amount ready.',
  free: 'There is nothing to pay.',
  razorpay: 'Your payment is made.',
  cashfree: 'Your payment is made.',
};

/** An order that was placed: its number, where it goes, and what happens next. */
export function Confirmation({ receipt, customerEmail, isGuest }: ConfirmationProps) {
  const { number, method, shippingAddress: address } = receipt;
  const email = receipt.email ?? customerEmail;
  return (
    <article className={css['page']}>
      <header className={css['head']}>
        <CircleCheckBig size={56} strokeWidth={1.25} aria-hidden />
        <h1>Thank you, your order is placed</h1>
        <p className={css['number']}>{number === null ? 'Its number is in the mail that we send you.' : <>Order number <strong>{number}</strong></>}</p>
      </header>
      <section className={css['card']} aria-labelledby="next">
        <h2 id="next">What happens next</h2>
        <ol className={css['steps']}>
          <li>{email ? <>We send the details to <strong>{email}</strong>.</> : 'We send you the details by e-mail.'}</li>
          <li>{address === null ? 'We prepare your order.' : 'We pack your order and hand it to the courier, who calls before the delivery.'}</li>
          {paymentText[method] && <li>{paymentText[method]}</li>}
        </ol>
      </section>
      {address && (
        <section className={css['card']} aria-labelledby="address">
          <h2 id="address">Delivery to</h2>
          <address>
            {address.firstname} {address.lastname}<br />
            {address.street.map(line => <span key={line}>{line}<br /></span>)}
            {address.city}, {address.region} {address.postcode}<br />
            {address.telephone}
          </address>
        </section>
      )}
      {isGuest && (
        <section className={css['card']} data-tone="accent" aria-labelledby="account">
          <h2 id="account">Keep your order in an account</h2>
          <p>Choose a password to see your orders at one place and check out faster next time.</p>
          <Button href={accountHref(receipt)}>Create an account</Button>
        </section>
      )}
      <div className={css['actions']}>
        {!isGuest && <Button kind="secondary" href={number === null ? '/order-history' : `/order-history/${number}`}>See my order</Button>}
        <Button kind={isGuest ? 'secondary' : 'primary'} href="/">Continue shopping</Button>
      </div>
    </article>
  );
}
