import * as text from '@shop/messages/communications';
import { Card, Checkbox, Link, Skeleton } from '@shop/ui';
import css from './Communications.module.css';
import type { MessageChannels } from './communicationsQueries.ts';
import { type MessageChoice, messageChoices } from './messageChoices.ts';

const order = Object.keys(messageChoices) as MessageChoice[];

export interface ChannelChoicesProps {
  channels: Omit<MessageChannels, '__typename'>;
  /** Choices that are on their way. */
  busy: ReadonlySet<string>;
  onChange: (choice: MessageChoice, isWanted: boolean) => void;
}

/** What a customer is told on the phone, by SMS and WhatsApp; without a verified number, where to add one (account-12). */
export const ChannelChoices = ({ channels, busy, onChange }: ChannelChoicesProps) => (
  <Card as="section" className={css['card']} aria-labelledby="phone">
    <h2 id="phone" className={css['heading']}>
      {text.phone}
    </h2>
    {channels.mobile_number === null ? (
      <>
        <p className={css['quiet']}>{text.numberMissing}</p>
        <p>
          <Link href="/account-information#MOBILE">{text.addNumber}</Link>
        </p>
      </>
    ) : (
      <>
        <p className={css['quiet']}>{text.phoneHelp(channels.mobile_number)}</p>
        {order.map(choice => (
          <Checkbox
            key={choice}
            label={messageChoices[choice].label}
            checked={channels[choice]}
            aria-busy={busy.has(choice) || undefined}
            onChange={event => onChange(choice, event.target.checked)}
          />
        ))}
        <p className={css['quiet']}>{text.smsHelp}</p>
      </>
    )}
  </Card>
);

/** The shape of the choices before they are known. */
export const ChannelChoicesSkeleton = () => (
  <Card className={css['card']} aria-busy="true" role="group" aria-label={text.phone}>
    <Skeleton width="40%" height="24px" />
    <Skeleton width="80%" height="44px" />
    <Skeleton width="80%" height="44px" />
    <Skeleton width="80%" height="44px" />
  </Card>
);
