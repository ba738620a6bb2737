import type { ComponentProps } from 'react';
import css from './AccountCard.module.css';

/** What is said besides on a page of the account, in quieter words. */
export const AccountNote = (props: Omit<ComponentProps<'p'>, 'className'>) => <p {...props} className={css['note']} />;
