/* What is told of a visit, as one piece of code to fetch where the environment names somebody to tell (hydrate.tsx). */
import { measure, type Item, type ListedItem, type PageFacts, type PressFacts } from '@shop/analytics';
import type { CommerceClient } from '@shop/commerce-client';
import type { Persistence, ShopState } from '@shop/state';
import type { AnalyticsSetting } from '@shop/variant';
import { isRouteErrorResponse, NavigationType, type createBrowserRouter } from 'react-router';
import type { CategoryData } from '../features/listing/loadCategory.ts';
import type { ListingData } from '../features/listing/loadListing.ts';
import { PurchaseProgrammeQuery } from '../features/programmes/programmeQueries.ts';
import { readConsent, watchConsent } from '../features/shared/consent/consentCookie.ts';
import { productHref } from '../features/shared/productHref.ts';
import { tabStorage } from '../features/shared/tabStorage.ts';
import type { TileProduct } from '../features/shared/tile.tsx';
import type { ProductPageData } from '../routes/loadProductPage.ts';
import type { Ear } from './ear.ts';
import { isResolvedData } from './pages.ts';

type RouterState = ReturnType<typeof createBrowserRouter>['state'];

const itemOf = (product: TileProduct): Item => ({
  item_id: product.sku ?? undefined,
  item_name: product.name ?? undefined,
  item_brand: product.brand_code ?? undefined,
  price: product.price_range.minimum_price.final_price.value ?? undefined,
});

const listOf = (id: string, name: string, products: ListingData | null): PageFacts['list'] => ({
  id,
  name,
  items: (products?.items ?? []).flatMap((product, index): ListedItem[] =>
    product ? [{ ...itemOf(product), index, href: productHref(product) }] : [],
  ),
  filters: products?.chosen ?? {},
});

type Shown = Pick<PageFacts, 'type' | 'product' | 'list' | 'search'>;

/** What a page of the catalogue shows. */
function resolved(data: unknown): Shown {
  if (!isResolvedData(data)) return { type: 'not_found' };
  const type = data.type.toLowerCase();
  if (data.type === 'CATEGORY') {
    const { category, products } = data.page as CategoryData;
    return { type, list: listOf(category.uid, category.name ?? '', products) };
  }
  if (data.type === 'PRODUCT') {
    const { product, crumbs } = data.page as ProductPageData;
    const item = { ...itemOf(product), item_category: crumbs.slice(1, -1).at(-1)?.label };
    return { type, product: { item, isGiftCard: product.__typename === 'GiftCardProduct' } };
  }
  return { type };
}

function shown(path: string, data: unknown): Shown {
  if (path === '*') return resolved(data);
  if (path !== 'search.html') return { type: path };
  const { search, products } = data as { search: string; products: ListingData | null };
  return search === ''
    ? { type: 'search' }
    : {
        type: 'search',
        list: listOf('search', 'Search results', products),
        search: { term: search, results: products?.total_count ?? 0 },
      };
}

/** A page as it is told: of private pages the pattern of their path, so that nobody's order or link is in it. */
export function pageFacts({ matches, loaderData, errors, location: at }: RouterState, isReturn: boolean): PageFacts {
  const { path = '*', id } = matches.at(-1)?.route ?? {};
  const error: unknown = errors && Object.values(errors)[0];
  const page = error
    ? { type: isRouteErrorResponse(error) && error.status === 404 ? 'not_found' : 'error' }
    : shown(path, loaderData[id ?? '']);
  return { kind: 'page', location: location.origin + (path === '*' ? at.pathname : `/${path}`), isReturn, ...page };
}

/** A press on a link that somebody counts; undefined for all others. */
export function pressFacts(target: EventTarget | null): PressFacts | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || !/^https?:$/.test(link.protocol)) return undefined;
  const place = link.closest('footer')
    ? 'footer'
    : link.closest('[data-promotion]')
      ? 'banner'
      : link.closest('main article') && link.pathname.includes('.')
        ? 'tile'
        : undefined;
  if (place === undefined) return undefined;
  const isOwn = link.origin === location.origin;
  // Leads to a place of this page, whose path may be somebody's.
  if (isOwn && link.hash !== '' && link.pathname === location.pathname) return undefined;
  return {
    kind: 'press',
    place,
    link: isOwn ? link.pathname : link.hostname,
    ...(!isOwn && { host: link.hostname }),
    text: (link.textContent.trim() || link.ariaLabel || '').slice(0, 100),
  };
}

/** Whether the browser shows this document again. */
const isShownAgain = () =>
  performance.getEntriesByType('navigation').some(({ type }) => type === 'reload' || type === 'back_forward');

export interface MeasureVisitInput {
  setting: AnalyticsSetting;
  variantId: string;
  /** What was heard until now; what comes is heard here. */
  ear: Ear;
  /** The state of the store before that. */
  first: ShopState;
  persistence: Persistence;
  client: CommerceClient;
}

/** Tells those whom the environment names what happens on this visit, once the visitor has agreed. */
export function measureVisit({ setting, variantId, ear, first, persistence, client }: MeasureVisitInput): void {
  const programme = () => {
    const membership = client.urql.readQuery(PurchaseProgrammeQuery, {})?.data?.customer?.purchase_programme;
    return membership && membership.status !== 'EXPIRED' ? membership.programme : undefined;
  };
  let granted = readConsent(variantId);
  const { hear, decide } = measure({
    setting,
    first,
    persistence,
    tab: tabStorage(),
    programme,
    consent: granted,
  });
  const heed = () => {
    const answer = readConsent(variantId);
    if (answer === undefined || answer === granted) return;
    granted = answer;
    decide(answer);
  };
  watchConsent(heed);
  let last: string | undefined;
  let lastFacts = '';
  let shownNow: RouterState | undefined;
  const pageShown = (state: RouterState) => {
    const { navigation, location: at, historyAction } = state;
    const address = at.pathname + at.search;
    if (navigation.state !== 'idle' || address === last) return;
    const isReturn = last === undefined ? isShownAgain() : historyAction === NavigationType.Pop;
    last = address;
    shownNow = state;
    const facts = JSON.stringify(pageFacts(state, false));
    // The same page at an address that was tidied up, of a token for instance.
    const isSame = historyAction === NavigationType.Replace && facts === lastFacts;
    lastFacts = facts;
    if (!isSame) hear(pageFacts(state, isReturn));
  };
  // Out of the back/forward cache a page is seen again without a step of the router (analytics-06).
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && shownNow) hear(pageFacts(shownNow, true));
  });
  const take = (heard: Ear[number]) => {
    // Another tab, shown beside this one, may have been told no meanwhile.
    heed();
    if ('matches' in heard) return pageShown(heard);
    const { action, state } = heard;
    hear({ kind: 'action', action, state });
  };
  for (const heard of ear.splice(0)) take(heard);
  ear.push = (...all) => {
    all.forEach(take);
    return 0;
  };
  const press = ({ target }: Event) => {
    const facts = pressFacts(target);
    if (facts) hear(facts);
  };
  document.addEventListener('click', press, { capture: true });
  // The middle button opens another tab.
  document.addEventListener('auxclick', press, { capture: true });
}
