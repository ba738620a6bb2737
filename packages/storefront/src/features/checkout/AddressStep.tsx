import * as text from '@shop/messages/addressStep';
import { partNotLoaded } from '@shop/messages/errors';
import { Button, Checkbox, Link, Notice, RadioCard } from '@shop/ui';
import { checkoutSlice, userSlice, useAppDispatch, useAppSelector } from '@shop/state';
import { memo, useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch, type Resolver } from 'react-hook-form';
import { region } from '../../context/region.tsx';
import { EmailField } from '../shared/EmailField.tsx';
import { onFirstSign } from '../shared/onFirstSign.ts';
import { problemText } from '../shared/problemText.ts';
import { RetryNotice } from '../shared/RetryNotice.tsx';
import { signInHref } from '../shared/signInHref.ts';
import { AddressFields } from '../shared/address/AddressFields.tsx';
import { BusinessFields } from '../shared/address/BusinessFields.tsx';
import { usePincodeAnswers } from '../shared/address/usePincodeAnswers.ts';
import type { AddressStepValues } from './addressStepValues.ts';
import css from './Checkout.module.css';
import { writeDraft } from './checkoutDraft.ts';
import { followBook, withoutBook } from './followBook.ts';
import { isTypedOver, unknownValues, useKnownLater } from './useKnownLater.ts';
import type { Places } from './usePlaces.ts';

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

const { selectIsSubmitting, selectCheckoutError } = checkoutSlice.selectors;

/** Nothing is checked or sent before somebody types; undefined where the code does not come. */
const fetchWork = () => import('./addressWork.ts').catch(() => undefined);

