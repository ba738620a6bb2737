import { GetRegions } from '@shop/commerce-client';
import { notLoaded } from '@shop/messages/cart';
import * as text from '@shop/messages/checkout';
import {
  beginCheckout,
  cartSlice,
  checkoutSlice,
  isPlaced,
  useAppDispatch,
  useAppSelector,
  runRead,
  type Region,
  type submitOrder,
} from '@shop/state';
import { isGateway } from '@shop/variant';
import { Button, ErrorView, Notice } from '@shop/ui';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { redirectDocument, useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../context/loaderContext.ts';
import { EmptyCart } from '../features/cart/EmptyCart.tsx';
import { useCartView } from '../features/cart/useCartView.ts';
import css from '../features/checkout/Checkout.module.css';
import { CheckoutNotices } from '../features/checkout/CheckoutNotices.tsx';
import { CheckoutSkeleton } from '../features/checkout/CheckoutSkeleton.tsx';
import { HeaderLinks } from '../features/checkout/HeaderLinks.tsx';
import { useEndedSession } from '../features/checkout/useEndedSession.ts';
import { useFinishedOrder } from '../features/checkout/useFinishedOrder.ts';
import { useOutage } from '../features/checkout/useOutage.ts';
import { isPayingDocument, servedAt } from '../features/payment/payingDocument.ts';
import { returnPath } from '../features/payment/returnPath.ts';
import { useFetched } from '../features/payment/useFetched.ts';
import { useOpenOrder } from '../features/payment/useOpenOrder.ts';
import { readRegions } from '../features/shared/address/useRegions.ts';
import { GuestCart } from '../features/shared/GuestCart.tsx';
import { useIsPriceHidden } from '../features/shared/GuestPrice.tsx';
import { keepsData } from '../features/shared/keepsData.ts';
import { late } from '../features/shared/late.tsx';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { problemText } from '../features/shared/problemText.ts';
import { signInHref } from '../features/shared/signInHref.ts';
import { useKeptFocus } from '../features/shared/useKeptFocus.ts';
import { useSessionReady } from '../features/shared/useSessionReady.ts';
import { isWide } from '../features/shared/useWide.ts';
import { Discounts, StepsAndSummary } from './StepsAndSummary.tsx';

interface CheckoutData {
  /** None where the back end could not tell. */
  regions: Region[];
}

/**
 * The checkout has a document of its own, whose policy names the gateways, where the browser keeps the cart until then.
 * That document carries the states, so that a guest's form stands in it; without them the browser asks (checkout-20).
 */
export function loader(args: LoaderFunctionArgs): Response | null | Promise<CheckoutData> {
  if (typeof document !== 'undefined')
    return !isPayingDocument(servedAt()) && keepsData() ? redirectDocument(new URL(args.request.url).pathname) : null;
  return loaderContext(args)
    .client.query(GetRegions, {})
    .then(
      data => ({ regions: readRegions(data) }),
      () => ({ regions: [] }),
    );
}

const PaymentStatus = late(async () => (await import('../features/payment/PaymentStatus.tsx')).PaymentStatus, {
  isEssential: true,
  meanwhile: <CheckoutSkeleton />,
});

/** What may come once an order is sent: fetched before, for the network may go away with it. */
const loadOutcome = async () => {
  PaymentStatus.prefetch();
  await import('./ConfirmationPage.tsx');
};

/**
 * A customer whose session ended has a cart, which is there again after signing in. A guest's may have gone at the last
 * step, and another tab may have ordered it (checkout-18).
 */
function NothingToBuy() {
  const hasEnded = useEndedSession();
  const receipt = useAppSelector(checkoutSlice.selectors.selectReceipt);
  const problem = useAppSelector(state =>
    Object.values(checkoutSlice.selectors.selectCheckout(state).errors).find(error => error !== null),
  );
  if (hasEnded) return null;
  return (
    <>
      {problem && (
        <Notice tone="danger" urgent>
          {problemText(problem)}
        </Notice>
      )}
      {receipt && (
        <Notice
          tone="success"
          action={
            <Button size="small" kind="secondary" href="/order-confirmation">
              {text.seePlaced}
            </Button>
          }
        >
          {text.isPlaced(receipt.number)}
        </Notice>
      )}
      <EmptyCart />
    </>
  );
}

function Checkout({ page }: { page: RefObject<HTMLElement | null> }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const ready = useSessionReady();
  const hidden = useIsPriceHidden();
  const view = useCartView();
  const outage = useOutage();
  const served = useLoaderData<CheckoutData | null | undefined>();
  const { order: open, progress, problem, asked, isPressed, needsSignIn: isCustomers, askAgain } = useOpenOrder();
  const hasOwnCart = useAppSelector(cartSlice.selectors.selectCartId) !== null;
  // Who has a cart of their own need not wait for a customer who is gone (checkout-22).
  const order = isCustomers && hasOwnCart ? null : open;
  const needsSignIn = isCustomers && !hasOwnCart;
  const isPlacing = useRef(false);
  const [begun, setBegun] = useState(false);
  const hasAddress = useAppSelector(state => checkoutSlice.selectors.selectCheckout(state).billingAddress !== null);
  useFetched(loadOutcome, hasAddress);
  useEffect(() => {
    const { cart, session } = document.documentElement.dataset;
    // What a cart is paid less by stands beside the steps, where there is room.
    if ((cart ?? session) && isWide()) Discounts.prefetch();
  }, []);
  useEffect(() => {
    if (!ready) return undefined;
    const timer = setTimeout(() => {
      dispatch(beginCheckout());
      setBegun(true);
    });
    return () => clearTimeout(timer);
  }, [ready, dispatch]);
  useFinishedOrder(useCallback(() => void navigate('/order-confirmation', { replace: true }), [navigate]));

  // A payment has a page of its own, where the gateway's window opens over it.
  const isUnpaid = order !== null && isPlaced(order) && isGateway(order.method) && progress !== 'sending';
  const unpaid = isUnpaid ? returnPath(order) : undefined;
  useEffect(() => {
    if (unpaid !== undefined && !isPlacing.current) void navigate(unpaid, { replace: true });
  }, [unpaid, navigate]);
  const place = async (order: ReturnType<typeof submitOrder>) => {
    isPlacing.current = true;
    const outcome = await dispatch(order);
    isPlacing.current = false;
    if (outcome.status === 'done' && outcome.value.kind !== 'placed')
      void navigate(returnPath(outcome.value.order), {
        replace: true,
        state: outcome.value.kind === 'payment' ? { isPlaced: true } : null,
      });
  };

  const isOrderOpen = needsSignIn || (progress !== 'none' && progress !== 'sending');
  useKeptFocus(
    isOrderOpen ? progress : 'steps',
    () => page.current?.querySelector<HTMLElement>('[data-place]') ?? page.current?.querySelector('h2'),
  );

  // A payment has its own page, which says how it stands: here only its place is kept (checkout-14).
  if (unpaid !== undefined || (hidden && !begun)) return <CheckoutSkeleton />;
  if (begun && (isOrderOpen || view.status === 'locked')) {
    // Before anybody has asked, and while an order that is placed goes on to its payment's page, only the wait shows.
    const shown = progress === 'unsettled' ? 'unsettled' : 'checking';
    return (
      <PaymentStatus
        progress={shown}
        askingAgain={isPressed}
        asked={asked}
        problem={problem && shown === 'unsettled' && !isPressed ? problemText(problem) : undefined}
        signInHref={needsSignIn ? signInHref('/checkout') : undefined}
        onCancel={() => undefined}
        onAskAgain={() => void askAgain()}
      />
    );
  }
  const notices = <CheckoutNotices outage={outage} />;
  if (begun && view.status === 'failed') {
    return (
      <>
        {notices}
        <ErrorView
          message={notLoaded + problemText(view.problem)}
          onRetry={() => void dispatch(runRead(reads => reads.loadCart()))}
        />
      </>
    );
  }
  if (begun && view.status === 'empty') {
    return (
      <>
        {notices}
        <NothingToBuy />
      </>
    );
  }
  if (hidden) return <GuestCart path="/checkout" />;
  return (
    <>
      {notices}
      <StepsAndSummary
        details={begun && view.status === 'ready' ? view.details : undefined}
        isBegun={begun}
        servedRegions={served?.regions}
        onPlace={order => void place(order)}
      />
    </>
  );
}

/** Address, delivery, payment and review on one page, for guests and customers. */
export function Component() {
  const page = useRef<HTMLDivElement>(null);
  return (
    <div ref={page} className={css['page']}>
      <PageTitle page={text.title} />
      <HeaderLinks />
      <h1>{text.title}</h1>
      <Checkout page={page} />
    </div>
  );
}
