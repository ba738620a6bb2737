import * as text from '@shop/messages/referral';
import { Button } from '@shop/ui';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { useFeature } from '../context/features.ts';
import { Content } from '../features/content/Content.tsx';
import css from '../features/referral/Referral.module.css';
import { Referral } from '../features/referral/Referral.tsx';
import { EmptyState } from '../features/shared/EmptyState.tsx';
import { invitationIn } from '../features/shared/invitation.ts';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { Canonical } from '../seo/Canonical.tsx';
import { loadOptionalWords } from './optionalWords.ts';

/** Old addresses lead here. */
export const loader = (args: LoaderFunctionArgs) => loadOptionalWords(args, 'referral');

/**
 * Referring a friend (routes-12): the words of the editors, and the customer's own link where the back end keeps
 * invitations; with neither, that there is no programme at present.
 */
export function Component() {
  const { page } = useLoaderData<typeof loader>();
  const hasReferral = useFeature('referral');
  const [params] = useSearchParams();
  const own = hasReferral && (
    <div className={css['place']}>
      {!page && <h1>{text.title}</h1>}
      <Referral />
    </div>
  );
  // The words are for who invites: who was invited reads that first (referral-02).
  const isInvited = invitationIn(params) !== undefined;
  return (
    <>
      <Canonical />
      <PageTitle page={page?.title || text.title} description={page?.description} />
      {isInvited && own}
      {page && <Content {...page} />}
      {!isInvited && own}
      {!page && !hasReferral && (
        <EmptyState level={1} title={text.title} action={<Button href="/">{text.toTheShop}</Button>}>
          {text.none}
        </EmptyState>
      )}
    </>
  );
}
