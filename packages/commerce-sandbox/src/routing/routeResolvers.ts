import { categoryByPath } from '../categories/findCategories.ts';
import { cmsPage } from '../content/findContent.ts';
import type { SandboxContext } from '../context.ts';
import { row } from '../database.ts';
import { inputError, noSuchEntity } from '../errors.ts';
import { type ProductRow, productTypeNames } from '../products/findProducts.ts';
import { productByUrlKey } from '../products/inView.ts';
import type { ResolverMap } from '../resolverMap.ts';

/** Redirects that lead on and on end here. */
const MOST_HOPS = 5;

/** Characters. Nothing lives at a longer path. */
const LONGEST_URL = 2048;

interface Rewrite {
  target: string;
  redirect_code: 0 | 301 | 302;
}

/** What lives at a path, with the fields of its type; a RoutableUrl is what leads out of the shop, where nothing lives. */
export type Place = { __typename: string; relative_url: string; redirect_code: number };

/** What lives at a path (no leading slash, no query); undefined when nothing does. */
function placeAt(path: string, context: SandboxContext): { __typename: string } | undefined {
  const { db, storeView, tags } = context;
  const suffix = storeView.categoryUrlSuffix;
  if (path.endsWith(suffix)) {
    const bare = path.slice(0, path.length - suffix.length);
    const category = bare === '' ? undefined : categoryByPath(db, bare, storeView.code);
    if (category) {
      tags.add(`cat_c_${category.id}`);
      return { __typename: 'CategoryTree', ...category };
    }
    const product = productAt(bare, context);
    if (product) tags.add(`cat_p_${product.id}`);
    if (product) return { __typename: productTypeNames[product.type], ...product };
  }
  const page = cmsPage(db, path, storeView.code);
  if (page) tags.add(`cms_p_${page.id}`);
  return page && { __typename: 'CmsPage', ...page };
}

/** A product by its key alone, or below a category that lists it. */
function productAt(path: string, context: SandboxContext): ProductRow | undefined {
  const { db } = context;
  const slash = path.lastIndexOf('/');
  const product = productByUrlKey(context, path.slice(slash + 1));
  if (!product || slash < 0) return product;
  const listed = row(
    db,
    'SELECT 1 FROM product_category JOIN category ON category.id = category_id WHERE product_id = ? AND url_path = ?',
    product.id,
    path.slice(0, slash),
  );
  return listed ? product : undefined;
}

/** What lives at an address of the storefront, after redirects; null when nothing does. */
export function placeOf(url: string, context: SandboxContext): Place | null {
  const [given = '', ...queries] = url.split('?');
  const query = queries.length === 0 ? '' : `?${queries.join('?')}`;
  const trimmed = decode(given)
    .replace(/^\/+/, '')
    .replace(/(?<!\/)\/+$/, '');
  let path = trimmed === '' ? context.storeView.homePage : trimmed;
  let code = 0;
  for (let hop = 0; hop < MOST_HOPS; hop++) {
    const rewrite = row<Rewrite>(
      context.db,
      'SELECT target, redirect_code FROM url_rewrite WHERE request_path = ?',
      path,
    );
    if (!rewrite) {
      const place = placeAt(path, context);
      if (!place && hop > 0) throw noSuchEntity(`No such entity found with matching URL key: ${path}`);
      return place ? { ...place, relative_url: `${path}${query}`, redirect_code: code } : null;
    }
    code ||= rewrite.redirect_code;
    if (/^https?:/i.test(rewrite.target))
      return { __typename: 'RoutableUrl', relative_url: rewrite.target, redirect_code: code };
    path = rewrite.target;
  }
  return null;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Paths of the storefront. */
export const routeResolvers: ResolverMap = {
  Query: {
    route(_, { url }: { url: string }, context) {
      if (url.length > LONGEST_URL) return null;
      if (url.trim() === '') throw inputError('"url" argument should be specified and not empty');
      return placeOf(url.trim(), context);
    },
  },
  RoutableInterface: { __resolveType: ({ __typename }: Place) => __typename },
};
