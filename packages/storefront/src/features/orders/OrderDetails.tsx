import * as text from '@shop/messages/orders';
import { Button, Card, Notice, Skeleton, useMoney, VisuallyHidden } from '@shop/ui';
import { useRef, useState } from 'react';
import { region } from '../../context/region.tsx';
import { useFeature } from '../../context/features.ts';
import { serverDate } from '../shared/dates.ts';
import { OrderAmounts } from '../shared/order/OrderAmounts.tsx';
import { OrderLines } from '../shared/order/OrderLines.tsx';
import { OwnDocument } from '../shared/OwnDocument.tsx';
import { giveFocus } from '../shared/useKeptFocus.ts';
import { useShell } from '../shared/useShell.ts';
import { RetryNotice } from '../shared/RetryNotice.tsx';
import { OrderAddress } from './OrderAddress.tsx';
import { OrderCoins } from './OrderCoins.tsx';
import { OrderGift } from './OrderGift.tsx';
import { OrderInvoices } from './OrderInvoices.tsx';
import { orderLines } from './orderLines.ts';
import type { Order, OrderKey } from './orderQueries.ts';
import css from './Orders.module.css';
import { OrderStatus } from './OrderStatus.tsx';
import { OrderTasks } from './OrderTasks.tsx';
import { orderTimeline } from './orderTimeline.ts';
import { OrderTimeline } from './OrderTimeline.tsx';
import { orderTotals } from './orderTotals.ts';
import { ReturnList } from './ReturnList.tsx';
import { shippingWay } from './shippingWay.ts';
import { taxNote } from './taxNote.ts';
import { useReturns } from './useReturns.ts';

/** Where an order that waits for its payment is paid, or that it cannot be paid in this browser (payment-23). */
export type Paying = { href: string; onPay?: () => void } | 'elsewhere';

export interface OrderDetailsProps {
  /** The order as it was last known. */
  order: Order;
  /** Whether a customer looks at it, or a guest. */
  orderKey: OrderKey;
  /** How an order that waits for its payment is paid. */
  paying?: Paying | undefined;
  /** The newest could not be fetched: what stands here is what was known before. */
  isOld?: boolean;
  /** Asks for the order again. */
  onRefresh: () => void;
}

/** One order: where it is, what was bought, for how much, how it was paid, where it goes, and what can be done. */
function DefaultOrderDetails({ order, orderKey, paying, isOld = false, onRefresh }: OrderDetailsProps) {
  const money = useMoney();
  const { productSuffix } = useShell();
  const hasReturns = useFeature('returns');
  const canGuestsCancel = useFeature('guest-cancellation');
  const returns = useReturns(orderKey, hasReturns);
  const [said, setSaid] = useState<string>();
  const told = useRef<HTMLDivElement>(null);
  const tell = (what: string) => {
    setSaid(what);
    onRefresh();
    // Where it is said is where one goes on: the button that was pressed may be gone.
    requestAnimationFrame(() => giveFocus(told.current));
  };
  const method = order.payment_methods?.find(each => each !== null)?.name;
  return (
    <article className={css['order']}>
      <header className={css['head']}>
        <div className={css['cardHead']}>
          <h1>{text.order(order.number)}</h1>
          <OrderStatus order={order} />
        </div>
        <p className={css['quiet']}>{text.placedOn(serverDate(order.order_date, 'moment'))}</p>
        <div ref={told} tabIndex={-1} className={css['told']}>
          {said !== undefined && <Notice tone="success">{said}</Notice>}
        </div>
        <RetryNotice tone="warning" urgent={false} onRetry={onRefresh}>
          {isOld && text.notRefreshed}
        </RetryNotice>
        {paying === 'elsewhere' && <Notice tone="warning">{text.payElsewhere}</Notice>}
        {paying && paying !== 'elsewhere' && (
          <Notice
            tone="warning"
            action={
              <OwnDocument>
                <Button href={paying.href} onClick={paying.onPay}>
                  {text.payNow}
                </Button>
              </OwnDocument>
            }
          >
            {text.payHelp}
          </Notice>
        )}
      </header>
      <Card as="section" className={css['card']} aria-labelledby="timeline">
        <h2 id="timeline" className={css['small']}>
          {text.timeline}
        </h2>
        <OrderTimeline steps={orderTimeline(order)} />
      </Card>
      <div className={css['aside']}>
        <OrderTasks
          order={order}
          orderKey={orderKey}
          returns={returns}
          hasReturns={hasReturns}
          canCancel={'number' in orderKey || canGuestsCancel}
          onDone={tell}
        />
      </div>
      <div className={css['main']}>
        <Card as="section" className={css['card']} aria-labelledby="bought">
          <h2 id="bought" className={css['small']}>
            {text.bought}
          </h2>
          <OrderLines lines={orderLines(order, productSuffix)} />
          <OrderAmounts
            rows={orderTotals(order).map(row => ({ ...row, key: row.label }))}
            grand={order.total?.grand_total.value ?? null}
            note={taxNote(order.total, money)}
          />
        </Card>
        <ReturnList returns={returns.returns?.returns ?? null} orderKey={orderKey} />
        <OrderInvoices invoices={order.gst_invoices} items={order.items} orderKey={orderKey} />
      </div>
      <div className={css['places']}>
        <OrderAddress
          title={text.deliveryTo}
          address={order.shipping_address}
          way={shippingWay(order.shipping_method)}
        />
        <OrderAddress title={text.billedTo} address={order.billing_address} />
        <OrderGift order={order} />
        {method && (
          <Card as="section" className={css['card']}>
            <h2 className={css['small']}>{text.payment}</h2>
            <p>{method}</p>
          </Card>
        )}
        {'number' in orderKey && <OrderCoins number={order.number} />}
      </div>
    </article>
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

declare module '../../context/shop.ts' {
  interface Regions {
    /** One order. */
    OrderDetails: OrderDetailsProps;
  }
}

export const OrderDetails = region('OrderDetails', DefaultOrderDetails);
