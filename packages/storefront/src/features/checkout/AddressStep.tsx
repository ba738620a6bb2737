import * as text from '@shop/messages/addressStep';
import { partNotLoaded } from '@shop/messages/errors';
import { Button, Checkbox, Link, Notice, RadioCard } from '@shop/ui';
import { checkoutSlice, useAppSelector } from '@shop/state';
import { memo, useRef, useState } from 'react';
import { region } from '../../context/region.tsx';
import { EmailField } from '../shared/EmailField.tsx';
import { problemText } from '../shared/problemText.ts';
import { RetryNotice } from '../shared/RetryNotice.tsx';
import { signInHref } from '../shared/signInHref.ts';
import { readableMobile } from '../shared/wording.ts';
import { AddressFields } from '../shared/address/AddressFields.tsx';
import { AddressFormContext } from '../shared/address/addressFormContext.ts';
import { BusinessFields } from '../shared/address/BusinessFields.tsx';
import type { AddressStepValues } from './addressStepValues.ts';
import css from './Checkout.module.css';
import type { Places } from './usePlaces.ts';
import { useAddressForm } from './useAddressForm.ts';
import { useLiveForm } from './useLiveForm.ts';

export interface AddressStepProps {
  /** States, and the address book of who is signed in. */
  places: Places;
  /** Nobody is signed in: the e-mail address is asked for, too. */
  isGuest: boolean;
  /** Nothing in the cart is delivered: the address is that of the bill. */
  isVirtual: boolean;
  /**
   * What is known: typed before, accepted before, or the customer's own. Undefined until it has been read, which what is
   * typed meanwhile survives.
   */
  known: AddressStepValues | undefined;
  /** The cart is here. What is sent before waits for it. */
  canSend: boolean;
  /** The back end has accepted who orders and where it goes. */
  onDone: () => void;
}

const { selectCheckoutError, selectIsSubmitting } = checkoutSlice.selectors;

const isText = (value: string) => value !== '';

/** Nothing is known that would stand in a field. */
const isBlank = ({ email, choice, main, sameBilling, business }: AddressStepValues) =>
  choice === 'new' && sameBilling && !business.wanted && ![email, ...Object.values(main)].some(isText);

/** Who orders and where it goes. What was typed survives a refusal, a reload and an expired session. */
const DefaultAddressStep = memo(function DefaultAddressStep({
  places: { regions, saved, savedFailed, retrySaved },
  isGuest,
  isVirtual,
  known,
  canSend,
  onDone,
}: AddressStepProps) {
  const context = { regions, saved, isGuest, isVirtual };
  const { live, setLive, fields, values, isKnown, keepTyped, follow } = useAddressForm(context, known, canSend);
  const form = useRef<HTMLFormElement>(null);
  const { LiveForm, isMissing, fetch } = useLiveForm(form, !isGuest || (known !== undefined && !isBlank(known)));
  const [isAsked, setIsAsked] = useState(false);
  const isSent = useAppSelector(
    state => selectIsSubmitting(state, 'shippingAddress') || selectIsSubmitting(state, 'billingAddress'),
  );
  const send = async () => {
    if (isSent) return;
    setIsAsked(true);
    if (!(await fetch())) setIsAsked(false);
  };
  const {
    register,
    formState: { errors },
  } = fields;
  const { choice, sameBilling, business } = values;
  const problem = useAppSelector(
    state => selectCheckoutError(state, 'shippingAddress') ?? selectCheckoutError(state, 'billingAddress'),
  );
  return (
    <AddressFormContext value={fields}>
      <form
        ref={form}
        className={css['form']}
        data-kept
        data-late=""
        noValidate
        method="post"
        onChange={event => keepTyped(event.currentTarget)}
        onSubmit={event => {
          event.preventDefault();
          void send();
        }}
      >
        {isGuest && (
          <div className={css['fields']}>
            <EmailField {...register('email')} hint={text.emailHint} error={errors.email?.message} />
            <p className={css['quiet']}>
              {text.haveAccount}
              <Link className={css['inline']} href={signInHref('/checkout')}>
                {text.signIn}
              </Link>
            </p>
          </div>
        )}
        <RetryNotice tone="warning" urgent={false} onRetry={retrySaved}>
          {savedFailed && text.savedNotLoaded}
        </RetryNotice>
        {saved.length > 0 && (
          <fieldset className={css['choices']}>
            <legend>{isVirtual ? text.billTo : text.deliverTo}</legend>
            <div className={css['cards']}>
              {saved.map(({ id, region, values: to }) => (
                <RadioCard
                  key={id}
                  {...register('choice', { onChange: follow })}
                  value={id}
                  defaultChecked={choice === id}
                  label={`${to.firstname} ${to.lastname}`}
                  note={[to.street1, to.street2, `${to.city}, ${region} ${to.postcode}`, readableMobile(to.telephone)]
                    .filter(Boolean)
                    .join(', ')}
                />
              ))}
              <RadioCard
                {...register('choice', { onChange: follow })}
                value="new"
                defaultChecked={choice === 'new'}
                label={text.newAddress}
              />
            </div>
          </fieldset>
        )}
        {choice === 'new' && <AddressFields name="main" regions={regions} isKnown={isKnown} />}
        {!isVirtual && (
          <div>
            {choice === 'new' && !isGuest && <Checkbox {...register('save')} label={text.keep} />}
            <Checkbox
              {...register('sameBilling', { onChange: follow })}
              defaultChecked={sameBilling}
              label={text.sameBilling}
            />
          </div>
        )}
        {!isVirtual && !sameBilling && (
          <fieldset>
            <legend>{text.billing}</legend>
            <AddressFields name="billing" regions={regions} isKnown={isKnown} />
          </fieldset>
        )}
        <BusinessFields wanted={business.wanted} />
        {problem && !isMissing && (
          <Notice tone="danger" urgent>
            {problemText(problem)}
          </Notice>
        )}
        {isMissing && <RetryNotice onRetry={() => void fetch()}>{partNotLoaded}</RetryNotice>}
        <div className={css['bar']}>
          <Button type="submit" wide busy={isSent || isAsked || (live?.formState.isSubmitting ?? false)}>
            {isVirtual ? text.toPayment : text.toDelivery}
          </Button>
        </div>
      </form>
      {/* After its fields: what they ask of a pincode as they are filled in comes before it is sent. */}
      {LiveForm && (
        <LiveForm
          context={context}
          isAsked={isAsked && isKnown && canSend}
          onChange={setLive}
          onSend={() => setIsAsked(false)}
          onDone={onDone}
        />
      )}
    </AddressFormContext>
  );
});

declare module '../../context/shop.ts' {
  interface Regions {
    /** The form of the address in the checkout. */
    AddressStep: AddressStepProps;
  }
}

export const AddressStep = region('AddressStep', DefaultAddressStep);
