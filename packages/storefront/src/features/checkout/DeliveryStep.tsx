import type { ShippingMethod } from '@shop/commerce-client';
import * as text from '@shop/messages/checkout';
import { checkoutSlice, getShippingMethods, submitShippingMethod, useAppDispatch, useAppSelector } from '@shop/state';
import { Button, Notice, RadioCard, Skeleton, useMoney } from '@shop/ui';
import { region } from '../../context/region.tsx';
import { problemText } from '../shared/problemText.ts';
import css from './Checkout.module.css';
import { methodId, toChosenMethod } from './shippingMethods.ts';
import { useLatestChoice } from './useLatestChoice.ts';

export interface DeliveryStepProps {
  /** What the carriers offer for the address. */
  methods: ShippingMethod[];
  /** The method that the cart holds; null while none is chosen. */
  selected: { carrier_code: string; method_code: string } | null;
}

/** What stands below a carrier's name; nothing where it says no more than the price beside it. */
function noteOf({ available, method_title: title, error_message: error, amount }: ShippingMethod) {
  if (!available) return error ?? text.notOffered;
  const saysPrice = !amount.value && title?.toLowerCase() === text.free.toLowerCase();
  return saysPrice ? undefined : title;
}

/** How the order is sent. A choice counts at once. */
function DefaultDeliveryStep({ methods, selected }: DeliveryStepProps) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const { isFetchingShippingMethods } = useAppSelector(checkoutSlice.selectors.selectCheckout);
  const problem = useAppSelector(state => checkoutSlice.selectors.selectCheckoutError(state, 'shippingMethod'));
  const { pending, choose } = useLatestChoice((method: ShippingMethod) =>
    dispatch(submitShippingMethod(toChosenMethod(method))),
  );
  const shown = pending ?? selected;
  if (methods.length === 0)
    return (
      <>
        {isFetchingShippingMethods && <Skeleton height="3.5rem" />}
        <Notice
          tone="warning"
          action={
            <Button kind="secondary" size="small" onClick={() => void dispatch(getShippingMethods())}>
              {text.askAgain}
            </Button>
          }
        >
          {!isFetchingShippingMethods && text.nobodyDelivers}
        </Notice>
      </>
    );
  return (
    <fieldset className={css['cards']} aria-label={text.waysToDeliver}>
      {methods.map(method => (
        <RadioCard
          key={methodId(method)}
          name="shipping-method"
          value={methodId(method)}
          label={method.carrier_title}
          note={noteOf(method)}
          aside={method.amount.value ? money(method.amount.value) : text.free}
          disabled={!method.available}
          checked={shown !== null && methodId(shown) === methodId(method)}
          onChange={() => choose(method)}
        />
      ))}
      {problem && (
        <Notice tone="danger" urgent>
          {problemText(problem)}
        </Notice>
      )}
    </fieldset>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** The ways of delivery in the checkout. */
    DeliveryStep: DeliveryStepProps;
  }
}

export const DeliveryStep = region('DeliveryStep', DefaultDeliveryStep);
