import { Breadcrumbs } from '@shop/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../app/loaderContext.ts';
import { Listing } from '../features/listing/Listing.tsx';
import { loadListing } from '../features/listing/loadListing.ts';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import css from './CategoryPage.module.css';

/** Longest text that is searched for. */
const longestSearch = 128;

export async function loader(args: LoaderFunctionArgs) {
  const { client } = loaderContext(args);
  const url = new URL(args.request.url);
  const search = (url.searchParams.get('query') ?? '').trim().slice(0, longestSearch);
  return { search, products: search === '' ? null : await loadListing({ client, url, search }) };
}

export function Component() {
  const { search, products } = useLoaderData<typeof loader>();
  const title = search === '' ? 'Search' : `Results for “${search}”`;
  return (
    <div className={css['page']}>
      <PageTitle page={title} />
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Search' }]} />
      <h1>{title}</h1>
      <Listing
        key={search}
        products={products}
        label={title}
        empty={search === '' ? 'Type what you are looking for in the search box above.' : 'Check the spelling, use fewer words, or browse the categories.'}
      />
    </div>
  );
}
