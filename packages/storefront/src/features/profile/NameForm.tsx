import { valibotResolver } from '@hookform/resolvers/valibot';
import * as fields from '@shop/messages/account';
import { TextField } from '@shop/ui';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { refusedField } from '../shared/refusedField.ts';
import { FormFrame } from './FormFrame.tsx';
import css from './Profile.module.css';
import { nameSchema, type NameValues } from './profileSchemas.ts';
import type { ProfileProblem } from './useProfileChanges.ts';

export interface NameFormProps {
  /** What stands in the fields at first: typed before, else the account's. */
  known: NameValues;
  /** The change is on its way. */
  busy: boolean;
  /** Why it was refused; told at the field that is to blame, else above all. */
  problem?: ProfileProblem | undefined;
  /** Hears of each change, to keep what was typed. */
  onType: (values: NameValues) => void;
  /** Takes both names once they are filled in. */
  onSave: (values: NameValues) => void;
  /** The account keeps its name. */
  onCancel: () => void;
}

/** First and last name. */
export function NameForm({ known, busy, problem, onType, onSave, onCancel }: NameFormProps) {
  const {
    register,
    control,
    handleSubmit,
    formState: { errors, isDirty },
  } = useForm<NameValues>({ resolver: valibotResolver(nameSchema), defaultValues: known });
  const [firstname, lastname] = useWatch({ control, name: ['firstname', 'lastname'] });
  const refused = refusedField(problem?.message);
  const errorOf = (field: 'firstname' | 'lastname') => ({
    error: errors[field]?.message ?? (refused === field ? problem?.message : undefined),
    announced: refused === field,
  });
  useEffect(() => {
    if (isDirty) onType({ firstname, lastname });
  }, [firstname, lastname, isDirty, onType]);
  return (
    <FormFrame
      labelledBy="name"
      busy={busy}
      problem={refused ? undefined : problem?.message}
      onSubmit={event => void handleSubmit(onSave)(event)}
      onCancel={onCancel}
    >
      <div className={css['pair']}>
        <TextField
          {...register('firstname')}
          label={fields.firstname}
          autoComplete="given-name"
          {...errorOf('firstname')}
          required
        />
        <TextField
          {...register('lastname')}
          label={fields.lastname}
          autoComplete="family-name"
          {...errorOf('lastname')}
          required
        />
      </div>
    </FormFrame>
  );
}
