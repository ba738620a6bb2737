import { valibotResolver } from '@hookform/resolvers/valibot';
import { AskQuestion, CommerceError } from '@shop/commerce-client';
import * as text from '@shop/messages/questions';
import { useAppSelector, userSlice } from '@shop/state';
import { Button, Dialog, Notice, TextArea, TextField } from '@shop/ui';
import { useForm } from 'react-hook-form';
import { useCommerce } from '../../context/CommerceContext.ts';
import { EmailField } from '../shared/EmailField.tsx';
import { useFormDraft } from '../shared/account/useFormDraft.ts';
import { problemText } from '../shared/problemText.ts';
import { useProblem } from '../shared/useProblem.ts';
import css from './QuestionDialog.module.css';
import { questionSchema, type QuestionValues } from './questionSchema.ts';

export interface QuestionDialogProps {
  /** The product that is asked about. */
  sku: string;
  /** Of the product. */
  name: string;
  /** The shopper asks nothing now; what was written is kept. */
  onClose: () => void;
  /** The question has reached the shop. */
  onSent: () => void;
}

/**
 * Asks about a product. What is written stays when the dialog is closed, the shop refuses or the session ends
 * (account-04).
 */
export function QuestionDialog({ sku, name, onClose, onSent }: QuestionDialogProps) {
  const { client } = useCommerce();
  const isCustomer = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const { firstname } = useAppSelector(state => state.user);
  const [problem, setProblem] = useProblem();
  const { kept, keep: keepTyped, forget } = useFormDraft<QuestionValues>(`question ${sku}`);
  const empty = { text: '', nickname: firstname ?? '', email: '' };
  const {
    register,
    handleSubmit,
    getValues,
    formState: { errors, isSubmitting },
  } = useForm<QuestionValues>({
    resolver: valibotResolver(questionSchema(!isCustomer)),
    defaultValues: empty,
    values: { ...empty, ...kept },
    resetOptions: { keepDirtyValues: true },
  });
  const send = async ({ email, ...asked }: QuestionValues) => {
    setProblem(undefined);
    try {
      const input = { ...asked, sku, email: isCustomer ? null : email };
      const { askProductQuestion } = await client.mutate(AskQuestion, { input });
      if (!askProductQuestion) return setProblem(text.notSent);
      forget();
      onSent();
    } catch (error) {
      setProblem(error instanceof CommerceError ? problemText(error.problem) : text.notSent);
    }
  };
  const keep = () => keepTyped(getValues());
  return (
    // Closed and opened anew while it is on its way, it would be sent twice.
    <Dialog open onClose={onClose} title={text.ask} keepOpen busy={isSubmitting}>
      <form
        className={css['form']}
        noValidate
        onBlur={keep}
        onChange={keep}
        onSubmit={event => void handleSubmit(send)(event)}
      >
        <p>{text.about(name)}</p>
        <TextArea
          {...register('text')}
          label={text.text}
          rows={3}
          hint={text.moderated}
          error={errors.text?.message}
          required
        />
        <TextField
          {...register('nickname')}
          label={text.nickname}
          autoComplete="nickname"
          error={errors.nickname?.message}
          required
        />
        {!isCustomer && <EmailField {...register('email')} hint={text.emailHint} error={errors.email?.message} />}
        {problem && (
          <Notice tone="danger" urgent>
            {problem}
          </Notice>
        )}
        <Button type="submit" wide busy={isSubmitting}>
          {text.send}
        </Button>
      </form>
    </Dialog>
  );
}
