import { valibotResolver } from '@hookform/resolvers/valibot';
import * as text from '@shop/messages/programmes';
import { Button, TextField } from '@shop/ui';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { atMost, filled } from '../shared/fieldRules.ts';
import css from './Programmes.module.css';
import type { ProgrammeName } from './programmePages.ts';

/** Longest code that is sent; characters. */
const longestCode = 64;

export interface InstituteCodeFormProps {
  /** Students or employees: whose words it says. */
  programme: ProgrammeName;
  /** What was typed before; '' without any. */
  typed: string;
  /** Why the code was refused. */
  problem?: string | undefined;
  /** The code is being looked up. */
  busy: boolean;
  /** Hears of each change, to keep what was typed. */
  onType: (code: string) => void;
  /** Takes the code, at most 64 characters. */
  onSend: (code: string) => void;
}

/** The code of the institute or company; what is refused is told at its field (programmes-02). */
export function InstituteCodeForm({ programme, typed, problem, busy, onType, onSend }: InstituteCodeFormProps) {
  const {
    register,
    control,
    handleSubmit,
    setFocus,
    formState: { errors },
  } = useForm({
    resolver: valibotResolver(v.object({ code: v.pipe(filled(text.codeMissing[programme]), atMost(longestCode)) })),
    defaultValues: { code: typed },
  });
  const code = useWatch({ control, name: 'code' });
  useEffect(() => {
    if (code !== '') onType(code);
    // oxlint-disable-next-line react/exhaustive-deps -- told of what is typed, not of each rendering
  }, [code]);
  useEffect(() => {
    if (problem !== undefined) setFocus('code');
  }, [problem, setFocus]);
  return (
    <form
      className={css['form']}
      method="post"
      noValidate
      aria-labelledby="verify-where"
      onSubmit={event => void handleSubmit(values => onSend(values.code))(event)}
    >
      <h2 id="verify-where">{text.formTitle[programme]}</h2>
      <p>{text.lead[programme]}</p>
      <TextField
        {...register('code')}
        label={text.code[programme]}
        hint={text.codeHint[programme]}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.code?.message ?? problem}
        announced
        required
      />
      <Button type="submit" wide busy={busy}>
        {text.goOn}
      </Button>
    </form>
  );
}
