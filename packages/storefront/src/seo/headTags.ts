import type { ResolvedData } from '../context/page.ts';
import { toScriptJson } from './toScriptJson.ts';
import type { ContentData } from '../features/content/loadContent.ts';
import type { CategoryData } from '../features/listing/loadCategory.ts';
import { categoryCrumbs } from '../features/listing/categoryCrumbs.ts';
import type { ProductData } from '../features/product/loadProduct.ts';
import { shownPage } from '../features/listing/shownPage.ts';
import { shownOf } from '../features/product/productModel.ts';
import { canonicalPath } from './canonicalPath.ts';
import { breadcrumbThing, productThing, readOfDescription, saidBy, shopThings, type Thing } from './jsonLd.ts';
import { wholeAddress } from './wholeAddress.ts';

export interface HeadTagsInput {
  /** Address of the page, as the browser knows it. */
  url: URL;
  resolved: ResolvedData;
  storeName: string;
  /** Of the shop's own texts, for example "en_US". */
  locale: string;
  /** True where guests see no prices. */
  hidesPrices: boolean;
  /** Of the store view, for pages without one of their own. */
  description?: string | undefined;
}

interface Described {
  /** og:type */
  kind: 'product' | 'website';
  title: string | null | undefined;
  /** As text. */
  description: string | null | undefined;
  picture?: string | undefined;
  things: Thing[];
}

function describe({ type, page }: ResolvedData, url: string, { storeName, hidesPrices }: HeadTagsInput): Described {
  if (type === 'PRODUCT') {
    const data = page as ProductData;
    const { product, crumbs } = data;
    return {
      kind: 'product',
      title: product.meta_title || product.name,
      description: saidBy(product.meta_description),
      picture: shownOf(product, undefined).pictures[0]?.url,
      things: [productThing(data, url, !hidesPrices), breadcrumbThing(crumbs, url)],
    };
  }
  if (type === 'CATEGORY') {
    const { category, products } = page as CategoryData;
    return {
      kind: 'website',
      title: category.meta_title || category.name,
      description: saidBy(category.meta_description) ?? category.description?.slice(0, readOfDescription),
      picture: products?.items?.[0]?.small_image?.url ?? undefined,
      things: [breadcrumbThing(categoryCrumbs(category), url)],
    };
  }
  // Null where a page of the shop's own, such as /contact-us, has no words of the editors.
  const { title, description } = (page ?? {}) as Partial<ContentData>;
  const { origin, pathname } = new URL(url);
  return {
    kind: 'website',
    title,
    description: saidBy(description),
    things: pathname === '/' ? shopThings(storeName, origin) : [],
  };
}

/** Text as the value of an attribute in double quotes. */
export const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * What search engines and messengers read: Open Graph and JSON-LD. Written on the server alone, for they read documents
 * and run no scripts; the browser gets no code for it.
 */
export function headTags(input: HeadTagsInput): string {
  const { origin, pathname } = input.url;
  const { type, page } = input.resolved;
  const url = origin + canonicalPath(pathname, type === 'CATEGORY' ? shownPage((page as CategoryData).products) : 1);
  const { kind, title, description, picture, things } = describe(input.resolved, url, input);
  const properties: [string, string | null | undefined][] = [
    ['og:type', kind],
    ['og:site_name', input.storeName],
    ['og:title', title],
    ['og:description', description || saidBy(input.description)],
    ['og:url', url],
    ['og:image', picture && wholeAddress(picture, origin)],
    ['og:locale', input.locale],
  ];
  const graph = properties
    .map(([property, content]) =>
      content ? `<meta property="${property}" content="${escapeAttribute(content)}">` : '',
    )
    .join('');
  if (things.length === 0) return graph;
  return `${graph}<script type="application/ld+json">${toScriptJson({ '@context': 'https://schema.org', '@graph': things })}</script>`;
}
