import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import hidden from '../visually-hidden/VisuallyHidden.module.css';
import css from './Notice.module.css';

export interface NoticeProps {
  /** What it means; it gives the icon and the ground. */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** Read out at once; for what has just gone wrong. */
  urgent?: boolean;
  /** A button or link that mends it. */
  action?: ReactNode;
  /**
   * One or two sentences. What is not said from the start has a notice without words before, which nobody sees: words
   * that come into it are read out, and those of a notice that comes with them often are not.
   */
  children: ReactNode;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** A message that stays where it is said: what happened and what to do. */
export function Notice({ tone = 'info', urgent = false, action, children }: NoticeProps) {
  const role = urgent ? 'alert' : 'status';
  // It takes no gap of a grid, and a document without any notice does without their sheet.
  if (!children) return <div className={hidden['hidden']} role={role} />;
  const Icon = icons[tone];
  return (
    <div className={css['notice']} data-tone={tone} role={role}>
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <div className={css['text']}>{children}</div>
      {action}
    </div>
  );
}
