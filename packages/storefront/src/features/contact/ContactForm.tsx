import { valibotResolver } from '@hookform/resolvers/valibot';
import * as text from '@shop/messages/contact';
import * as fields from '@shop/messages/fields';
import { Button, TextArea, TextField } from '@shop/ui';
import { useForm } from 'react-hook-form';
import { region } from '../../context/region.tsx';
import { EmailField } from '../shared/EmailField.tsx';
import { TitledForm } from '../shared/titledForm/TitledForm.tsx';
import css from './ContactForm.module.css';
import { contactSchema, type ContactValues } from './contactSchema.ts';

export interface ContactFormProps {
  /** What is known of a customer, or was typed before; the shopper may change it. */
  known: Partial<ContactValues>;
  /** Why it was not sent. */
  problem?: string | undefined;
  /** It is on its way. */
  busy: boolean;
  /** Hears of each change, to keep what was typed. */
  onType: (values: ContactValues) => void;
  /** Told what was typed, once it can be right. */
  onSend: (values: ContactValues) => void;
}

/** Name, e-mail, mobile number and message to the shop. What is typed stays when sending fails. */
function DefaultContactForm({ known, problem, busy, onType, onSend }: ContactFormProps) {
  const empty = { name: '', email: '', telephone: '', comment: '' };
  const {
    register,
    getValues,
    handleSubmit,
    formState: { errors },
  } = useForm<ContactValues>({
    resolver: valibotResolver(contactSchema),
    defaultValues: empty,
    values: { ...empty, ...known },
    resetOptions: { keepDirtyValues: true },
  });
  return (
    <TitledForm
      id="contact-form"
      title={text.formTitle}
      heading="h2"
      problem={problem}
      className={css['form']}
      onType={() => onType(getValues())}
      onSubmit={handleSubmit(onSend)}
    >
      <TextField {...register('name')} label={text.name} autoComplete="name" error={errors.name?.message} required />
      <div className={css['reach']}>
        <EmailField {...register('email')} error={errors.email?.message} />
        <TextField
          {...register('telephone')}
          label={fields.optionalMobile}
          type="tel"
          autoComplete="tel-national"
          inputMode="tel"
          error={errors.telephone?.message}
        />
      </div>
      <TextArea
        {...register('comment')}
        label={text.message}
        hint={text.messageHint}
        rows={5}
        error={errors.comment?.message}
        required
      />
      <Button type="submit" busy={busy}>
        {text.send}
      </Button>
    </TitledForm>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** The form by which somebody writes to the shop. */
    ContactForm: ContactFormProps;
  }
}

export const ContactForm = region('ContactForm', DefaultContactForm);
