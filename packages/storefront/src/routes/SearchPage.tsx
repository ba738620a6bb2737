import * as text from '@shop/messages/search';
import { useAppDispatch } from '@shop/state';
import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../context/loaderContext.ts';
import { Listing } from '../features/listing/Listing.tsx';
import { loadListing } from '../features/listing/loadListing.ts';
import { shownPage } from '../features/listing/shownPage.ts';
import { DidYouMean } from '../features/search/DidYouMean.tsx';
import { NoResults } from '../features/search/NoResults.tsx';
import { skuTarget } from '../features/search/skuTarget.ts';
import { Breadcrumbs } from '../features/shared/Breadcrumbs.tsx';
import { EmptyState } from '../features/shared/EmptyState.tsx';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { keepSearch } from '../features/shared/suggestions/recentSearches.ts';
import { withPage } from '../features/shared/withPage.ts';
import css from './CategoryPage.module.css';

/** Longest text that is searched for. */
const longestSearch = 128;

export async function loader(args: LoaderFunctionArgs) {
  const { client } = loaderContext(args);
  const url = new URL(args.request.url);
  const search = (url.searchParams.get('query') ?? '').trim().slice(0, longestSearch);
  const products = search === '' ? null : await loadListing({ client, url, search });
  const target = skuTarget(search, products);
  if (target) throw redirect(target);
  return { search, products };
}

export function Component() {
  const { search, products } = useLoaderData<typeof loader>();
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(keepSearch(search)), [dispatch, search]);
  const title = search === '' ? text.title : text.resultsFor(search);
  const suggestions = (products?.suggestions ?? []).flatMap(suggestion => suggestion?.search ?? []);
  return (
    <div className={css['page']}>
      <PageTitle page={title} number={shownPage(products)} />
      <Breadcrumbs crumbs={[{ label: text.home, href: '/' }, { label: text.title }]} />
      <h1>{title}</h1>
      {withPage(products?.items).length > 0 && <DidYouMean suggestions={suggestions} />}
      {search === '' ? (
        <EmptyState picture={<Search size={48} strokeWidth={1.25} />} title={text.nothingTyped} />
      ) : (
        <Listing key={search} products={products} label={title} empty={<NoResults suggestions={suggestions} />} />
      )}
    </div>
  );
}
