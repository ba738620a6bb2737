import * as text from '@shop/messages/referral';
import { Button, EmptyState } from '@shop/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../app/loaderContext.ts';
import type { ResolvedData } from '../app/pages.ts';
import { Content } from '../features/content/Content.tsx';
import type { ContentData } from '../features/content/loadContent.ts';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { Canonical } from '../seo/Canonical.tsx';

interface ReferralData extends ResolvedData {
  page: ContentData | null;
}

/** What editors say about referrals; the page is there without it too, for old addresses lead here. */
export async function loader(args: LoaderFunctionArgs): Promise<ReferralData> {
  const { client, has } = loaderContext(args);
  const { loadContent } = await import('../features/content/loadContent.ts');
  return { type: 'CMS_PAGE', page: await loadContent(client, 'referral', has) };
}

/** Referring a friend (routes-12): the words of the editors, or that there is no programme at present. */
export function Component() {
  const { page } = useLoaderData<ReferralData>();
  return (
    <>
      <Canonical />
      <PageTitle page={page?.title || text.title} description={page?.description} />
      {page ? (
        <Content {...page} />
      ) : (
        <EmptyState level={1} title={text.title} action={<Button href="/">{text.toTheShop}</Button>}>
          {text.none}
        </EmptyState>
      )}
    </>
  );
}
