import type { CartDetails } from '@shop/commerce-client';
import * as text from '@shop/messages/checkout';
import {
  cartSlice,
  checkoutSlice,
  submitOrder,
  submitPaymentMethod,
  useAppDispatch,
  useAppSelector,
  type PaymentOption,
} from '@shop/state';
import { useMoney } from '@shop/ui';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { problemText } from '../shared/problemText.ts';
import { giveFocus } from '../shared/useKeptFocus.ts';
import { DeliveryStep } from './DeliveryStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { PlaceOrder } from './PlaceOrder.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { StepFrame, stepHeading } from './StepFrame.tsx';
import type { FirstSteps, StepName } from './useFirstSteps.ts';
import { useLatestChoice } from './useLatestChoice.ts';
import { useOnlineProblem } from './useOnlineProblem.ts';
import { usePaymentChoice } from './usePaymentChoice.ts';

/** What the later steps tell the page. */
export interface Standing {
  /** The server has accepted a way to pay. */
  isPaymentChosen: boolean;
  /** What is to be read out; undefined for nothing new. */
  news: string | undefined;
}

export interface LaterStepsProps {
  /** The cart, whose address is accepted. */
  details: CartDetails;
  /** Which steps there are, and whether address and delivery are settled. */
  first: FirstSteps;
  /** What keeps the order from being placed; undefined where nothing does. It begins with a heading. */
  blocked: ReactNode;
  /** Opens the address step again. */
  onChangeAddress: () => void;
  /** Told at first and after each change. */
  onStanding: (standing: Standing) => void;
  /** Orders what is in the cart, paid by the option, by the flow that came with these steps. */
  onPlace: (option: PaymentOption, flow: typeof submitOrder) => void;
}

/** Delivery, payment and review, once the address is accepted; their code comes while that is typed. */
export function LaterSteps({
  details,
  first: { names, done },
  blocked,
  onChangeAddress,
  onStanding,
  onPlace,
}: LaterStepsProps) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const { ways, saved, option, successor, moved } = usePaymentChoice(details);
  const checkout = useAppSelector(checkoutSlice.selectors.selectCheckout);
  const isBusy = useAppSelector(cartSlice.selectors.selectIsCartBusy);
  // Of the cart as it is now: items and coupons change what was offered for the address.
  const methods = useAppSelector(cartSlice.selectors.selectCartShippingMethods);
  const { pending, choose } = useLatestChoice((wanted: PaymentOption) => dispatch(submitPaymentMethod(wanted)));
  const isOrdering = checkout.progress === 'sending';

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
  const ready = done.delivery;
  const isUpdating = pending !== undefined || isBusy || checkout.submitting.length > 0;
  const total = details.prices?.grand_total?.value ?? undefined;
  const headingOf = (name: StepName) => document.getElementById(stepHeading(name));
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
  const isPaymentChosen = option !== undefined;
  // Before the next paint: what stands above says how far the checkout is.
  useLayoutEffect(() => onStanding({ isPaymentChosen, news }), [onStanding, isPaymentChosen, news]);
  const change = (step: Exclude<StepName, 'review'>) => {
    if (step === 'address') onChangeAddress();
    else giveFocus(headingOf(step));
  };
  const blockedAt = useRef<HTMLDivElement>(null);
  return (
    <>
      {!details.is_virtual && (
        <StepFrame name="delivery" title={text.delivery} done={ready}>
          <DeliveryStep methods={methods} selected={selected} />
        </StepFrame>
      )}
      <StepFrame name="payment" title={text.payment} done={ready && isPaymentChosen} waiting={!ready}>
        <PaymentStep ways={ways} saved={saved} shown={chosen} moved={moved} onChoose={choose} />
      </StepFrame>
      <StepFrame name="review" title={text.review} waiting={!ready || chosen === undefined}>
        {chosen && <ReviewStep details={details} option={chosen} isUpdating={isUpdating} onChange={change} />}
      </StepFrame>
      {ready && blocked !== undefined && <div ref={blockedAt}>{blocked}</div>}
      {ready && (
        <PlaceOrder
          option={chosen}
          total={total}
          busy={isOrdering}
          isUpdating={isUpdating}
          problem={orderProblem ? problemText(orderProblem) : undefined}
          isBlocked={blocked !== undefined}
          onBlocked={() => giveFocus(blockedAt.current?.querySelector('h2'))}
          onPlace={() => chosen && onPlace(chosen, submitOrder)}
          onUndecided={() => giveFocus(headingOf('payment'))}
        />
      )}
    </>
  );
}
