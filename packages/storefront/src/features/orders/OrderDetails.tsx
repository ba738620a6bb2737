import * as text from '@shop/messages/orders';
import { free } from '@shop/messages/totals';
import { Card, Link, Skeleton, useMoney, VisuallyHidden } from '@shop/ui';
import { useShell } from '../shared/useShell.ts';
import { orderChoices } from './orderChoices.ts';
import { orderDate } from './orderDate.ts';
import css from './Orders.module.css';
import type { Order } from './orderQueries.ts';
import { OrderStatus } from './OrderStatus.tsx';
import { orderTotals } from './orderTotals.ts';

interface AddressProps {
  title: string;
  address: Order['shipping_address'];
  /** How it gets there. */
  way?: string | null | undefined;
}

function Address({ title, address, way }: AddressProps) {
  if (!address) return null;
  return (
    <Card as="section" className={css['card']}>
      <h2 className={css['small']}>{title}</h2>
      <address className={css['address']}>
        {address.firstname} {address.lastname}
        <br />
        {address.street?.filter(Boolean).join(', ')}
        <br />
        {address.city}, {address.region} {address.postcode}
        <br />
        {address.telephone}
      </address>
      {way && <p className={css['quiet']}>{way}</p>}
    </Card>
  );
}

/** One order: what was bought, for how much, how it was paid and where it goes. */
export function OrderDetails({ order }: { order: Order }) {
  const money = useMoney();
  const { productSuffix } = useShell();
  const { total } = order;
  return (
    <>
      <div className={css['cardHead']}>
        <h1>{text.order(order.number)}</h1>
        <OrderStatus status={order.status} />
      </div>
      <p className={css['quiet']}>{text.placedOn(orderDate(order.order_date))}</p>
      <Card as="section" className={css['card']} aria-labelledby="bought">
        <h2 id="bought" className={css['small']}>
          {text.bought}
        </h2>
        <ul>
          {(order.items ?? []).map(
            item =>
              item && (
                <li key={item.id} className={css['line']}>
                  <div>
                    <p>
                      {item.product_url_key ? (
                        <Link href={`/${item.product_url_key}${productSuffix}`}>{item.product_name}</Link>
                      ) : (
                        item.product_name
                      )}
                    </p>
                    <p className={css['quiet']}>{orderChoices(item).join(' · ')}</p>
                    <p className={css['quiet']}>
                      {text.quantity}
                      {item.quantity_ordered}
                    </p>
                  </div>
                  <p className={css['amount']}>
                    {money((item.product_sale_price.value ?? 0) * (item.quantity_ordered ?? 1))}
                  </p>
                </li>
              ),
          )}
        </ul>
        <dl className={css['totals']}>
          {orderTotals(order).map(({ label, value, isFree }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{isFree ? free : money(value)}</dd>
            </div>
          ))}
          <div className={css['grand']}>
            <dt>{text.total}</dt>
            <dd>{money(total?.grand_total.value ?? 0)}</dd>
          </div>
        </dl>
      </Card>
      <div className={css['pair']}>
        <Address title={text.deliveryTo} address={order.shipping_address} way={order.shipping_method} />
        <Address title={text.billedTo} address={order.billing_address} />
        <Card as="section" className={css['card']}>
          <h2 className={css['small']}>{text.payment}</h2>
          <p>
            {(order.payment_methods ?? [])
              .map(method => method?.name)
              .filter(Boolean)
              .join(', ')}
          </p>
        </Card>
      </div>
    </>
  );
}

/** The shape of an order before it is known. */
export function OrderDetailsSkeleton() {
  return (
    <div className={css['list']} aria-busy="true">
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <Skeleton width="60%" height="34px" />
      <Skeleton width="40%" />
      <Skeleton height="220px" />
      <Skeleton height="140px" />
    </div>
  );
}
