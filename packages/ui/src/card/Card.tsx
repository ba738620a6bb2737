import type { HTMLAttributes } from 'react';
import css from './Card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The element that it is: a section wants a name, an entry a list around it. */
  as?: 'div' | 'section' | 'article' | 'li';
  /** `accent` draws the eye: the card that matters on this page. */
  tone?: 'plain' | 'accent';
  /** May set `--card-padding`, and lay out what stands in it. */
  className?: string | undefined;
}

/** A raised ground for things that belong together. */
export const Card = ({ as: Tag = 'div', tone = 'plain', className = '', ...rest }: CardProps) => (
  <Tag className={`${css['card']} ${className}`} data-tone={tone} {...rest} />
);
