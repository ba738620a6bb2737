import type { CartDetails } from '@shop/commerce-client';
import * as text from '@shop/messages/checkout';
import {
  cartSlice,
  checkoutSlice,
  constants,
  submitPaymentMethod,
  useAppDispatch,
  useAppSelector,
  userSlice,
  type PaymentOption,
} from '@shop/state';
import { Notice, Skeleton, useMoney, VisuallyHidden } from '@shop/ui';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { problemText } from '../shared/problemText.ts';
import { giveFocus, useKeptFocus } from '../shared/useKeptFocus.ts';
import { RetryNotice } from '../shared/RetryNotice.tsx';
import { AddressStep } from './AddressStep.tsx';
import { AddressSummary } from './AddressSummary.tsx';
import css from './Checkout.module.css';
import { readDraft } from './checkoutDraft.ts';
import { CheckoutProgress } from './CheckoutProgress.tsx';
import { DeliveryStep } from './DeliveryStep.tsx';
import { knownValues } from './knownValues.ts';
import { PaymentStep } from './PaymentStep.tsx';
import { PlaceOrder } from './PlaceOrder.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { StepFrame, stepHeading } from './StepFrame.tsx';
import { useLatestChoice } from './useLatestChoice.ts';
import { useOnlineProblem } from './useOnlineProblem.ts';
import { usePlaces } from './usePlaces.ts';
import { useSaid } from './useSaid.ts';
import { useSteps, type StepName } from './useSteps.ts';

export interface CheckoutStepsProps {
  details: CartDetails;
  /** What keeps the order from being placed; undefined where nothing does. It begins with a heading. */
  blocked?: ReactNode;
  onPlace: (option: PaymentOption) => void;
}

