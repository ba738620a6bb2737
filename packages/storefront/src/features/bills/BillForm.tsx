import { valibotResolver } from '@hookform/resolvers/valibot';
import * as text from '@shop/messages/bills';
import { Button, Notice, TextField, useMoney } from '@shop/ui';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { region } from '../../context/region.tsx';
import { roomForNumber } from './billNumber.ts';
import type { Biller } from './billQueries.ts';
import css from './Bills.module.css';
import { billSchema, noBillValues, type BillValues } from './billSchema.ts';
import { PlanPicker } from './PlanPicker.tsx';

export interface BillFormProps {
  /** Whose bill it is, and what they ask for. */
  biller: Biller;
  /** What was typed before. */
  known?: BillValues | undefined;
  /** A bill is shown to signed-in customers only: the button leads there first. */
  isGuest: boolean;
  /** The biller is being asked. */
  busy: boolean;
  /** Why the biller could not be asked. */
  problem?: string | undefined;
  /** What the biller said against the number. */
  refusal?: string | undefined;
  /** Told of everything that is typed here. */
  onType: (values: BillValues) => void;
  /** Told what was typed, once it can be right. */
  onSend: (values: BillValues) => void;
}

/** The customer's number at a biller, and what is chosen where the biller does not say it. What is typed stays. */
function DefaultBillForm({ biller, known, isGuest, busy, problem, refusal, onType, onSend }: BillFormProps) {
  const money = useMoney();
  const limits = [money(biller.minimum_amount?.value ?? 1), money(biller.maximum_amount?.value ?? 0)] as const;
  const form = useForm<BillValues>({
    resolver: valibotResolver(billSchema(biller, limits)) as never,
    defaultValues: noBillValues,
    values: { ...noBillValues, ...known },
    resetOptions: { keepDirtyValues: true },
  });
  const { register, handleSubmit, setError, setValue, control, formState } = form;
  const { errors, isDirty } = formState;
  const values = useWatch({ control });
  useEffect(() => {
    if (isDirty) onType({ ...noBillValues, ...values });
  }, [isDirty, values, onType]);
  useEffect(() => {
    if (refusal !== undefined) setError('number', { message: refusal }, { shouldFocus: true });
  }, [refusal, setError]);
  return (
    <form
      data-kept
      className={css['form']}
      method="post"
      data-late=""
      noValidate
      aria-label={biller.name}
      onSubmit={event => void handleSubmit(onSend)(event)}
    >
      <TextField
        {...register('number')}
        label={biller.number.label}
        hint={biller.number.hint}
        inputMode={biller.number.is_numeric ? 'numeric' : 'text'}
        autoComplete={biller.category.startsWith('mobile') ? 'tel-national' : 'off'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={roomForNumber(biller.number)}
        error={errors.number?.message}
        required
      />
      {biller.kind === 'AMOUNT' && (
        <TextField
          {...register('amount')}
          label={text.amount}
          hint={text.amountHint(...limits)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          error={errors.amount?.message}
          required
        />
      )}
      {biller.kind === 'PLAN' && (
        <PlanPicker
          biller={biller}
          circle={values.circle ?? ''}
          // Another circle has other plans: what was chosen in the one before is none of them.
          fields={{ circle: register('circle', { onChange: () => setValue('plan', '') }), plan: register('plan') }}
          errors={{ circle: errors.circle?.message, plan: errors.plan?.message }}
        />
      )}
      {isGuest && <p className={css['quiet']}>{text.guestHelp}</p>}
      {problem && (
        <Notice tone="danger" urgent>
          {problem}
        </Notice>
      )}
      <Button type="submit" wide busy={busy}>
        {isGuest ? text.signInToGoOn : biller.kind === 'BILL' ? text.getBill : text.goOn}
      </Button>
    </form>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** What a biller is told to find a bill, or to take a payment. */
    BillForm: BillFormProps;
  }
}

export const BillForm = region('BillForm', DefaultBillForm);
