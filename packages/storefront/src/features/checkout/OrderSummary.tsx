import type { CartDetails } from '@shop/commerce-client';
import * as text from '@shop/messages/checkout';
import { Image, useMoney } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { region } from '../../context/region.tsx';
import css from './Checkout.module.css';

interface SummaryLine {
  uid: string;
  name: string;
  picture: string;
  options: { value: string }[];
  quantity: number;
  /** Rupees. */
  total: number;
  /** What is wrong with the stock. */
  trouble?: string | undefined;
}

export interface OrderSummaryProps {
  /** What is bought, in the order of the cart. */
  lines: SummaryLine[];
  /** Of the cart, in rupees; only the grand total is read. */
  prices: CartDetails['prices'];
  /** Open from the start; on phones it is closed. */
  isOpen: boolean;
  /** Coupon, gift cards, coins: not made before it has been open. */
  discounts?: ReactNode;
  /** Totals. */
  children: ReactNode;
}

/** What is bought and what it costs, beside the steps. */
function DefaultOrderSummary({ lines, prices, isOpen, discounts, children }: OrderSummaryProps) {
  const money = useMoney();
  const [open, setOpen] = useState(isOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (open && !wasOpen) setWasOpen(true);
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <details className={css['order']} open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        {text.orderOf(count)}
        <strong>{prices?.grand_total?.value != null && money(prices.grand_total.value)}</strong>
      </summary>
      <div className={css['orderBody']}>
        <ul className={css['items']}>
          {lines.map(({ uid, name, picture, options, quantity, total, trouble }) => (
            <li key={uid}>
              <span className={css['thumb']}>
                {picture && <Image src={picture} alt="" sizes="48px" largest={160} />}
              </span>
              <span>
                {name}
                <br />
                <span className={css['quiet']}>
                  {[...options.map(({ value }) => value), text.quantity(quantity)].join(', ')}
                </span>
                {trouble && <span className={css['trouble']}>{trouble}</span>}
              </span>
              <strong>{money(total)}</strong>
            </li>
          ))}
        </ul>
        {wasOpen && discounts}
        {children}
      </div>
    </details>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** What is bought, beside the steps of the checkout. */
    OrderSummary: OrderSummaryProps;
  }
}

export const OrderSummary = region('OrderSummary', DefaultOrderSummary);
