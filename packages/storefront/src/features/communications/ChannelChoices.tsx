import * as text from '@shop/messages/communications';
import { Link, Skeleton, Switch } from '@shop/ui';
import { AccountCard, AccountCardShape } from '../shared/account/AccountCard.tsx';
import { AccountNote } from '../shared/account/AccountNote.tsx';
import { readableMobile } from '../shared/wording.ts';
import type { MessageChannels } from './communicationsQueries.ts';
import { type MessageChoice, messageChoices } from './messageChoices.ts';

const order = Object.keys(messageChoices) as MessageChoice[];

export interface ChannelChoicesProps {
  /** What is chosen, and the verified mobile number; null without one. */
  channels: Omit<MessageChannels, '__typename'>;
  /** Choices that are on their way. */
  busy: ReadonlySet<string>;
  /** Told which choice was pressed, and whether it is wanted now. */
  onChange: (choice: MessageChoice, isWanted: boolean) => void;
}

/** What a customer is told on the phone, by SMS and WhatsApp; without a verified number, where to add one (account-12). */
export const ChannelChoices = ({ channels, busy, onChange }: ChannelChoicesProps) => (
  <AccountCard id="phone" title={text.phone}>
    {channels.mobile_number === null ? (
      <>
        <AccountNote>{text.numberMissing}</AccountNote>
        <p>
          <Link href="/account-information#MOBILE">{text.addNumber}</Link>
        </p>
      </>
    ) : (
      <>
        <AccountNote>{text.phoneHelp(readableMobile(channels.mobile_number))}</AccountNote>
        <div>
          {order.map(choice => (
            <Switch
              key={choice}
              label={messageChoices[choice].label}
              checked={channels[choice]}
              aria-busy={busy.has(choice) || undefined}
              onChange={event => onChange(choice, event.target.checked)}
            />
          ))}
        </div>
        <AccountNote>{text.smsHelp}</AccountNote>
      </>
    )}
  </AccountCard>
);

/** The shape of the choices before they are known. */
export const ChannelChoicesSkeleton = () => (
  <AccountCardShape aria-busy="true" role="group" aria-label={text.phone}>
    <Skeleton width="40%" height="24px" />
    <Skeleton width="80%" height="44px" />
    <Skeleton width="80%" height="44px" />
    <Skeleton width="80%" height="44px" />
  </AccountCardShape>
);
