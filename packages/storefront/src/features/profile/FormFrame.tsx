import * as text from '@shop/messages/profile';
import { Button, Notice } from '@shop/ui';
import type { ReactNode } from 'react';
import css from './Profile.module.css';

export interface FormFrameProps {
  /** Id of the heading that names it. */
  labelledBy: string;
  /** What was sent is not answered yet. */
  busy: boolean;
  /** What is wrong with the whole of it. */
  problem?: string | undefined;
  /** What it is sent by; "Save" unless told. */
  saveLabel?: string | undefined;
  /** Stands beside the two buttons. */
  beside?: ReactNode;
  /** Checks what was typed, as `handleSubmit` of its fields does. */
  onSubmit: (event: React.FormEvent<HTMLFormElement>) => void;
  /** The account stays as it is. */
  onCancel: () => void;
  /** The fields, which stand above the two buttons. */
  children: ReactNode;
}

/** What the forms of the profile have alike: what was refused, and the two buttons. */
export const FormFrame = ({
  labelledBy,
  busy,
  problem,
  saveLabel = text.save,
  beside,
  onSubmit,
  onCancel,
  children,
}: FormFrameProps) => (
  <form className={css['form']} method="post" noValidate aria-labelledby={labelledBy} onSubmit={onSubmit}>
    {children}
    {problem !== undefined && (
      <Notice tone="danger" urgent>
        {problem}
      </Notice>
    )}
    <div className={css['buttons']}>
      <Button type="submit" busy={busy}>
        {saveLabel}
      </Button>
      {/* What is on its way is not held back by closing its form. */}
      <Button kind="secondary" unavailable={busy} onClick={busy ? undefined : onCancel}>
        {text.cancel}
      </Button>
      {beside}
    </div>
  </form>
);
