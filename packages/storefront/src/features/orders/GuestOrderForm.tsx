import { valibotResolver } from '@hookform/resolvers/valibot';
import * as text from '@shop/messages/guestOrder';
import { Button, Card, Link, Notice, TextField } from '@shop/ui';
import { useForm } from 'react-hook-form';
import { EmailField } from '../shared/EmailField.tsx';
import { signInHref } from '../shared/signInHref.ts';
import { TitledForm } from '../shared/titledForm/TitledForm.tsx';
import { guestOrderSchema, type GuestOrderValues } from './guestOrderSchema.ts';
import css from './Orders.module.css';

export interface GuestOrderFormProps {
  /** What is known already. */
  known?: Partial<GuestOrderValues> | undefined;
  /** The order is being looked for. */
  busy: boolean;
  /** Why the last try opened nothing. */
  problem?: string | undefined;
  /** Takes number, e-mail and last name once all are filled in. */
  onOpen: (values: GuestOrderValues) => void;
}

/** Number, e-mail and last name, by which a guest opens one order (orders-04). What is typed stays. */
export function GuestOrderForm({ known, busy, problem, onOpen }: GuestOrderFormProps) {
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<GuestOrderValues>({
    resolver: valibotResolver(guestOrderSchema),
    defaultValues: { number: '', email: '', lastname: '', ...known },
  });
  return (
    <Card className={css['find']}>
      <TitledForm id="find-order" title={text.title} lead={text.help} onSubmit={handleSubmit(onOpen)}>
        <TextField
          {...register('number')}
          label={text.number}
          hint={text.numberHint}
          inputMode="numeric"
          autoComplete="off"
          error={errors.number?.message}
          required
        />
        <EmailField {...register('email')} error={errors.email?.message} />
        <TextField
          {...register('lastname')}
          label={text.lastname}
          hint={text.lastnameHint}
          autoComplete="family-name"
          error={errors.lastname?.message}
          required
        />
        {problem && (
          <Notice tone="danger" urgent>
            {problem}
          </Notice>
        )}
        <Button type="submit" wide busy={busy}>
          {text.open}
        </Button>
      </TitledForm>
      <p className={css['other']}>
        {text.haveAccount}
        <Link href={signInHref('/order-history')}>{text.signIn}</Link>
      </p>
    </Card>
  );
}
