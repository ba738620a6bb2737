import * as text from '@shop/messages/rewards';
import { Button, Coins, Link, Pagination, Skeleton, useMoney } from '@shop/ui';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { region } from '../../context/region.tsx';
import { coinCount } from '../shared/coinCount.ts';
import { serverDate } from '../shared/dates.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import { coinDate } from './coinDate.ts';
import css from './CoinHistory.module.css';

export interface CoinTransaction {
  /** As the store writes it, for example "4/18/22, 4:31 PM". */
  date: string;
  /** Signed, for example "+25.0000". */
  delta: string;
  /** After this change. */
  balance: number;
  /** What the change was for, in the words of the back end. */
  message: string;
}

export interface CoinHistoryProps {
  /** What this shop calls its coins. */
  coinName: string;
  /** Coins that can be spent. */
  points: number;
  /** What the coins are worth, in rupees; undefined where the back end does not say. */
  worth?: number | undefined;
  /** When they are lost if nothing changes before, as the back end writes it; undefined: never (coins-02). */
  expires?: string | undefined;
  /** All of them, the newest first. */
  transactions: CoinTransaction[];
  /** The page of the transactions that is shown, from 1; one past the last shows the last. */
  page?: number;
  /** Page on which friends are invited; absent where the back end keeps no invitations (referral-05). */
  inviteHref?: string | undefined;
  /** Between the balance and how it came about. */
  aside?: ReactNode;
}

/** Transactions of one page. Each says the balance after it, so that a page adds up by itself (coins-03). */
const pageSize = 20;

/** A balance of coins, what it is worth and until when, and how it came about (coins-01). */
function DefaultCoinHistory({
  coinName,
  points,
  worth,
  expires,
  transactions,
  page = 1,
  inviteHref,
  aside,
}: CoinHistoryProps) {
  const money = useMoney();
  const lastPage = Math.max(1, Math.ceil(transactions.length / pageSize));
  const shown = Math.min(page, lastPage);
  return (
    <>
      <section className={css['balance']} aria-label={text.balance}>
        <p className={css['points']}>
          <Coins points={points} name={coinName} />
        </p>
        {points >= 1 && worth !== undefined && <p>{text.worth(money(worth))}</p>}
        {points >= 1 && expires && <p>{text.untilWhen(serverDate(expires))}</p>}
        <p className={css['how']}>{text.howUsed}</p>
        {inviteHref && (
          <Link className={css['invite']} href={inviteHref}>
            {text.inviteFriends}
          </Link>
        )}
      </section>
      {aside}
      {transactions.length === 0 ? (
        <EmptyState
          picture={<Sparkles size={48} strokeWidth={1.25} />}
          title={text.noneTitle(coinName)}
          action={<Button href="/">{text.startShopping}</Button>}
        >
          {text.noneHelp(coinName)}
        </EmptyState>
      ) : (
        <section aria-labelledby="transactions">
          <h2 id="transactions" className={css['heading']}>
            {text.transactions}
          </h2>
          <ul className={css['list']}>
            {transactions.slice((shown - 1) * pageSize, shown * pageSize).map((entry, index) => {
              const change = Number(entry.delta);
              return (
                <li key={`${entry.date}-${index}`} className={css['row']}>
                  <div>
                    <p>{entry.message}</p>
                    <p className={css['date']}>{coinDate(entry.date)}</p>
                  </div>
                  <div className={css['numbers']}>
                    <p className={css['delta']} data-negative={change < 0 || undefined}>
                      <bdi>
                        {change > 0 ? '+' : ''}
                        {coinCount(change)}
                      </bdi>
                    </p>
                    <p className={css['date']}>
                      {text.balanceBefore}
                      {coinCount(entry.balance)}
                    </p>
                  </div>
                </li>
              );
            })}
          </ul>
          <Pagination current={shown} total={lastPage} hrefOf={number => `?page=${number}`} />
        </section>
      )}
    </>
  );
}

/** The shape of the page before its numbers are known. */
export function CoinHistorySkeleton() {
  return (
    <>
      <section className={css['balance']} aria-busy="true" aria-label={text.balance}>
        <Skeleton width="220px" height="36px" />
        <Skeleton width="40%" height="24px" />
        <Skeleton width="60%" height="24px" />
      </section>
      <div className={css['heading']}>
        <Skeleton width="8rem" height="1.35rem" />
      </div>
      <ul className={css['list']} aria-hidden="true">
        {Array.from({ length: 4 }, (_, index) => (
          <li key={index} className={css['row']}>
            <Skeleton width="200px" height="45px" />
            <Skeleton width="80px" height="45px" />
          </li>
        ))}
      </ul>
    </>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** A balance of coins, and how it came about. */
    CoinHistory: CoinHistoryProps;
  }
}

export const CoinHistory = region('CoinHistory', DefaultCoinHistory);
