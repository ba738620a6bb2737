import * as text from '@shop/messages/communications';
import { Card, Checkbox, Skeleton } from '@shop/ui';
import type { ReactNode } from 'react';
import css from './Communications.module.css';

export interface CommunicationsViewProps {
  email: string;
  isSubscribed: boolean;
  /** The choice is on its way. */
  busy: boolean;
  onChange: (isSubscribed: boolean) => void;
  /** Further ways to be told, as cards. */
  children?: ReactNode;
}

/** What a customer chooses to hear of, and what always comes (account-09). */
export const CommunicationsView = ({ email, isSubscribed, busy, onChange, children }: CommunicationsViewProps) => (
  <div className={css['page']}>
    <Card as="section" className={css['card']} aria-labelledby="offers">
      <h2 id="offers" className={css['heading']}>
        {text.offers}
      </h2>
      <Checkbox
        label={text.newsletter}
        checked={isSubscribed}
        aria-busy={busy || undefined}
        onChange={event => onChange(event.target.checked)}
      />
      <p className={css['quiet']}>{text.newsletterHelp(email)}</p>
    </Card>
    {children}
    <Card as="section" className={css['card']} aria-labelledby="always">
      <h2 id="always" className={css['heading']}>
        {text.always}
      </h2>
      <p className={css['quiet']}>{text.alwaysHelp}</p>
    </Card>
  </div>
);

/** The shape of the choices before they are known. */
export const CommunicationsSkeleton = () => (
  <div className={css['page']} aria-busy="true" role="group" aria-label={text.loading}>
    <Card className={css['card']}>
      <Skeleton width="40%" height="24px" />
      <Skeleton width="80%" height="44px" />
    </Card>
  </div>
);
