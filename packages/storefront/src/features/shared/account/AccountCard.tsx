import { Card } from '@shop/ui';
import type { ComponentProps, ReactNode, Ref } from 'react';
import css from './AccountCard.module.css';

export interface AccountCardProps {
  /** Id of its heading, which names it. */
  id: string;
  /** Heading of the card, by which the section is called. */
  title: string;
  /** The heading, for whoever leads the focus there. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** What stands below the heading. */
  children: ReactNode;
}

/** One topic of an account page, under its own heading. */
export const AccountCard = ({ id, title, headingRef, children }: AccountCardProps) => (
  <Card as="section" className={css['card']} aria-labelledby={id}>
    <h2 ref={headingRef} id={id} className={css['heading']}>
      {title}
    </h2>
    {children}
  </Card>
);

/** The same ground without a heading: for what is not known yet, or could not be loaded. */
export const AccountCardShape = (props: Omit<ComponentProps<typeof Card>, 'className'>) => (
  <Card {...props} className={css['card']} />
);
