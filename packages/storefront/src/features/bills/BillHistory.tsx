import * as text from '@shop/messages/bills';
import { Badge, Button, Card, Link, Pagination, Skeleton, useMoney } from '@shop/ui';
import { ReceiptText } from 'lucide-react';
import { region } from '../../context/region.tsx';
import { serverDate } from '../shared/dates.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import css from './Bills.module.css';
import type { BillPayments } from './billQueries.ts';
import { billStanding } from './billStanding.ts';
import { categoryIcon } from './categoryIcons.ts';

export interface BillHistoryProps {
  /** One page of them, the newest first. */
  payments: BillPayments;
}

/** What a customer has paid, the newest first (bills-08). */
function DefaultBillHistory({ payments }: BillHistoryProps) {
  const money = useMoney();
  const { items, page_info: pages } = payments;
  if (items.length === 0)
    return (
      <EmptyState
        picture={<ReceiptText size={48} strokeWidth={1.25} />}
        title={text.noneTitle}
        action={<Button href="/setu">{text.payABill}</Button>}
      >
        {text.noneHelp}
      </EmptyState>
    );
  return (
    <>
      <ul className={css['history']} aria-label={text.list}>
        {items.map(payment => {
          const { label, tone } = billStanding(payment);
          const Icon = categoryIcon(payment.biller.category);
          return (
            <Card key={payment.number} as="li" className={css['entry']}>
              <span className={css['icon']}>
                <Icon size={22} strokeWidth={1.5} aria-hidden />
              </span>
              <div className={css['entryWords']}>
                <div className={css['entryHead']}>
                  <Link className={css['billerName']} href={`/bills-and-recharge/${payment.number}`}>
                    {payment.biller.name}
                  </Link>
                  <strong className={css['amount']}>{money(payment.amount.value ?? 0)}</strong>
                </div>
                <p className={css['quiet']}>{payment.customer_number}</p>
                <div className={css['entryHead']}>
                  <span className={css['quiet']}>{serverDate(payment.created_at)}</span>
                  <Badge tone={tone}>{label}</Badge>
                </div>
              </div>
            </Card>
          );
        })}
      </ul>
      <Pagination current={pages?.current_page ?? 1} total={pages?.total_pages ?? 1} hrefOf={page => `?page=${page}`} />
    </>
  );
}

/** The shape of the list before it is known. */
export const BillHistorySkeleton = () => (
  <ul className={css['history']} aria-busy="true" aria-label={text.list}>
    {Array.from({ length: 3 }, (_, index) => (
      <Card key={index} as="li" className={css['entry']}>
        <Skeleton width="44px" height="44px" round />
        <div className={css['entryWords']}>
          <Skeleton width="60%" height="24px" />
          <Skeleton width="40%" height="21px" />
          <Skeleton width="70%" height="24px" />
        </div>
      </Card>
    ))}
  </ul>
);

declare module '../../context/shop.ts' {
  interface Regions {
    /** The bills that a customer has paid. */
    BillHistory: BillHistoryProps;
  }
}

export const BillHistory = region('BillHistory', DefaultBillHistory);
