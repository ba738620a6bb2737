import type { CartDetails } from '@shop/commerce-client';
import * as text from '@shop/messages/checkout';
import { checkoutSlice, locationSlice, useAppSelector, userSlice, type Region, type submitOrder } from '@shop/state';
import { Notice, VisuallyHidden } from '@shop/ui';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Late } from '../shared/late.tsx';
import { onFirstSign } from '../shared/onFirstSign.ts';
import { problemText } from '../shared/problemText.ts';
import { useKeptFocus } from '../shared/useKeptFocus.ts';
import { RetryNotice } from '../shared/RetryNotice.tsx';
import { AddressStep } from './AddressStep.tsx';
import { AddressSummary } from './AddressSummary.tsx';
import css from './Checkout.module.css';
import { readDraft } from './checkoutDraft.ts';
import { CheckoutProgress } from './CheckoutProgress.tsx';
import { FormSkeleton } from './CheckoutSkeleton.tsx';
import { knownValues } from './knownValues.ts';
import type { LaterStepsProps, Standing } from './LaterSteps.tsx';
import { StepFrame, stepHeading } from './StepFrame.tsx';
import { useEndedSession } from './useEndedSession.ts';
import { useFirstSteps } from './useFirstSteps.ts';
import { useOnlineProblem } from './useOnlineProblem.ts';
import { usePlaces } from './usePlaces.ts';
import { useSaid } from './useSaid.ts';
import { WaitingSteps } from './WaitingSteps.tsx';

export interface CheckoutStepsProps {
  /** The cart; undefined while it is being fetched. */
  details: CartDetails | undefined;
  /** What the browser keeps of the shopper has been read. */
  isBegun: boolean;
  /** The states that came with the document. */
  servedRegions: Region[] | undefined;
  /** What keeps the order from being placed; undefined where nothing does. It begins with a heading. */
  blocked?: ReactNode;
  /** The steps after the address, `WaitingSteps` until they come. */
  later: Late<OrderingStepsProps>;
  /** Orders what is in the cart, by the flow that came with the later steps. */
  onPlace: OrderingStepsProps['onPlace'];
}

/** The later steps, which know what is ordered by them. */
export interface OrderingStepsProps extends Omit<LaterStepsProps, 'onPlace'> {
  /** Orders what is in the cart, by the flow that came with these steps. */
  onPlace: (order: ReturnType<typeof submitOrder>) => void;
}

/** The steps of the checkout on one page: address, delivery, payment, review. */
export function CheckoutSteps({
  details,
  isBegun,
  servedRegions,
  blocked,
  later: LaterSteps,
  onPlace,
}: CheckoutStepsProps) {
  const places = usePlaces(servedRegions);
  const first = useFirstSteps(details);
  const checkout = useAppSelector(checkoutSlice.selectors.selectCheckout);
  const user = useAppSelector(state => state.user);
  const location = useAppSelector(locationSlice.selectors.selectLocation);
  const place = useAppSelector(locationSlice.selectors.selectIsPlaceKnown) ? location : undefined;
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  // Once a customer's it becomes no guest's: where the session ends, what was typed waits for its customer.
  const [isCustomers, setIsCustomers] = useState(signedIn);
  if (signedIn && !isCustomers) setIsCustomers(true);
  const hasEnded = useEndedSession();
  const [isChanging, setIsChanging] = useState(false);
  const leaveAddress = useCallback(() => setIsChanging(false), []);
  const [standing, setStanding] = useState<Standing>();
  const isVirtual = details?.is_virtual ?? false;
  const needsAddress = isChanging || !first.done.address;
  // A customer's form begins with what the account knows, which comes with the cart. A guest's waits for nothing.
  const isOwnerKnown = (!isCustomers && !hasEnded) || (signedIn === isCustomers && isBegun && details !== undefined);
  const canFillIn = places.regions.length > 0 && !places.isLoading && isOwnerKnown;
  const isOrdering = checkout.progress === 'sending';

  const known = useMemo(
    () => knownValues({ draft: readDraft(user.email), checkout, saved: places.saved, place, names: user, isVirtual }),
    // oxlint-disable-next-line react/exhaustive-deps -- what is typed must not be replaced while the step is open
    [needsAddress, places.isLoading, isBegun, isOwnerKnown],
  );
  const hasAddress = checkout.billingAddress !== null;
  useEffect(() => {
    // Whoever types an address comes to the next steps, and who has given one before stands at them.
    if (!hasAddress) return onFirstSign(LaterSteps.prefetch);
    LaterSteps.prefetch();
    return undefined;
  }, [LaterSteps, hasAddress]);

  const done = { ...first.done, payment: standing?.isPaymentChosen ?? false, review: false };
  const ready = !needsAddress && done.delivery;
  useKeptFocus(isBegun ? (needsAddress ? 'form' : 'steps') : undefined, () => {
    const heading = document.getElementById(stepHeading(needsAddress ? 'address' : isVirtual ? 'payment' : 'delivery'));
    // What still waits makes room for the step itself once its code is here.
    return heading?.closest('[data-waiting]') ? undefined : heading;
  });
  const orderProblem = useOnlineProblem(checkout.errors.order);
  const said = useSaid(needsAddress ? undefined : standing?.news);
  return (
    <div className={css['steps']}>
      <CheckoutProgress
        names={first.names}
        done={done}
        current={needsAddress ? 'address' : (first.names.find(name => !done[name]) ?? 'review')}
      />
      {!ready && blocked !== undefined && <div>{blocked}</div>}
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
        {needsAddress && !places.regionsFailed && !canFillIn && <FormSkeleton />}
        {needsAddress && canFillIn && (
          <>
            {!isBegun && (
              <div className={css['unserved']}>
                <VisuallyHidden>{text.loading}</VisuallyHidden>
                <FormSkeleton />
              </div>
            )}
            <div className={isBegun ? undefined : css['served']}>
              <AddressStep
                key={isCustomers ? 'customer' : 'guest'}
                places={places}
                isGuest={!signedIn}
                isVirtual={isVirtual}
                known={isBegun ? known : undefined}
                canSend={details !== undefined}
                onDone={leaveAddress}
              />
            </div>
          </>
        )}
      </StepFrame>
      {needsAddress || details === undefined ? (
        <WaitingSteps comeNext={!isBegun || !needsAddress} />
      ) : (
        <LaterSteps
          details={details}
          first={first}
          blocked={blocked}
          onChangeAddress={() => setIsChanging(true)}
          onStanding={setStanding}
          onPlace={onPlace}
        />
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {!ready && orderProblem && (
        <Notice tone="danger" urgent>
          {problemText(orderProblem)}
        </Notice>
      )}
    </div>
  );
}
