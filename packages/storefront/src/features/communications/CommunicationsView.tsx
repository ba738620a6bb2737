import * as text from '@shop/messages/communications';
import { Skeleton, Switch } from '@shop/ui';
import type { ReactNode } from 'react';
import { region } from '../../context/region.tsx';
import { AccountCard, AccountCardShape } from '../shared/account/AccountCard.tsx';
import { AccountCards } from '../shared/account/AccountCards.tsx';
import { AccountNote } from '../shared/account/AccountNote.tsx';

export interface CommunicationsViewProps {
  /** Where the newsletter goes. */
  email: string;
  /** It is wanted. */
  isSubscribed: boolean;
  /** The choice is on its way. */
  busy: boolean;
  /** Told whether it is wanted from now on. */
  onChange: (isSubscribed: boolean) => void;
  /** Further ways to be told, as cards. */
  children?: ReactNode;
}

/** What a customer chooses to hear of, and what always comes (account-09). */
const DefaultCommunicationsView = ({ email, isSubscribed, busy, onChange, children }: CommunicationsViewProps) => (
  <AccountCards>
    <AccountCard id="offers" title={text.offers}>
      <Switch
        label={text.newsletter}
        checked={isSubscribed}
        aria-busy={busy || undefined}
        onChange={event => onChange(event.target.checked)}
      />
      <AccountNote>{text.newsletterHelp(email)}</AccountNote>
    </AccountCard>
    {children}
    <AccountCard id="always" title={text.always}>
      <AccountNote>{text.alwaysHelp}</AccountNote>
    </AccountCard>
  </AccountCards>
);

/** The shape of the choices before they are known. */
export const CommunicationsSkeleton = () => (
  <AccountCards aria-busy="true" role="group" aria-label={text.loading}>
    <AccountCardShape>
      <Skeleton width="40%" height="24px" />
      <Skeleton width="80%" height="44px" />
    </AccountCardShape>
  </AccountCards>
);

declare module '../../context/shop.ts' {
  interface Regions {
    /** What a customer chooses to hear of. */
    CommunicationsView: CommunicationsViewProps;
  }
}

export const CommunicationsView = region('CommunicationsView', DefaultCommunicationsView);
