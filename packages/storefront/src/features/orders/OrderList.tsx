import type { ResultOf } from '@shop/commerce-client';
import * as text from '@shop/messages/orders';
import { Button, Card, EmptyState, Link, Pagination, Skeleton, useMoney } from '@shop/ui';
import { PackageOpen } from 'lucide-react';
import { orderDate } from './orderDate.ts';
import css from './Orders.module.css';
import type { OrdersQuery } from './orderQueries.ts';
import { OrderStatus } from './OrderStatus.tsx';

export type Orders = NonNullable<NonNullable<ResultOf<typeof OrdersQuery>['customer']>['orders']>;

/** A customer's orders, the newest first. */
export function OrderList({ orders }: { orders: Orders }) {
  const money = useMoney();
  const items = (orders.items ?? []).filter(order => order !== null);
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
      <ul className={css['list']}>
        {items.map(order => {
          const lines = (order.items ?? []).filter(item => item !== null);
          const others = lines.length - 1;
          return (
            <Card key={order.id} as="li" className={css['card']}>
              <div className={css['cardHead']}>
                <p>
                  <Link className={css['number']} href={`/order-history/${order.number}`}>
                    {text.order(order.number)}
                  </Link>
                </p>
                <OrderStatus status={order.status} />
              </div>
              <p className={css['quiet']}>{orderDate(order.order_date)}</p>
              <p>
                {lines[0]?.product_name}
                {others > 0 && text.andMore(others)}
              </p>
              <p className={css['amount']}>{money(order.total?.grand_total.value ?? 0)}</p>
            </Card>
          );
        })}
      </ul>
      <Pagination
        current={orders.page_info?.current_page ?? 1}
        total={orders.page_info?.total_pages ?? 1}
        hrefOf={page => `?page=${page}`}
      />
    </>
  );
}

/** The shape of the list before it is known. */
export function OrderListSkeleton() {
  return (
    <ul className={css['list']} aria-busy="true" aria-label={text.list}>
      {Array.from({ length: 3 }, (_, index) => (
        <Card key={index} as="li" className={css['card']}>
          <Skeleton width="50%" height="var(--touch)" />
          <Skeleton width="30%" height="21px" />
          <Skeleton width="70%" height="24px" />
          <Skeleton width="20%" height="24px" />
        </Card>
      ))}
    </ul>
  );
}
