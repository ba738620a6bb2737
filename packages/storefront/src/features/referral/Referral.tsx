import { GetReferral } from '@shop/commerce-client';
import * as text from '@shop/messages/referral';
import { useAppDispatch, useAppSelector, userSlice } from '@shop/state';
import { Button, Card, ErrorView, Notice, Skeleton } from '@shop/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useQuery } from 'urql';
import { useShop } from '../../context/ShopContext.ts';
import { signInHref } from '../shared/signInHref.ts';
import { invitationIn, keepInvitation } from '../shared/invitation.ts';
import css from './Referral.module.css';
import { ReferralCard } from './ReferralCard.tsx';

/** A customer's own invitation. `invite`: the code of the link that led here. */
function OwnReferral({ invite }: { invite: string | undefined }) {
  const { variant } = useShop();
  const [{ data, error, fetching, stale }, again] = useQuery({
    query: GetReferral,
    requestPolicy: 'cache-and-network',
  });
  const referral = data?.customer?.referral;
  if (!referral)
    return error || (data && !fetching && !stale) ? (
      <ErrorView message={text.notLoaded} onRetry={() => again({ requestPolicy: 'network-only' })} />
    ) : (
      <Skeleton width="min(100%, 600px)" height="19rem" />
    );
  return (
    <>
      {invite !== undefined && (
        <Notice>{invite.toUpperCase() === referral.code.toUpperCase() ? text.ownLink : text.forNewAccounts}</Notice>
      )}
      <ReferralCard
        shop={variant.name}
        code={referral.code}
        shareUrl={`${location.origin}/referral?invite=${referral.code}`}
        invited={referral.invited_count}
        earned={referral.earned_points}
        coinName={variant.coinName}
      />
    </>
  );
}

/** What a guest finds who followed a friend's link: the code waits for the account (referral-03). */
function Invited({ invite }: { invite: string }) {
  const { variant } = useShop();
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(keepInvitation(invite)), [dispatch, invite]);
  return (
    <Card className={css['card']}>
      <h2>{text.invitedTitle}</h2>
      <p>{text.invitedLead(variant.name)}</p>
      <div className={css['ways']}>
        <Button href="/create-account?from=/">{text.createAccount}</Button>
        <Button href="/" kind="quiet">
          {text.lookFirst}
        </Button>
      </div>
    </Card>
  );
}

/** Inviting friends, and being invited (referral-01, referral-02). Before it is known who is there, a guest is. */
export function Referral() {
  const [params] = useSearchParams();
  const invite = invitationIn(params);
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  if (signedIn) return <OwnReferral invite={invite} />;
  return (
    <div className={css['guest']} data-private="customer">
      {invite === undefined ? (
        <Button href={signInHref('/referral')}>{text.signInFirst}</Button>
      ) : (
        <Invited invite={invite} />
      )}
    </div>
  );
}
