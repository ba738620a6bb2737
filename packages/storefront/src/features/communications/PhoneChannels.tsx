import * as text from '@shop/messages/communications';
import { ErrorView } from '@shop/ui';
import { useFeature } from '../../context/features.ts';
import { AccountCardShape } from '../shared/account/AccountCard.tsx';
import { ChannelChoices, ChannelChoicesSkeleton } from './ChannelChoices.tsx';
import { useMessageChannels } from './useMessageChannels.ts';

/** SMS and WhatsApp; nothing where the back end sends neither, or no number could be verified. */
export function PhoneChannels() {
  const { isThere, channels, busy, failed, refresh, choose } = useMessageChannels();
  const canAdd = useFeature('verified-contacts');
  if (!isThere || (channels?.mobile_number === null && !canAdd)) return null;
  if (failed)
    return (
      <AccountCardShape>
        <ErrorView message={text.phoneNotLoaded} onRetry={refresh} />
      </AccountCardShape>
    );
  if (!channels) return <ChannelChoicesSkeleton />;
  return (
    <ChannelChoices channels={channels} busy={busy} onChange={(choice, isWanted) => void choose(choice, isWanted)} />
  );
}
