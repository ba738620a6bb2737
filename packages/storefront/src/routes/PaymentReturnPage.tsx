import * as text from '@shop/messages/payment';
import { noOpenPayment } from '@shop/messages/purchase';
import { checkoutSlice, useAppSelector, userSlice } from '@shop/state';
import { Button, EmptyState, LinkProvider } from '@shop/ui';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { data, useNavigate, useParams, type LoaderFunctionArgs } from 'react-router';
import { NotFound } from '../features/errors/NotFound.tsx';
import css from '../features/payment/PaymentStatus.module.css';
import { paymentReturnOf, type PaymentReturn } from '../features/payment/paymentReturnParams.ts';
import { PaymentStatus } from '../features/payment/PaymentStatus.tsx';
import { returnPath } from '../features/payment/returnPath.ts';
import { usePaymentReturn } from '../features/payment/usePaymentReturn.ts';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { problemText } from '../features/shared/problemText.ts';
import { signInHref } from '../features/shared/signInHref.ts';
import { useSessionReady } from '../features/shared/useSessionReady.ts';

export const loader = ({ params }: LoaderFunctionArgs) =>
  data(null, paymentReturnOf(params) === null ? { status: 404 } : undefined);

function Returned({ gateway, order }: PaymentReturn) {
  const navigate = useNavigate();
  const ready = useSessionReady();
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const open = useAppSelector(checkoutSlice.selectors.selectOpenOrder);
  const { state, isPressed, ask, cancel } = usePaymentReturn(order);
  useEffect(() => {
    if (state.kind === 'paid') void navigate('/order-confirmation', { replace: true });
  }, [state, navigate]);
  const end = useRef<HTMLHeadingElement>(null);
  const hadButtons = useRef(false);
  useEffect(() => {
    hadButtons.current ||= state.kind === 'pending' || state.kind === 'unknown';
    // The buttons have gone with the wait; a heading that gets the focus is read out.
    if (hadButtons.current) end.current?.focus({ preventScroll: true });
  }, [state.kind]);

  if (state.kind === 'failed') {
    return (
      <EmptyState
        picture={<CircleAlert size={48} strokeWidth={1.25} />}
        title={text.failed}
        titleRef={end}
        action={
          <LinkProvider value="a">
            <Button href="/checkout">{text.payOtherwise}</Button>
            <Button kind="secondary" href="/cart">
              {text.backToCart}
            </Button>
          </LinkProvider>
        }
      >
        {problemText(state.problem)}
        {text.moneyReturns}
      </EmptyState>
    );
  }
  if (state.kind === 'absent') {
    return (
      <EmptyState
        picture={<CircleAlert size={48} strokeWidth={1.25} />}
        title={text.absent}
        titleRef={end}
        action={<Button href={signedIn ? '/order-history' : '/'}>{signedIn ? text.seeOrders : text.goHome}</Button>}
      >
        {noOpenPayment}
      </EmptyState>
    );
  }
  return (
    <PaymentStatus
      progress={state.kind === 'pending' ? 'payment-pending' : state.kind === 'unknown' ? 'unsettled' : 'confirming'}
      orderNumber={order}
      askingAgain={isPressed}
      problem={state.kind === 'unknown' && !isPressed ? problemText(state.problem) : undefined}
      signInHref={
        ready && open?.customer && !signedIn
          ? signInHref(returnPath({ method: gateway, orderNumber: order }))
          : undefined
      }
      onAskAgain={() => void ask()}
      onCancel={() => void cancel()}
    />
  );
}

/**
 * Where a gateway sends the shopper back to. The server is asked what became of the payment (payment-06, payment-07).
 */
export function Component() {
  const known = paymentReturnOf(useParams());
  if (known === null) return <NotFound />;
  return (
    <>
      <PageTitle page={text.title} />
      <h1 className={css['hidden']}>{text.title}</h1>
      <Returned {...known} />
    </>
  );
}
