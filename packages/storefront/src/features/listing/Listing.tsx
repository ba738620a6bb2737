// chunk: listing
import * as text from '@shop/messages/listing';
import { titleOnPage } from '@shop/messages/pages';
import { Button, formatNumber, Pagination, ProductGrid, VisuallyHidden } from '@shop/ui';
import { SearchX } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ComparePlace } from '../shared/compare/ComparePlace.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import { useIsPriceHidden } from '../shared/GuestPrice.tsx';
import { late, lateDialog } from '../shared/late.tsx';
import { useFirstSign } from '../shared/useFirstSign.ts';
import { giveFocus, useKeptFocus } from '../shared/useKeptFocus.ts';
import { useStayHere } from '../shared/useStayHere.ts';
import { withPage } from '../shared/withPage.ts';
import { ChosenFilters } from './ChosenFilters.tsx';
import type { FilterPanelProps } from './FilterPanel.tsx';
import { FilterPlace } from './FilterPlace.tsx';
import { ListedTile } from './ListedTile.tsx';
import css from './Listing.module.css';
import {
  hrefWith,
  hrefWithoutFilters,
  isOfFilters,
  isOfOrder,
  isOfPages,
  pageHref,
  said,
  sortOptionsOf,
} from './listingUrl.ts';
import type { PresentCategory } from './listingQueries.ts';
import type { ListingData } from './loadListing.ts';
import { DeliveryContext, LooksContext, type Looks } from './looks.ts';
import { seenOption } from './seenOption.ts';
import { ShowMore } from './ShowMore.tsx';
import { shownPage } from './shownPage.ts';
import { SortBar } from './SortBar.tsx';

const ListedLater = late(async () => (await import('./ListedLater.tsx')).ListedLater);
const FilterSheet = lateDialog(async () => (await import('./FilterSheet.tsx')).FilterSheet);

export interface ListingProps {
  /** A page of products with its filters; null where the back end did not answer. */
  products: ListingData | null;
  /** What the list is, for those who do not see it. */
  label: string;
  /** The category that is listed, which is not one of its filters. */
  category?: PresentCategory;
  /** What to say when nothing matches. */
  empty?: ReactNode;
}

/** Orders that tell what guests are not to know where prices are kept from them. */
const ofPrices = /^(price|saving)/;

/**
 * Products with filters, sort order and pages. What is chosen stands in the address, so that back and forward restore
 * it.
 */
export function Listing({ products, label, category, empty }: ListingProps) {
  const [params] = useSearchParams();
  const stay = useStayHere();
  const results = useRef<HTMLDivElement>(null);
  const hidden = useIsPriceHidden();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const [looks, setLooks] = useState<Looks>({});
  const [delivery, setDelivery] = useState('');
  const isUsed = useFirstSign();
  const filters = products?.chosen ?? {};
  const show = (isAsked: (name: string) => boolean) => (content: FormData) =>
    void stay.show(asked => hrefWith(asked, content, isAsked));
  // A chosen value that is taken back takes its button along.
  useKeptFocus(JSON.stringify(products?.chosen), () =>
    results.current?.querySelector<HTMLElement>('[data-chosen] a, [data-list-start]'),
  );
  const sortOptions = sortOptionsOf((products?.sort_fields?.options ?? []).map(option => option?.value ?? undefined));
  const items = withPage(products?.items);
  const coloured = items.flatMap(product => (seenOption(product) && product.sku ? [product.sku] : []));
  const total = products?.total_count ?? 0;
  const shown = formatNumber(total);
  const chosenCount = Object.values(filters).reduce((sum, values) => sum + values.length, 0);
  const aggregations = (products?.aggregations ?? []).filter(
    group =>
      group !== null &&
      group.attribute_code !== (category && 'category_uid') &&
      !(hidden && group.attribute_code === 'price'),
  );
  const page = shownPage(products);
  const kept = said(params, name => !isOfFilters(name));
  const panel: FilterPanelProps = {
    aggregations,
    chosen: filters,
    swatches: products?.swatches ?? {},
    prices: products?.prices,
    place: { category, found: products?.found, aggregations: products?.aggregations ?? [], params, total },
    kept,
    onChange: show(isOfFilters),
  };
  if (items.length === 0 && chosenCount === 0) {
    return (
      <>
        <p role="status">
          <VisuallyHidden>{text.productCount(total, shown)}</VisuallyHidden>
        </p>
        <EmptyState picture={<SearchX size={48} strokeWidth={1.25} />} title={text.noneTitle}>
          {empty ?? text.noneHelp}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <div className={css['listing']}>
        <FilterPlace {...panel} />
        <div ref={results} className={css['results']}>
          <SortBar
            total={total}
            chosenCount={chosenCount}
            options={hidden ? sortOptions.filter(({ value }) => !ofPrices.test(value)) : sortOptions}
            sort={params.get('sort') ?? ''}
            answer={products}
            kept={said(params, name => !isOfOrder(name) && !isOfPages(name))}
            onSort={show(isOfOrder)}
            onFilters={() => setFiltersOpen(true)}
            onNear={FilterSheet.prefetch}
          />
          <ChosenFilters aggregations={aggregations} chosen={filters} range={products?.range} />
          <h2 className={css['heading']} data-list-start="">
            <VisuallyHidden>{page > 1 ? titleOnPage(label, page) : label}</VisuallyHidden>
          </h2>
          {items.length > 0 ? (
            <LooksContext value={looks}>
              <DeliveryContext value={delivery}>
                <ProductGrid label={label}>
                  {items.map((product, index) => (
                    <ListedTile key={product.uid} product={product} priority={index === 0} />
                  ))}
                </ProductGrid>
              </DeliveryContext>
            </LooksContext>
          ) : (
            <EmptyState
              picture={<SearchX size={48} strokeWidth={1.25} />}
              title={text.noneTitle}
              action={
                <Button kind="secondary" size="small" {...stay.linkTo(hrefWithoutFilters)}>
                  {text.clearFilters}
                </Button>
              }
            >
              {text.noneHelp}
            </EmptyState>
          )}
          {products && items.length > 0 && (
            <ShowMore
              products={products}
              onMore={before => giveFocus(results.current?.querySelectorAll('article')[before]?.querySelector('a'))}
            />
          )}
          <Pagination
            current={page + (products?.further ?? 0)}
            total={products?.page_info?.total_pages ?? 1}
            hrefOf={page => pageHref(params, page)}
          />
        </div>
        {isUsed && <ListedLater coloured={coloured} onLooks={setLooks} onDelivery={setDelivery} />}
        <FilterSheet
          open={filtersOpen}
          onClose={() => setFiltersOpen(false)}
          total={total}
          answer={params.toString()}
          filters={panel}
        />
      </div>
      <ComparePlace />
    </>
  );
}
