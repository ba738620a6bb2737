import * as text from '@shop/messages/confirmation';
import type { OrderReceipt } from '@shop/state';
import { Button, Card } from '@shop/ui';
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
  cashondelivery: text.payInCash,
  free: text.nothingToPay,
  razorpay: text.paid,
  cashfree: text.paid,
};

/** An order that was placed: its number, where it goes, and what happens next. */
export function Confirmation({ receipt, customerEmail, isGuest }: ConfirmationProps) {
  const { number, method, shippingAddress: address } = receipt;
  const email = receipt.email ?? customerEmail;
  return (
    <article className={css['page']}>
      <header className={css['head']}>
        <CircleCheckBig size={56} strokeWidth={1.25} aria-hidden />
        <h1>{text.heading}</h1>
        <p className={css['number']}>
          {number === null ? (
            text.numberInMail
          ) : (
            <>
              {text.orderNumber}
              <strong>{number}</strong>
            </>
          )}
        </p>
      </header>
      <Card as="section" className={css['card']} aria-labelledby="next">
        <h2 id="next">{text.next}</h2>
        <ol className={css['steps']}>
          <li>
            {email ? (
              <>
                {text.detailsTo}
                <strong>{email}</strong>.
              </>
            ) : (
              text.detailsByMail
            )}
          </li>
          <li>{address === null ? text.prepared : text.packed}</li>
          {paymentText[method] && <li>{paymentText[method]}</li>}
        </ol>
      </Card>
      {address && (
        <Card as="section" className={css['card']} aria-labelledby="address">
          <h2 id="address">{text.deliveryTo}</h2>
          <address>
            {address.firstname} {address.lastname}
            <br />
            {address.street.map(line => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))}
            {address.city}, {address.region} {address.postcode}
            <br />
            {address.telephone}
          </address>
        </Card>
      )}
      {isGuest && (
        <Card as="section" tone="accent" className={css['card']} aria-labelledby="account">
          <h2 id="account">{text.keepInAccount}</h2>
          <p>{text.keepInAccountWhy}</p>
          <Button href={accountHref(receipt)}>{text.createAccount}</Button>
        </Card>
      )}
      <div className={css['actions']}>
        {!isGuest && (
          <Button kind="secondary" href={number === null ? '/order-history' : `/order-history/${number}`}>
            {text.seeOrder}
          </Button>
        )}
        <Button kind={isGuest ? 'secondary' : 'primary'} href="/">
          {text.continueShopping}
        </Button>
      </div>
    </article>
  );
}