/** The steps of the checkout on one page: address, delivery, payment, review. */
export function CheckoutSteps({ details, blocked, onPlace }: CheckoutStepsProps) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const places = usePlaces();
  const { names, done, current, ways, saved, option, successor, moved } = useSteps(details);
  const checkout = useAppSelector(checkoutSlice.selectors.selectCheckout);
  const isBusy = useAppSelector(cartSlice.selectors.selectIsCartBusy);
  // Of the cart as it is now: items and coupons change what was offered for the address.
  const methods = useAppSelector(cartSlice.selectors.selectCartShippingMethods);
  const user = useAppSelector(state => state.user);
  const location = useAppSelector(state => state.location);
  const place = location === constants.DEFAULT_LOCATION ? undefined : location;
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const [isChanging, setIsChanging] = useState(false);
  const isVirtual = details.is_virtual;
  const { pending, choose } = useLatestChoice((wanted: PaymentOption) => dispatch(submitPaymentMethod(wanted)));
  const needsAddress = isChanging || !done.address;
  const isOrdering = checkout.progress === 'sending';

  const known = useMemo(
    () => knownValues({ draft: readDraft(user.email), checkout, saved: places.saved, place, names: user }),
    // oxlint-disable-next-line react/exhaustive-deps -- what is typed must not be replaced while the step is open
    [needsAddress, places.isLoading],
  );

  // The one way to pay is no choice, and a way that was chosen goes on through the gateway that takes it now: it is
  // taken, once for each.
  const [sole, ...others] = ways.flatMap(({ options }) => options);
  const isNothingSaved = saved.status !== 'loading' && saved.ways.length === 0;
  const only = others.length === 0 && isNothingSaved ? sole : successor;
  const taken = useRef<string>(undefined);
  const canTake =
    only !== undefined &&
    option === undefined &&
    !saved.isGone &&
    done.address &&
    done.delivery &&
    checkout.errors.paymentMethod === null;
  useEffect(() => {
    const name = only && `${only.pg}/${only.id}`;
    if (!canTake || only === undefined || taken.current === name) return undefined;
    // Not before the page stands: what is chosen while it is put together would be dropped with it.
    const timer = setTimeout(() => {
      taken.current = name;
      choose(only);
    });
    return () => clearTimeout(timer);
  }, [canTake, only, choose]);

  const selected = details.shipping_addresses[0]?.selected_shipping_method ?? null;
  const ready = !needsAddress && done.delivery;
  const isUpdating = pending !== undefined || isBusy || checkout.submitting.length > 0;
  const total = details.prices?.grand_total?.value ?? undefined;
  const headingOf = (name: StepName) => document.getElementById(stepHeading(name));
  useKeptFocus(needsAddress ? 'form' : 'steps', () =>
    headingOf(needsAddress ? 'address' : isVirtual ? 'payment' : 'delivery'),
  );
  const orderProblem = useOnlineProblem(checkout.errors.order);
  const isSavedRefused = orderProblem !== null && checkout.paymentData?.nonce !== undefined;
  useEffect(() => {
    // It may have been deleted elsewhere, or have expired meanwhile (payment-22).
    if (isSavedRefused) saved.refresh();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal
  }, [isSavedRefused, orderProblem]);
  const chosen = pending ?? option;
  const news = !ready
    ? undefined
    : option === undefined
      ? text.stepNow(names.indexOf('payment') + 1, names.length, text.payment)
      : isUpdating || total === undefined
        ? undefined
        : text.toPayBy(option.label, money(total));
  const said = useSaid(news);
  const change = (step: Exclude<StepName, 'review'>) => {
    if (step === 'address') setIsChanging(true);
    else giveFocus(headingOf(step));
  };
  const blockedAt = useRef<HTMLDivElement>(null);
  const obstacle = blocked !== undefined && <div ref={blockedAt}>{blocked}</div>;
  return (
    <div className={css['steps']}>
      <CheckoutProgress names={names} done={done} current={needsAddress ? 'address' : current} />
      {!ready && obstacle}
      <StepFrame
        name="address"
        title={isVirtual ? text.billingAddress : text.address}
        done={!needsAddress}
        onChange={needsAddress || isOrdering ? undefined : () => setIsChanging(true)}
      >
        {!needsAddress && <AddressSummary />}
        {needsAddress && places.regionsFailed && places.regions.length === 0 && (
          <RetryNotice tone="warning" onRetry={places.retryRegions}>
            {text.statesNotLoaded}
          </RetryNotice>
        )}
        {needsAddress && !places.regionsFailed && (places.regions.length === 0 || places.isLoading) && (
          <Skeleton height="22rem" />
        )}
        {needsAddress && places.regions.length > 0 && !places.isLoading && (
          <AddressStep
            places={places}
            isGuest={!signedIn}
            isVirtual={isVirtual}
            known={known}
            onDone={() => setIsChanging(false)}
          />
        )}
      </StepFrame>
      {!isVirtual && (
        <StepFrame name="delivery" title={text.delivery} done={ready} waiting={needsAddress}>
          <DeliveryStep methods={methods} selected={selected} />
        </StepFrame>
      )}
      <StepFrame name="payment" title={text.payment} done={ready && option !== undefined} waiting={!ready}>
        <PaymentStep ways={ways} saved={saved} shown={chosen} moved={moved} onChoose={choose} />
      </StepFrame>
      <StepFrame name="review" title={text.review} waiting={!ready || chosen === undefined}>
        {chosen && <ReviewStep details={details} option={chosen} isUpdating={isUpdating} onChange={change} />}
      </StepFrame>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {!ready && orderProblem && (
        <Notice tone="danger" urgent>
          {problemText(orderProblem)}
        </Notice>
      )}
      {ready && obstacle}
      {ready && (
        <PlaceOrder
          option={chosen}
          total={total}
          busy={isOrdering}
          isUpdating={isUpdating}
          problem={orderProblem ? problemText(orderProblem) : undefined}
          isBlocked={blocked !== undefined}
          onBlocked={() => giveFocus(blockedAt.current?.querySelector('h2'))}
          onPlace={() => chosen && onPlace(chosen)}
          onUndecided={() => giveFocus(headingOf('payment'))}
        />
      )}
    </div>
  );
}