/** Who orders and where it goes. What was typed survives a refusal, a reload and an expired session. */
const DefaultAddressStep = memo(function DefaultAddressStep({
  places: { regions, saved, savedFailed, retrySaved },
  isGuest,
  isVirtual,
  known,
  canSend,
  onDone,
}: AddressStepProps) {
  const billRegionOf = ({ choice, sameBilling, main, billing }: AddressStepValues) => {
    const chosen = saved.find(({ id }) => id === choice)?.values ?? main;
    return (isVirtual || sameBilling ? chosen : billing).region_code;
  };
  const resolver: Resolver<AddressStepValues> = async (values, context, options) => {
    const work = await fetchWork();
    // What fills in a city checks it, too; whoever sends without the rules is told.
    if (!work) return { values, errors: {} };
    const billed = { isGuest, billRegion: billRegionOf(values) };
    const shown = { ...values, sameBilling: values.sameBilling || isVirtual };
    return work.checkAddressStep(billed, shown)(values, context, options);
  };
  const form = useForm<AddressStepValues>({ defaultValues: known ?? unknownValues, resolver });
  const isKnown = useKnownLater(form, known);
  const {
    register,
    control,
    clearErrors,
    getValues,
    handleSubmit,
    setError,
    setValue,
    formState: { errors, isSubmitting },
  } = form;
  const dispatch = useAppDispatch();
  const busy = useAppSelector(
    state => selectIsSubmitting(state, 'shippingAddress') || selectIsSubmitting(state, 'billingAddress'),
  );
  const problem = useAppSelector(
    state => selectCheckoutError(state, 'shippingAddress') ?? selectCheckoutError(state, 'billingAddress'),
  );
  const values = useWatch({ control }) as AddressStepValues;
  const { choice, sameBilling } = values;
  const email = useAppSelector(userSlice.selectors.selectEmail);
  // What was kept before is written over once it is known who buys, or somebody typed.
  const isOurs = isKnown && known !== undefined && (canSend || isTypedOver(known, values));
  // The book no longer says anything of a bill that was accepted.
  const accepted = useAppSelector(state => state.checkout.billingAddress);
  useEffect(() => {
    if (isOurs)
      writeDraft({ values: accepted ? values : withoutBook(saved, values), customer: !isGuest, owner: email });
  }, [isOurs, saved, values, isGuest, email, accepted]);

  /** The bill goes along with what was chosen (checkout-24); whether it goes to the same address stays as it was said. */
  const follow = ({ target }: { target: { name: string } }) => {
    const now = getValues();
    const isSaid = target.name === 'sameBilling';
    const { business, ...where } = followBook(saved, now, isVirtual || (isSaid && now.sameBilling));
    if (!isSaid) {
      setValue('sameBilling', where.sameBilling);
      setValue('billing', where.billing);
    }
    setValue('business', business);
    clearErrors('business');
  };

  const answers = usePincodeAnswers();
  /** Leads to the first pincode that no one knows. A bill may go to a saved address where the shop delivers nothing. */
  const refused = async (checked: AddressStepValues): Promise<boolean> => {
    const isTyped = !saved.some(({ values: { postcode } }) => postcode === checked.billing.postcode);
    const shown = [
      checked.choice === 'new' && 'main',
      !checked.sameBilling && !isVirtual && isTyped && 'billing',
    ] as const;
    for (const name of shown) {
      const message = name && (await answers.refusalOf(checked[name].postcode));
      if (!name || !message) continue;
      setError(`${name}.postcode`, { message }, { shouldFocus: true });
      return true;
    }
    return false;
  };
  const [work, setWork] = useState<'coming' | 'missing'>();
  useEffect(() => onFirstSign(() => void fetchWork()), []);
  const sendChecked = async () => {
    if (work === 'coming') return;
    setWork('coming');
    const fetched = await fetchWork();
    setWork(fetched ? undefined : 'missing');
    await (fetched &&
      handleSubmit(async checked => {
        if (busy || (await refused(checked))) return;
        if (await dispatch(fetched.sendAddresses(checked, { regions, saved, isGuest, isVirtual }))) onDone();
      })());
  };
  const [isAsked, setIsAsked] = useState(false);
  const isReady = isKnown && canSend;
  useEffect(() => {
    if (!isAsked || !isReady) return;
    setIsAsked(false);
    void sendChecked();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time that it was asked for
  }, [isAsked, isReady]);
  return (
    <FormProvider {...form}>
      <form
        className={css['form']}
        data-kept
        data-late=""
        noValidate
        method="post"
        onSubmit={event => {
          event.preventDefault();
          setIsAsked(true);
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
        {savedFailed && (
          <RetryNotice tone="warning" urgent={false} onRetry={retrySaved}>
            {text.savedNotLoaded}
          </RetryNotice>
        )}
        {saved.length > 0 && (
          <fieldset className={css['choices']}>
            <legend>{isVirtual ? text.billTo : text.deliverTo}</legend>
            <div className={css['cards']}>
              {saved.map(({ id, region, values: to }) => (
                <RadioCard
                  key={id}
                  {...register('choice', { onChange: follow })}
                  value={id}
                  label={`${to.firstname} ${to.lastname}`}
                  note={[to.street1, to.street2, `${to.city}, ${region} ${to.postcode}`, to.telephone]
                    .filter(Boolean)
                    .join(', ')}
                />
              ))}
              <RadioCard {...register('choice', { onChange: follow })} value="new" label={text.newAddress} />
            </div>
          </fieldset>
        )}
        {choice === 'new' && <AddressFields name="main" regions={regions} answers={answers} isKnown={isKnown} />}
        {!isVirtual && (
          <div>
            {choice === 'new' && !isGuest && <Checkbox {...register('save')} label={text.keep} />}
            <Checkbox {...register('sameBilling', { onChange: follow })} label={text.sameBilling} />
          </div>
        )}
        {!isVirtual && !sameBilling && (
          <fieldset>
            <legend>{text.billing}</legend>
            <AddressFields name="billing" regions={regions} answers={answers} />
          </fieldset>
        )}
        <BusinessFields wanted={values.business.wanted} />
        {problem && work !== 'missing' && (
          <Notice tone="danger" urgent>
            {problemText(problem)}
          </Notice>
        )}
        {work === 'missing' && (
          <Notice tone="danger" urgent>
            {partNotLoaded}
          </Notice>
        )}
        <div className={css['bar']}>
          <Button type="submit" wide busy={busy || isSubmitting || isAsked || work === 'coming'}>
            {isVirtual ? text.toPayment : text.toDelivery}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
});

declare module '../../context/shop.ts' {
  interface Regions {
    /** The form of the address in the checkout. */
    AddressStep: AddressStepProps;
  }
}

export const AddressStep = region('AddressStep', DefaultAddressStep);
