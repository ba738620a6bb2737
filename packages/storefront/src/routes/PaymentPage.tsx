import { data, useParams, type LoaderFunctionArgs } from 'react-router';
import { NotFound } from '../features/errors/NotFound.tsx';
import { PaymentOutcome } from '../features/payment/PaymentOutcome.tsx';
import { isOrderNumber } from '../features/payment/paymentReturnParams.ts';

export const loader = ({ params }: LoaderFunctionArgs) =>
  data(null, isOrderNumber(params['order']) ? undefined : { status: 404 });

/** Where the payment of an order stands, at an address of its own (payment-12). */
export function Component() {
  const { order } = useParams();
  return isOrderNumber(order) ? <PaymentOutcome orderNumber={order} /> : <NotFound />;
}
