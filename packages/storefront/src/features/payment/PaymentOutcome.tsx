import * as text from '@shop/messages/payment';
import { noOpenPayment } from '@shop/messages/purchase';
import { checkoutSlice, isPlaced, useAppSelector, userSlice } from '@shop/state';
import { Button, LinkProvider } from '@shop/ui';
import { gateways, isGateway } from '@shop/variant';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { EmptyState } from '../shared/EmptyState.tsx';
import { PageTitle } from '../shared/PageTitle.tsx';
import { problemText } from '../shared/problemText.ts';
import { signInHref } from '../shared/signInHref.ts';
import { giveFocus } from '../shared/useKeptFocus.ts';
import { useSessionReady } from '../shared/useSessionReady.ts';
import { EndedPayment } from './EndedPayment.tsx';
import { PaymentStatus } from './PaymentStatus.tsx';
import { returnPath } from './returnPath.ts';
import { useOpenOrder } from './useOpenOrder.ts';
import { usePayment } from './usePayment.ts';

const { selectReceipt, selectPaymentEnd } = checkoutSlice.selectors;

export interface PaymentOutcomeProps {
  /** The printed number of the order, as the address says. */
  orderNumber: string;
  /** The gateway, as the address says. */
  gateway: string;
}

/**
 * The page of one order's payment, to which its gateway leads back: where it stands, and what the shopper can do about
 * it (payment-12). It speaks only of orders of this browser, whatever the address says (payment-07).
 */
export function PaymentOutcome({ orderNumber, gateway }: PaymentOutcomeProps) {
  const navigate = useNavigate();
  const { pathname, state: carried } = useLocation();
  const ready = useSessionReady();
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const receipt = useAppSelector(selectReceipt);
  const end = useAppSelector(selectPaymentEnd);
  const { order, progress, problem, asked, isPressed, needsSignIn, askAgain } = useOpenOrder();
  const payment = usePayment();
  const isMeant = (other: { orderNumber?: string | undefined; method: string } | null) =>
    other?.orderNumber === orderNumber && other.method === gateway;
  const placed = ready && order !== null && isPlaced(order) && isMeant(order) ? order : undefined;
  const isPaid = ready && !placed && receipt?.number === orderNumber;
  const hasEnded = ready && !placed && !isPaid && isMeant(end);

  useEffect(() => {
    if (isPaid) void navigate('/order-confirmation', { replace: true });
  }, [isPaid, navigate]);

  const isToStart = placed !== undefined && (carried as { isPlaced?: true } | null)?.isPlaced === true;
  useEffect(() => {
    if (!isToStart || !placed) return;
    // Once: a reload keeps what an address carries, and must not open the gateway again.
    void navigate(pathname, { replace: true, state: null });
    void payment.pay('start', placed);
    // oxlint-disable-next-line react/exhaustive-deps -- begins when the order is there, whatever else changes
  }, [isToStart]);

  const standing = () => {
    if (!ready || isPaid) return 'confirming';
    if (!placed) return hasEnded ? 'ended' : 'absent';
    if (payment.opening || isToStart) return 'opening';
    return progress === 'none' ? 'confirming' : progress;
  };
  const shown = standing();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What came of a payment is read out, and in sight; what only turns is not.
    if (shown !== 'confirming' && shown !== 'opening') giveFocus(heading.current);
  }, [shown]);

  const title = <PageTitle page={text.title} />;
  if (shown === 'ended' && end)
    return (
      <>
        {title}
        <EndedPayment why={end.why} titleRef={heading} />
      </>
    );
  if (shown === 'absent') {
    const other = order !== null && isPlaced(order) ? returnPath(order) : undefined;
    return (
      <>
        {title}
        <EmptyState
          picture={<CircleAlert size={48} strokeWidth={1.25} />}
          level={1}
          title={text.absent}
          titleRef={heading}
          action={
            <LinkProvider value="a">
              {other && <Button href={other}>{text.toOpenPayment}</Button>}
              <Button kind={other ? 'secondary' : 'primary'} href={signedIn ? '/order-history' : '/guest-order'}>
                {signedIn ? text.seeOrders : text.findOrder}
              </Button>
            </LinkProvider>
          }
        >
          {other ? text.otherOpen : noOpenPayment}
        </EmptyState>
      </>
    );
  }
  const instead = payment.isUnopened && placed?.instead && isGateway(placed.instead) ? placed.instead : undefined;
  /** The order goes back; what is paid through another gateway is a new one (payment-15). */
  const payOtherwise = async () => {
    if (await payment.cancel()) void navigate('/checkout', { replace: true });
  };
  const leave = async () => {
    await payment.leave();
    void navigate(`/order-history/${orderNumber}`, { replace: true });
  };
  const isAskable = shown === 'payment-unknown' || shown === 'awaiting-payment';
  return (
    <>
      {title}
      <PaymentStatus
        level={1}
        titleRef={heading}
        progress={shown === 'opening' || shown === 'ended' ? 'confirming' : shown}
        orderNumber={placed?.orderNumber}
        opening={shown === 'opening'}
        askingAgain={isPressed}
        asked={asked}
        problem={payment.problem ?? (problem && isAskable && !isPressed ? problemText(problem) : undefined)}
        signInHref={ready && needsSignIn ? signInHref(pathname) : undefined}
        onPay={placed && (() => void payment.pay('resume', placed))}
        other={instead && gateways[instead].name}
        onOther={() => void payOtherwise()}
        onAskAgain={() => void askAgain()}
        isLeft={placed?.isElsewhere}
        onCancel={() => void (placed?.isElsewhere ? leave() : payment.cancel())}
      />
    </>
  );
}
