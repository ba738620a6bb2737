import * as text from '@shop/messages/referral';
import { Button, EmptyState } from '@shop/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { Content } from '../features/content/Content.tsx';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { Canonical } from '../seo/Canonical.tsx';
import { loadOptionalWords } from './optionalWords.ts';

/** Old addresses lead here. */
export const loader = (args: LoaderFunctionArgs) => loadOptionalWords(args, 'referral');

/** Referring a friend (routes-12): the words of the editors, or that there is no programme at present. */
export function Component() {
  const { page } = useLoaderData<typeof loader>();
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
