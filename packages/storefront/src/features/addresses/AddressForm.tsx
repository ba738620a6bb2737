import { valibotResolver } from '@hookform/resolvers/valibot';
import * as text from '@shop/messages/addressBook';
import type { Region } from '@shop/state';
import { Button, Card, Checkbox, Notice } from '@shop/ui';
import { useEffect } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { AddressFields } from '../shared/address/AddressFields.tsx';
import { AddressFormContext } from '../shared/address/addressFormContext.ts';
import { BusinessFields } from '../shared/address/BusinessFields.tsx';
import { usePincodeAnswers } from '../shared/address/usePincodeAnswers.ts';
import css from './Addresses.module.css';
import { entrySchema, type EntryValues } from './bookEntry.ts';
import type { SaveProblem } from './useSaveAddress.ts';

export interface AddressFormProps {
  /** What is known: typed before, or the address as the book has it. */
  known: EntryValues;
  /** The address is not in the book yet. */
  isNew: boolean;
  /** States of India to choose from, as the back end has them. */
  regions: Region[];
  /** The address is being saved. */
  busy: boolean;
  /** Why it was not saved. */
  problem?: SaveProblem | undefined;
  /** Hears of each change, to keep what was typed. */
  onType: (values: EntryValues) => void;
  /** @param asNew the address is gone from the book, and is to be added again. */
  onSave: (values: EntryValues, asNew: boolean) => void;
  /** Given up: nothing is saved. */
  onCancel: () => void;
}

const resolver: Resolver<EntryValues> = (values, context, options) =>
  (valibotResolver(entrySchema(values)) as Resolver<EntryValues>)(values, context, options);

/** One address, new or changed: the fields and rules of the checkout (account-02), and what it is the default for. */
export function AddressForm({ known, isNew, regions, busy, problem, onType, onSave, onCancel }: AddressFormProps) {
  const form = useForm<EntryValues>({ defaultValues: known, resolver });
  const {
    register,
    control,
    handleSubmit,
    setError,
    formState: { isDirty, isSubmitting },
  } = form;
  const values = useWatch({ control }) as EntryValues;
  useEffect(() => {
    if (isDirty) onType(values);
  }, [values, isDirty, onType]);
  // Closing the form would not hold it back.
  const isOnItsWay = busy || isSubmitting;
  const answers = usePincodeAnswers();
  const send = async (checked: EntryValues) => {
    const message = await answers.refusalOf(checked.main.postcode);
    if (message) setError('main.postcode', { message }, { shouldFocus: true });
    else onSave(checked, problem?.isGone ?? false);
  };
  return (
    <AddressFormContext value={{ ...form, answers }}>
      <Card className={`${css['card']} ${css['editor']}`}>
        <form
          data-kept
          className={css['form']}
          noValidate
          method="post"
          aria-labelledby="address-form"
          onSubmit={event => void handleSubmit(send)(event)}
        >
          <h2 id="address-form" className={css['heading']} data-form-start>
            {isNew ? text.addTitle : text.changeTitle}
          </h2>
          <AddressFields name="main" regions={regions} />
          <BusinessFields wanted={values.business.wanted} />
          <div className={css['choices']}>
            <Checkbox {...register('defaultShipping')} label={text.deliverByDefault} />
            <Checkbox {...register('defaultBilling')} label={text.billByDefault} />
          </div>
          {problem && (
            <Notice tone="danger" urgent>
              {problem.message}
            </Notice>
          )}
          <div className={css['buttons']}>
            <Button type="submit" busy={isOnItsWay}>
              {problem?.isGone ? text.saveAsNew : text.save}
            </Button>
            <Button kind="secondary" unavailable={isOnItsWay} onClick={isOnItsWay ? undefined : onCancel}>
              {text.cancel}
            </Button>
          </div>
        </form>
      </Card>
    </AddressFormContext>
  );
}
