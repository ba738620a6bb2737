import { valibotResolver } from '@hookform/resolvers/valibot';
import * as text from '@shop/messages/oneTimeCode';
import { Button, TextField, VisuallyHidden } from '@shop/ui';
import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import css from './CodeForm.module.css';
import { codeSchema, type CodeValues } from './codeSchema.ts';
import { useCodeFromSms } from './useCodeFromSms.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

/** Room for a whole message that was pasted; characters. */
const longestMessage = 500;

export interface CodeFormProps {
  /** Id of the heading that names it. */
  labelledBy: string;
  /** Whether the code came by SMS, which some browsers read. */
  bySms: boolean;
  /** When another code may be asked for, ms since 1970. */
  nextAt: number;
  /** What was said against the last code, with the attempts that are left. */
  problem?: string | undefined;
  /** The code is being checked. */
  busy: boolean;
  /** What the code is sent by. */
  enterLabel: string;
  /** What leads back to where another number or address is typed. */
  otherLabel: string;
  /** Takes the code, as typed or as the phone read it. */
  onEnter: (otp: string) => void;
  /** Asks for another code to the same place. */
  onAnother: () => void;
  /** Leads back to where the code goes. */
  onOther: () => void;
  /** Stands above the field: where the code went. */
  children: ReactNode;
}

/** When another code may be asked for: counted down for the eye, told to the ear once (session-15). */
function Another({ nextAt, onAnother }: Pick<CodeFormProps, 'nextAt' | 'onAnother'>) {
  const seconds = useSecondsUntil(nextAt);
  return (
    <>
      {seconds > 0 ? (
        <p className={css['wait']}>{text.anotherIn(seconds)}</p>
      ) : (
        <Button kind="link" onClick={onAnother}>
          {text.another}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{seconds === 0 ? text.anotherNow : ''}</span>
      </VisuallyHidden>
    </>
  );
}

/** The code that was sent. What the phone reads from the SMS is entered by itself. */
export function CodeForm({
  labelledBy,
  bySms,
  nextAt,
  problem,
  busy,
  enterLabel,
  otherLabel,
  onEnter,
  onAnother,
  onOther,
  children,
}: CodeFormProps) {
  const {
    register,
    handleSubmit,
    setFocus,
    setValue,
    formState: { errors },
  } = useForm<CodeValues>({ resolver: valibotResolver(codeSchema), defaultValues: { otp: '' } });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- also once another code was sent, or one was refused
  useEffect(() => setFocus('otp'), [setFocus, nextAt, problem]);
  useCodeFromSms(bySms, nextAt, code => {
    setValue('otp', code);
    onEnter(code);
  });
  return (
    <form
      className={css['form']}
      method="post"
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={event => void handleSubmit(({ otp }) => onEnter(otp))(event)}
    >
      {children}
      <TextField
        {...register('otp')}
        className={css['code']}
        label={text.code}
        hint={text.codeHint}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={longestMessage}
        error={errors.otp?.message ?? problem}
        announced={!errors.otp}
        required
      />
      <Button type="submit" wide busy={busy}>
        {enterLabel}
      </Button>
      <div className={css['beside']}>
        <Another key={nextAt} nextAt={nextAt} onAnother={onAnother} />
        <Button kind="link" onClick={onOther}>
          {otherLabel}
        </Button>
      </div>
    </form>
  );
}
