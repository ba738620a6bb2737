import * as text from '@shop/messages/communications';
import { ErrorView } from '@shop/ui';
import { CommunicationsSkeleton, CommunicationsView } from '../features/communications/CommunicationsView.tsx';
import { PhoneChannels } from '../features/communications/PhoneChannels.tsx';
import { useSubscription } from '../features/communications/useSubscription.ts';
import { DevicePush } from '../features/push/DevicePush.tsx';
import { AccountLayout } from '../layouts/AccountLayout.tsx';

function Communications() {
  const { customer, isSubscribed, busy, failed, refresh, choose } = useSubscription();
  if (failed) return <ErrorView message={text.notLoaded} onRetry={refresh} />;
  if (!customer) return <CommunicationsSkeleton />;
  return (
    <CommunicationsView
      email={customer.email ?? ''}
      isSubscribed={isSubscribed}
      busy={busy}
      onChange={wanted => void choose(wanted)}
    >
      <PhoneChannels />
      <DevicePush />
    </CommunicationsView>
  );
}

/** What the shop may write to a customer about. */
export function Component() {
  return (
    <AccountLayout title={text.title} skeleton={<CommunicationsSkeleton />}>
      <Communications />
    </AccountLayout>
  );
}
