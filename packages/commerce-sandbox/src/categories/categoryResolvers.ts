import type { SandboxContext } from '../context.ts';
import { row } from '../database.ts';
import { inputError } from '../errors.ts';
import { allowedValues, type EqualFilter } from '../products/equalFilter.ts';
import { type ListingArguments, listProducts } from '../products/listProducts.ts';
import { cutPage, readPage } from '../products/pageInfo.ts';
import { otherNames } from '../products/searchTerms.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { ROOT_CATEGORY_ID } from '../seed/seedCategories.ts';
import { labelInView } from '../store/labelInView.ts';
import { decodeId, encodeUid } from '../uid.ts';
import { ancestorsOf, type CategoryRow, childrenOf, findCategories } from './findCategories.ts';

/** A category as its resolvers take it; a redirect has its own relative_url and code. */
type CategorySource = CategoryRow & { relative_url?: string; redirect_code?: number };

interface CategoryArguments {
  filters?: {
    category_uid?: EqualFilter;
    ids?: EqualFilter;
    name?: { match?: string | null };
    parent_category_uid?: EqualFilter;
    parent_id?: EqualFilter;
    url_key?: EqualFilter;
    url_path?: EqualFilter;
  } | null;
  pageSize?: number | null;
  currentPage?: number | null;
}

const SHORTEST_MATCH = 3;

function matching({ filters }: CategoryArguments, context: SandboxContext): CategoryRow[] {
  const asked = Object.values(filters ?? {}).some(filter => filter !== null && filter !== undefined);
  if (!asked) return findCategories(context.db, { view: context.storeView.code, ids: [ROOT_CATEGORY_ID] });
  const name = filters?.name?.match?.trim();
  if (filters?.name && (name === undefined || name.length < SHORTEST_MATCH)) {
    throw inputError(`Invalid match filter. Minimum length is ${SHORTEST_MATCH}.`);
  }
  const conditions = {
    view: context.storeView.code,
    ids: allowedValues(filters?.category_uid)?.map(decodeId) ?? allowedValues(filters?.ids)?.map(Number),
    parentIds:
      allowedValues(filters?.parent_category_uid)?.map(decodeId) ?? allowedValues(filters?.parent_id)?.map(Number),
    urlKeys: allowedValues(filters?.url_key),
    urlPaths: allowedValues(filters?.url_path),
  };
  const found = findCategories(context.db, { ...conditions, name });
  if (found.length > 0 || name === undefined) return found;
  // Synonyms and misspelt words are understood here as they are in a search.
  for (const other of otherNames(context.db, name)) {
    const meant = findCategories(context.db, { ...conditions, name: other });
    if (meant.length > 0) return meant;
  }
  return [];
}

function tag(context: SandboxContext, found: readonly CategoryRow[]): void {
  context.tags.add('cat_c');
  for (const { id } of found) context.tags.add(`cat_c_${id}`);
}

const nameIn = (context: SandboxContext, { url_path: path, name }: CategoryRow) =>
  labelInView(context, 'category', path)?.label ?? name;
const descriptionIn = (context: SandboxContext, { url_path: path, description }: CategoryRow) =>
  labelInView(context, 'category', path)?.description ?? description;

const count = (context: SandboxContext, sql: string, ...values: (number | string)[]) =>
  row<{ n: number }>(context.db, sql, ...values)!.n;

/** The category tree. */
export const categoryResolvers: ResolverMap = {
  Query: {
    categoryList(_, args: CategoryArguments, context) {
      const { items } = cutPage(matching(args, context), readPage(args));
      tag(context, items);
      return items;
    },
    categories(_, args: CategoryArguments, context) {
      const page = cutPage(matching(args, context), readPage(args));
      tag(context, page.items);
      return page;
    },
  },
  CategoryInterface: { __resolveType: () => 'CategoryTree' },
  CategoryTree: {
    uid: ({ id }: CategoryRow) => encodeUid(id),
    name: (category: CategoryRow, _, context) => nameIn(context, category),
    description: (category: CategoryRow, _, context) => descriptionIn(context, category),
    children(category: CategoryRow, _, context) {
      const children = childrenOf(context.db, category.id, context.storeView.code);
      tag(context, children);
      return children;
    },
    children_count: ({ path }: CategoryRow, _, context) =>
      String(count(context, "SELECT count(*) AS n FROM category WHERE path LIKE ? || '/%'", path)),
    product_count: ({ id }: CategoryRow, _, context) =>
      id === ROOT_CATEGORY_ID
        ? count(context, 'SELECT count(*) AS n FROM product WHERE parent_id IS NULL')
        : count(context, 'SELECT count(*) AS n FROM product_category WHERE category_id = ?', id),
    products: ({ id }: CategoryRow, { pageSize, currentPage, sort }: ListingArguments, context) =>
      listProducts({ filter: { category_id: { eq: String(id) } }, pageSize, currentPage, sort }, context),
    breadcrumbs(category: CategoryRow, _, context) {
      const above = ancestorsOf(context.db, category);
      return above.length === 0
        ? null
        : above.map(category => ({
            category_id: category.id,
            category_uid: encodeUid(category.id),
            category_level: category.level,
            category_name: nameIn(context, category),
            category_url_key: category.url_key,
            category_url_path: category.url_path,
          }));
    },
    image: ({ image }: CategoryRow, _, { mediaBase }) =>
      image === null ? null : `${mediaBase}/media/catalog/category${image}`,
    include_in_menu: ({ in_menu }: CategoryRow) => in_menu,
    is_anchor: () => 1,
    display_mode: () => 'PRODUCTS',
    default_sort_by: () => 'position',
    available_sort_by: () => ['position', 'name', 'price'],
    url_suffix: (_, __, { storeView }) => storeView.categoryUrlSuffix,
    url_path: ({ url_path }: CategoryRow) => url_path || null,
    url_key: ({ url_key }: CategoryRow) => url_key || null,
    path_in_store: ({ url_path }: CategoryRow) => url_path || null,
    canonical_url: ({ url_path }: CategoryRow, _, { storeView }) =>
      url_path ? `${url_path}${storeView.categoryUrlSuffix}` : null,
    meta_title: (category: CategoryRow, _, context) => nameIn(context, category),
    meta_description: (category: CategoryRow, _, context) =>
      descriptionIn(context, category)?.replaceAll(/<[^<>]*>/g, '') ?? null,
    relative_url: ({ relative_url, url_path }: CategorySource, _, { storeView }) =>
      relative_url ?? `${url_path}${storeView.categoryUrlSuffix}`,
    redirect_code: ({ redirect_code }: CategorySource) => redirect_code ?? 0,
    type: () => 'CATEGORY',
  },
};
