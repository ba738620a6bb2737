import type { CommerceClient, CommercePort } from '@shop/commerce-client';
import type { PlacedOrder } from '@shop/state';
import type { OpenBill } from './billQueries.ts';
import type { StatusTools } from './gateways/Gateway.ts';

/** What the shopper did in this tab for the payment of a bill. */
export interface BillTrace {
  /** Option of the gateway that was chosen, for example "upi". */
  option?: string | undefined;
  proof?: Record<string, string> | undefined;
  /** The bank had not decided when it was last asked. */
  isPending?: boolean | undefined;
}

/** The payment of a bill as gateways know orders (bills-06): a customer's, out of no cart. */
export const billOrder = (bill: OpenBill, trace: BillTrace): PlacedOrder => ({
  ...trace,
  cartId: '',
  method: bill.payment_method,
  customer: true,
  shippingAddress: null,
  orderId: bill.number,
  orderNumber: bill.number,
  total: bill.amount.value ?? undefined,
  since: Date.now(),
});

/** Statuses of a bill's payment as those of an order, by which a gateway judges; money has come in all others. */
const statuses: Record<string, string> = {
  AWAITING_PAYMENT: 'pending_payment',
  PAYMENT_PENDING: 'pending_payment',
  CANCELLED: 'canceled',
};

/** Whom a gateway asks about the payment of a bill: of its attempts the back end, of its state the payment itself. */
export const billTools = (
  tools: { client: CommerceClient; commerce: CommercePort },
  { number, status }: OpenBill,
): StatusTools => ({
  client: tools.client,
  commerce: {
    paymentAttempts: order => tools.commerce.paymentAttempts(order),
    orderOfCart: async () => ({
      entity_id: 0,
      number,
      status: statuses[status] ?? 'processing',
      payment_method_code: null,
      grand_total: { value: null, currency: null },
    }),
  },
});
