import { data, useParams, type LoaderFunctionArgs } from 'react-router';
import { NotFound } from '../features/errors/NotFound.tsx';
import { PaymentOutcome } from '../features/payment/PaymentOutcome.tsx';
import { useFetched } from '../features/payment/useFetched.ts';
import { paymentReturnOf } from '../features/payment/paymentReturnParams.ts';

export const loader = ({ params }: LoaderFunctionArgs) =>
  data(null, paymentReturnOf(params) === null ? { status: 404 } : undefined);

const loadConfirmation = () => import('./ConfirmationPage.tsx');

/**
 * Where a gateway sends the shopper back to. The server is asked what became of the payment (payment-06, payment-07).
 */
export function Component() {
  const known = paymentReturnOf(useParams());
  useFetched(loadConfirmation);
  return known === null ? <NotFound /> : <PaymentOutcome orderNumber={known.order} gateway={known.gateway} />;
}
