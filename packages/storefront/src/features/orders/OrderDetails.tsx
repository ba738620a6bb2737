import type { ResultOf } from '@shop/commerce-client';
import { Link, Skeleton, useMoney } from '@shop/ui';
import { useShell } from '../shared/useShell.ts';
import { orderDate } from './orderDate.ts';
import css from './Orders.module.css';
import type { OrderQuery } from './orderQueries.ts';
import { OrderStatus } from './OrderStatus.tsx';
import { otherCharges } from './otherCharges.ts';

export type Order = NonNullable<NonNullable<NonNullable<NonNullable<ResultOf<typeof OrderQuery>['customer']>['orders']>['items']>[number]>;

function Address({ title, address }: { title: string; address: Order['shipping_address'] }) {
  if (!address) return null;
  return (
    <section className={css['card']}>
      <h2 className={css['small']}>{title}</h2>
      <address className={css['address']}>
        {address.firstname} {address.lastname}<br />
        {address.street?.filter(Boolean).join(', ')}<br />
        {address.city}, {address.region} {address.postcode}<br />
        {address.telephone}
      </address>
    </section>
  );
}

/** One order: what was bought, for how much, how it was paid and where it goes. */
export function OrderDetails({ order }: { order: Order }) {
  const money = useMoney();
  const { productSuffix } = useShell();
  const { total } = order;
  const row = (label: string, value: number | null | undefined) => (value ? <div><dt>{label}</dt><dd>{money(value)}</dd></div> : null);
  return (
    <>
      <div className={css['cardHead']}>
        <h1>Order {order.number}</h1>
        <OrderStatus status={order.status} />
      </div>
      <p className={css['quiet']}>Placed on {orderDate(order.order_date)}</p>
      <section className={css['card']} aria-labelledby="bought">
        <h2 id="bought" className={css['small']}>What you bought</h2>
        <ul>
          {(order.items ?? []).map(item => item && (
            <li key={item.id} className={css['line']}>
              <div>
                <p>{item.product_url_key ? <Link href={`/${item.product_url_key}${productSuffix}`}>{item.product_name}</Link> : item.product_name}</p>
                <p className={css['quiet']}>{(item.selected_options ?? []).map(option => option && `${option.label}: ${option.value}`).filter(Boolean).join(', ')}</p>
                <p className={css['quiet']}>Quantity {item.quantity_ordered}</p>
              </div>
              <p className={css['amount']}>{money((item.product_sale_price.value ?? 0) * (item.quantity_ordered ?? 1))}</p>
            </li>
          ))}
        </ul>
        <dl className={css['totals']}>
          {row('Subtotal', total?.subtotal.value)}
          {(total?.discounts ?? []).map(discount => discount && row(discount.label, -(discount.amount.value ?? 0)))}
          {row('Delivery', total?.total_shipping.value)}
          {row('Handling and payment charges', total && otherCharges(total))}
          <div className={css['grand']}><dt>Total</dt><dd>{money(total?.grand_total.value ?? 0)}</dd></div>
        </dl>
      </section>
      <div className={css['pair']}>
        <Address title="Delivered to" address={order.shipping_address} />
        <Address title="Billed to" address={order.billing_address} />
        <section className={css['card']}>
          <h2 className={css['small']}>Payment</h2>
          <p>{(order.payment_methods ?? []).map(method => method?.name).filter(Boolean).join(', ')}</p>
          {order.shipping_method && <p className={css['quiet']}>{order.shipping_method}</p>}
        </section>
      </div>
    </>
  );
}

/** The shape of an order before it is known. */
export function OrderDetailsSkeleton() {
  return <div className={css['list']} aria-busy="true" aria-label="Order"><Skeleton width="60%" height="34px" /><Skeleton width="40%" /><Skeleton height="220px" /><Skeleton height="140px" /></div>;
}
