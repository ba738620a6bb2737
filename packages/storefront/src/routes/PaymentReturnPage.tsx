import { data, redirectDocument, useParams, type LoaderFunctionArgs } from 'react-router';
import { useFeature } from '../context/features.ts';
import { loaderContext } from '../context/loaderContext.ts';
import { setuHref } from '../features/bills/setuHref.ts';
import { NotFound } from '../features/errors/NotFound.tsx';
import { BillOutcome } from '../features/payment/BillOutcome.tsx';
import { isPayingDocument, servedAt } from '../features/payment/payingDocument.ts';
import { PaymentOutcome } from '../features/payment/PaymentOutcome.tsx';
import { useFetched } from '../features/payment/useFetched.ts';
import { isBillNumber, paymentReturnOf, type PaymentReturn } from '../features/payment/paymentReturnParams.ts';
import { keepsData } from '../features/shared/keepsData.ts';

/** Whether an address is that of a payment; without bills there is none of a bill. */
const isThere = (known: PaymentReturn | null, hasBills: boolean): known is PaymentReturn =>
  known !== null && (hasBills || !isBillNumber(known.order));

/** From the page of a bill one comes in a document that names no gateway: the payment has one of its own. */
export function loader(args: LoaderFunctionArgs) {
  const { params, request } = args;
  const isBrowser = typeof document !== 'undefined';
  if (isBrowser && isBillNumber(params['order'] ?? '') && !isPayingDocument(servedAt()) && keepsData())
    return redirectDocument(new URL(request.url).pathname);
  return data(null, isThere(paymentReturnOf(params), loaderContext(args).has('bills')) ? undefined : { status: 404 });
}

const loadConfirmation = () => import('./ConfirmationPage.tsx');

/**
 * Where a gateway sends the shopper back to. The server is asked what became of the payment (payment-06, payment-07).
 */
export function Component() {
  const known = paymentReturnOf(useParams());
  const hasBills = useFeature('bills');
  useFetched(loadConfirmation);
  if (!isThere(known, hasBills)) return <NotFound />;
  if (isBillNumber(known.order))
    return (
      <BillOutcome
        number={known.order}
        gateway={known.gateway}
        billHref={bill => setuHref(bill?.biller.category, bill?.biller.id)}
      />
    );
  return <PaymentOutcome orderNumber={known.order} gateway={known.gateway} />;
}
