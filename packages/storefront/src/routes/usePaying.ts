import { checkoutSlice, isPlaced, useAppDispatch, useAppSelector, type PlacedOrder } from '@shop/state';
import { isGateway, type GatewayCode } from '@shop/variant';
import { featureCheck } from '../context/features.ts';
import { useShop } from '../context/ShopContext.ts';
import type { Paying } from '../features/orders/OrderDetails.tsx';
import type { Order } from '../features/orders/orderQueries.ts';
import { standingOf } from '../features/orders/orderStanding.ts';
import { returnPath } from '../features/payment/returnPath.ts';

const recordOf = (order: Order, method: GatewayCode, owner: number | undefined): PlacedOrder => ({
  cartId: '',
  method,
  customer: true,
  owner,
  shippingAddress: null,
  orderId: order.id,
  orderNumber: order.number,
  total: order.total?.grand_total.value ?? undefined,
  isElsewhere: true,
  since: Date.now(),
});

/**
 * How an order that waits for its payment is paid: by who placed it in this browser; by its customer in any, where the
 * back end can say what became of attempts to pay (payment-23). Undefined for one that waits for none.
 *
 * @param order undefined while it is not known.
 */
export function usePaying(order: Order | null | undefined, isCustomers: boolean): Paying | undefined {
  const dispatch = useAppDispatch();
  const open = useAppSelector(checkoutSlice.selectors.selectOpenOrder);
  const owner = useAppSelector(state => state.user.id) ?? undefined;
  const has = featureCheck(useShop().config);
  const method = order?.payment_methods?.find(each => each !== null)?.type ?? '';
  if (!order || standingOf(order) !== 'unpaid' || !isGateway(method)) return undefined;
  const href = returnPath({ method, orderNumber: order.number });
  if (open && isPlaced(open) && open.orderNumber === order.number) return { href };
  if (!isCustomers || !has(method) || !has('payment-attempts')) return 'elsewhere';
  const record = recordOf(order, method, owner);
  return {
    href,
    // What is open in this browser is not let go of: the page of the payment leads to it.
    onPay: () => {
      if (!open || open.isElsewhere || open.isOthers) dispatch(checkoutSlice.actions.openOrderChanged(record));
    },
  };
}
