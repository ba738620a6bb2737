// chunk: filters
import { categoryHref } from '../shared/categoryHref.ts';
import type { Aggregations, FoundCategory, PresentCategory } from './listingQueries.ts';
import { pageHref } from './listingUrl.ts';

/** A category among the filters, with what lies below it. */
export interface CategoryNode {
  uid: string;
  name: string;
  href: string;
  /** Products of the present result in it; undefined where that is not known. */
  count?: number | undefined;
  isCurrent?: boolean;
  children: CategoryNode[];
}

/** Where a listing lies among the categories. */
export interface ListingPlace {
  /** The category that is listed. */
  category?: PresentCategory | undefined;
  /** The categories of what was searched for. */
  found?: readonly FoundCategory[] | undefined;
  aggregations: Aggregations;
  /** What the address of the listing says. */
  params: URLSearchParams;
  /** Products of the result. */
  total: number;
}

/** Of so few categories all are shown; of more, those below the ones that lead to the present one. */
const FEW = 10;

const countsOf = (aggregations: Aggregations) => {
  const group = aggregations.find(each => each?.attribute_code === 'category_uid');
  return group && new Map(group.options?.map(option => [option?.value, option?.count ?? undefined]));
};

/** The rest of the address goes along: what is chosen narrows the other category, too. */
const asked = (params: URLSearchParams): string => {
  const href = pageHref(params, 1);
  return href === '?' ? '' : href;
};

/** The way down to a category and what lies below it, as far as it has anything of the result. */
function branchOf(category: PresentCategory, { aggregations, params, total }: ListingPlace): CategoryNode[] {
  const counts = countsOf(aggregations);
  const rest = new URLSearchParams([...params].filter(([name]) => name !== 'category_uid'));
  const node = (uid: string, name: string | null, path: string | null) => ({
    uid,
    name: name ?? '',
    href: categoryHref(path, category.url_suffix) + asked(rest),
  });
  const children = (category.children ?? [])
    .filter(child => child !== null && child.include_in_menu === 1 && child.url_path !== null)
    .toSorted((a, b) => (a?.position ?? 0) - (b?.position ?? 0))
    .flatMap(child => {
      const count = counts ? counts.get(child?.uid) : (child?.product_count ?? undefined);
      return child && count ? [{ ...node(child.uid, child.name, child.url_path), count, children: [] }] : [];
    });
  const present: CategoryNode = {
    ...node(category.uid, category.name, category.url_path),
    // Its own page is where the shopper is.
    ...(category.url_path === null && { href: pageHref(rest, 1) }),
    count: total,
    isCurrent: true,
    children,
  };
  return (category.breadcrumbs ?? []).reduceRight<CategoryNode[]>(
    (below, step) =>
      step?.category_url_path
        ? [{ ...node(step.category_uid, step.category_name, step.category_url_path), children: below }]
        : below,
    [present],
  );
}

/** The categories of what a search found, each as the search within it. Those that lead to the chosen one are unfolded. */
function foundTree(found: readonly FoundCategory[], { aggregations, params }: ListingPlace): CategoryNode[] {
  const counts = countsOf(aggregations);
  const chosen = params.get('category_uid');
  const known = new Set(found.map(({ uid }) => uid));
  const trailOf = ({ breadcrumbs }: FoundCategory) => (breadcrumbs ?? []).map(step => step?.category_uid ?? '');
  const parentOf = (category: FoundCategory) => trailOf(category).findLast(uid => known.has(uid));
  const current = found.find(({ uid }) => uid === chosen);
  const unfolded = new Set(current ? [current.uid, ...trailOf(current)] : []);
  const below = (parent?: string): CategoryNode[] => {
    const here = found.filter(category => parentOf(category) === parent);
    return here
      .toSorted((a, b) => (counts?.get(b.uid) ?? 0) - (counts?.get(a.uid) ?? 0))
      .map(({ uid, name }) => {
        const within = new URLSearchParams(params);
        within.set('category_uid', uid);
        const isUnfolded = found.length <= FEW || here.length === 1 || unfolded.has(uid);
        return {
          uid,
          name: name ?? '',
          href: pageHref(within, 1),
          count: counts?.get(uid),
          isCurrent: uid === chosen,
          children: isUnfolded ? below(uid) : [],
        };
      });
  };
  return below();
}

/** The categories among the filters of a listing (listing-06); none where it is not known how they lie. */
export const categoryTree = (place: ListingPlace): CategoryNode[] =>
  place.category ? branchOf(place.category, place) : foundTree(place.found ?? [], place);
