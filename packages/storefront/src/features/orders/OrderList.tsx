import type { ResultOf } from '@shop/commerce-client';
import * as text from '@shop/messages/orders';
import * as words from '@shop/messages/orderSearch';
import { Button, Card, Image, Link, Pagination, Skeleton, useMoney } from '@shop/ui';
import { Package, PackageOpen, PackageSearch } from 'lucide-react';
import { region } from '../../context/region.tsx';
import { serverDate } from '../shared/dates.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import { isFiltered, noFilter, type OrderFilter, ordersHref } from './orderFilter.ts';
import { pictureOf } from './orderLines.ts';
import css from './Orders.module.css';
import type { OrdersQuery } from './orderQueries.ts';
import { OrderStatus } from './OrderStatus.tsx';

export type Orders = NonNullable<NonNullable<ResultOf<typeof OrdersQuery>['customer']>['orders']>;

export interface OrderListProps {
  /** One page of them, with how many pages there are. */
  orders: Orders;
  /** What was asked for. */
  filter: OrderFilter;
}

/** A customer's orders that the filter leaves, the newest first. */
function DefaultOrderList({ orders, filter }: OrderListProps) {
  const money = useMoney();
  const items = (orders.items ?? []).filter(order => order !== null);
  if (items.length === 0 && isFiltered(filter)) {
    return (
      <EmptyState
        picture={<PackageSearch size={48} strokeWidth={1.25} />}
        title={words.noneFound}
        action={<Button href={ordersHref(noFilter)}>{words.showAll}</Button>}
      >
        {filter.number === '' ? words.noneFoundHelp : words.noNumber(filter.number)}
      </EmptyState>
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState
        picture={<PackageOpen size={48} strokeWidth={1.25} />}
        title={text.noneTitle}
        action={<Button href="/">{text.startShopping}</Button>}
      >
        {text.noneHelp}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={css['list']} aria-label={text.list} data-list-start tabIndex={-1}>
        {items.map(order => {
          const lines = (order.items ?? []).filter(item => item !== null);
          const others = lines.length - 1;
          const picture = lines.map(line => pictureOf(line.product)).find(Boolean);
          const grand = order.total?.grand_total.value;
          return (
            <Card key={order.id} as="li" className={css['entry']}>
              <span className={css['pictures']}>
                {picture ? (
                  <Image src={picture} alt="" sizes="72px" largest={160} ratio={1} />
                ) : (
                  <Package size={28} strokeWidth={1.25} aria-hidden />
                )}
                {others > 0 && (
                  <span className={css['more']} aria-hidden>
                    <bdi>{text.morePictures(others)}</bdi>
                  </span>
                )}
              </span>
              <div className={css['entryWords']}>
                <div className={css['cardHead']}>
                  <p>
                    <Link className={css['number']} href={`/order-history/${order.number}`}>
                      {text.order(order.number)}
                    </Link>
                  </p>
                  <OrderStatus order={order} />
                </div>
                <p>
                  {lines[0]?.product_name}
                  {others > 0 && text.andMore(others)}
                </p>
                <p className={css['quiet']}>{serverDate(order.order_date)}</p>
                {grand != null && <p className={css['amount']}>{money(grand)}</p>}
              </div>
            </Card>
          );
        })}
      </ul>
      <Pagination
        current={orders.page_info?.current_page ?? 1}
        total={orders.page_info?.total_pages ?? 1}
        hrefOf={page => ordersHref(filter, page)}
      />
    </>
  );
}

/** The shape of the list before it is known. */
export function OrderListSkeleton() {
  return (
    <ul className={css['list']} aria-busy="true" aria-label={text.list}>
      {Array.from({ length: 3 }, (_, index) => (
        <Card key={index} as="li" className={css['entry']}>
          <Skeleton width="72px" height="72px" />
          <div className={css['entryWords']}>
            <Skeleton width="50%" height="24px" />
            <Skeleton width="70%" height="24px" />
            <Skeleton width="30%" height="21px" />
            <Skeleton width="20%" height="24px" />
          </div>
        </Card>
      ))}
    </ul>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** The orders of a customer. */
    OrderList: OrderListProps;
  }
}

export const OrderList = region('OrderList', DefaultOrderList);
