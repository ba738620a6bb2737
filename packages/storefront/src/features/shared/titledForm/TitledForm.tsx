import { Notice } from '@shop/ui';
import type { FormEvent, ReactNode } from 'react';
import css from './TitledForm.module.css';

export interface TitledFormProps {
  /** Id of its heading, which names it. */
  id: string;
  /** Heading of the form, by which it is called. */
  title: string;
  /** `h2` where the page has a heading of its own. */
  heading?: 'h1' | 'h2';
  /** What it is for; stands below the heading. */
  lead?: string;
  /** Why the last try was refused, where no field is to blame. */
  problem?: string | undefined;
  /** Lays out what stands in it. */
  className?: string | undefined;
  /** Hears of each change, to keep what was typed. */
  onType?: () => void;
  /** Checks what was typed, as `handleSubmit` of its fields does. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  /** The fields, and the button that sends them. */
  children: ReactNode;
}

/** A form under its own heading. Sent before the shop listens, it waits for that. */
export const TitledForm = ({
  id,
  title,
  heading: Heading = 'h1',
  lead,
  problem,
  className = '',
  onType,
  onSubmit,
  children,
}: TitledFormProps) => (
  <form
    className={`${css['form']} ${className}`}
    method="post"
    data-late=""
    noValidate
    aria-labelledby={id}
    onChange={onType}
    onSubmit={event => void onSubmit(event)}
  >
    <Heading id={id}>{title}</Heading>
    {lead !== undefined && <p className={css['lead']}>{lead}</p>}
    {problem && (
      <Notice tone="danger" urgent>
        {problem}
      </Notice>
    )}
    {children}
  </form>
);
