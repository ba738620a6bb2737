import type { ComponentProps } from 'react';
import css from './AccountCard.module.css';

/** Cards below each other, no wider than is easily read. */
export const AccountCards = (props: Omit<ComponentProps<'div'>, 'className'>) => (
  <div {...props} className={css['cards']} />
);
