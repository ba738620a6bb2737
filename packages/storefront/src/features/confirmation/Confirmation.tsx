import * as text from '@shop/messages/confirmation';
import type { OrderReceipt } from '@shop/state';
import { Badge, Button, Card, Notice, useMoney } from '@shop/ui';
import { Banknote, CircleCheckBig, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { region } from '../../context/region.tsx';
import { readableMobile } from '../shared/wording.ts';
import { accountHref } from './accountHref.ts';
import css from './Confirmation.module.css';

export interface ConfirmationProps {
  /** What this browser has kept of the order since it was placed. */
  receipt: OrderReceipt;
  /** Of the signed-in customer; null for a guest. */
  customerEmail: string | null;
  /** Ordered without an account: it offers one, and looks the order up by number and e-mail. */
  isGuest: boolean;
  /** The device has no network. */
  isOffline?: boolean;
  /** When it is there, as promised; undefined where nobody can say. */
  day?: string | undefined;
  /** What was bought; undefined where this browser does not know. */
  lines?: ReactNode;
  /** What it costs, as the checkout had it. */
  amounts?: ReactNode;
  /** What a customer may want after an order, as a card. */
  offer?: ReactNode;
}

/** Of what is paid without a gateway. */
const paymentText: Record<string, string> = { cashondelivery: text.payInCash, free: text.nothingToPay };

function Address({ address }: { address: NonNullable<OrderReceipt['shippingAddress']> }) {
  return (
    <address>
      {address.firstname} {address.lastname}
      <br />
      {address.street.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same
        <span key={index}>
          <bdi>{line}</bdi>
          <br />
        </span>
      ))}
      <bdi>
        {address.city}, {address.region} {address.postcode}
      </bdi>
      <br />
      <bdi>{readableMobile(address.telephone)}</bdi>
    </address>
  );
}

/**
 * An order that was placed: its number, what it holds and costs, where it goes, and what happens next. Everything is of
 * this browser, so that it stands without a network (orders-09).
 */
function DefaultConfirmation({
  receipt,
  customerEmail,
  isGuest,
  isOffline = false,
  day,
  lines,
  amounts,
  offer,
}: ConfirmationProps) {
  const money = useMoney();
  const { number, method, shippingAddress: address, bought } = receipt;
  const email = receipt.email ?? customerEmail;
  const isCash = method === 'cashondelivery';
  const cash = isCash ? bought?.grand : undefined;
  const payment = cash == null && <li>{paymentText[method] ?? text.paid}</li>;
  const orderHref = isGuest ? '/guest-order' : '/order-history';
  const seeHref = number === null ? orderHref : isGuest ? `${orderHref}?number=${number}` : `${orderHref}/${number}`;
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
        {bought?.coins && <Badge tone="coin">{bought.coins}</Badge>}
        <div className={css['actions']} data-unprinted="">
          <Button href={seeHref}>{text.seeOrder}</Button>
          <Button
            kind="secondary"
            icon={<Printer size={18} strokeWidth={1.5} aria-hidden />}
            onClick={() => window.print()}
          >
            {text.print}
          </Button>
        </div>
      </header>
      {isOffline && <Notice tone="warning">{text.offline}</Notice>}
      <div className={css['columns']}>
        <div className={css['column']}>
          {cash != null && cash > 0 && (
            <Card as="section" tone="accent" className={css['cash']}>
              <Banknote size={28} strokeWidth={1.5} aria-hidden />
              <div>
                <h2>{text.keepReady(money(cash))}</h2>
                <p>{text.keepReadyWhy}</p>
              </div>
            </Card>
          )}
          <Card as="section" className={css['card']} aria-labelledby="next">
            <h2 id="next">{text.next}</h2>
            <ol className={css['steps']}>
              {!isCash && payment}
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
              {day !== undefined && (
                <li>
                  <strong>{text.arrivesBy(day)}</strong>
                </li>
              )}
              {isCash && payment}
            </ol>
          </Card>
          {offer}
          {lines !== undefined && (
            <Card as="section" className={css['card']} aria-labelledby="bought">
              <h2 id="bought">{text.bought}</h2>
              {lines}
            </Card>
          )}
        </div>
        <div className={css['column']}>
          {amounts !== undefined && (
            <Card as="section" className={css['card']} aria-labelledby="amounts">
              <h2 id="amounts">{text.amounts}</h2>
              {amounts}
              {bought?.payment && <p className={css['quiet']}>{bought.payment}</p>}
            </Card>
          )}
          {address && (
            <Card as="section" className={css['card']} aria-labelledby="address">
              <h2 id="address">{text.deliveryTo}</h2>
              <Address address={address} />
              {bought?.delivery && <p className={css['quiet']}>{bought.delivery}</p>}
            </Card>
          )}
          {isGuest && (
            <Card as="section" className={css['card']} aria-labelledby="account" data-unprinted="">
              <h2 id="account">{text.keepInAccount}</h2>
              <p>{text.keepInAccountWhy}</p>
              <Button kind="secondary" wide href={accountHref(receipt)}>
                {text.createAccount}
              </Button>
            </Card>
          )}
        </div>
      </div>
      <div className={css['actions']} data-unprinted="">
        <Button kind="secondary" href="/">
          {text.continueShopping}
        </Button>
      </div>
    </article>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** The thanks for an order, with its number and what comes next. */
    Confirmation: ConfirmationProps;
  }
}

export const Confirmation = region('Confirmation', DefaultConfirmation);
