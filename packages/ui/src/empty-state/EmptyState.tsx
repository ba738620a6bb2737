import type { ReactNode, Ref } from 'react';
import css from './EmptyState.module.css';

export interface EmptyStateProps {
  /** A picture; decoration. */
  picture?: ReactNode;
  /** What is not there. */
  title: string;
  /** Its heading, for a page that leads the focus there when it has just become empty. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Level of its heading: 1 where it is the whole page; 2 unless told. */
  level?: 1 | 2;
  /** One sentence: why, and what comes next. */
  children?: ReactNode;
  /** The one next step, and beside it at most one other. */
  action?: ReactNode;
}

/** A place where nothing is yet: a picture, one sentence, one action. */
export function EmptyState({ picture, title, titleRef, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css['empty']}>
      {picture && (
        <div className={css['picture']} aria-hidden="true">
          {picture}
        </div>
      )}
      <Heading ref={titleRef} className={css['title']} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </Heading>
      {children && <p className={css['text']}>{children}</p>}
      {action && <div className={css['actions']}>{action}</div>}
    </div>
  );
}
