import * as text from '@shop/messages/profile';
import { userSlice, useAppDispatch } from '@shop/state';
import { ErrorView } from '@shop/ui';
import { useEffect } from 'react';
import { useQuery } from 'urql';
import { ProfileProgramme } from '../features/programmes/ProfileProgramme.tsx';
import { PrivacyCard } from '../features/privacy/PrivacyCard.tsx';
import { ProfileQuery } from '../features/profile/profileQueries.ts';
import { ProfileSkeleton, ProfileView } from '../features/profile/ProfileView.tsx';
import { useLastKnown } from '../features/shared/useLastKnown.ts';
import { useReturnToTab } from '../features/shared/useReturnToTab.ts';
import { AccountLayout } from '../layouts/AccountLayout.tsx';

function Profile() {
  const dispatch = useAppDispatch();
  const [{ data, error, fetching, stale }, again] = useQuery({
    query: ProfileQuery,
    requestPolicy: 'cache-and-network',
  });
  const refresh = () => again({ requestPolicy: 'network-only' });
  useReturnToTab(refresh);
  const profile = useLastKnown(data?.customer);
  // The header greets by what the account says now, whoever changed it.
  useEffect(() => {
    if (profile) dispatch(userSlice.actions.detailsReceived(profile));
  }, [dispatch, profile]);
  if (profile)
    return (
      <ProfileView profile={profile} onChanged={refresh}>
        <ProfileProgramme />
        <PrivacyCard email={profile.email ?? ''} />
      </ProfileView>
    );
  // Also where the answer is of no customer.
  if (error ?? (data && !fetching && !stale)) return <ErrorView message={text.notLoaded} onRetry={refresh} />;
  return <ProfileSkeleton />;
}

/** What the account knows of its customer. */
export function Component() {
  return (
    <AccountLayout title={text.title} skeleton={<ProfileSkeleton />}>
      <Profile />
    </AccountLayout>
  );
}
