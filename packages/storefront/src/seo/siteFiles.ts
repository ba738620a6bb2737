import { CommerceError, graphql, ResolveUrl, type CommerceClient } from '@shop/commerce-client';
import { contentPaths } from '@shop/variant';

const SiteCategoriesQuery = graphql(`
  query SiteCategories {
    categoryList { children { url_path url_suffix children { url_path url_suffix children { url_path url_suffix } } } }
  }
`);

const SiteProductsQuery = graphql(`
  query SiteProducts($pageSize: Int!, $currentPage: Int!) {
    products(filter: {}, pageSize: $pageSize, currentPage: $currentPage) {
      total_count
      items { url_key url_suffix }
    }
  }
`);

/** A file that search engines ask for by its name. */
export interface SiteFile {
  contentType: string;
  body: string;
}

/** Products of one query: as many as Magento answers by default at most. */
const pageSize = 300;
/** Queries of one site map: what one request may cost. */
const queriesPerFile = 10;
/** How many of them are open at once: one after the other, a slow back end would need longer than a page may take. */
const atOnce = 3;
/** Products of one site map; a file may name 50,000. */
const perFile = queriesPerFile * pageSize;

const xml = (body: string): SiteFile => ({
  contentType: 'application/xml; charset=utf-8',
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`,
});
const located = (url: string): string => `<loc>${encodeURI(url).replaceAll('&', '&amp;')}</loc>`;
const urlSet = (urls: string[]): SiteFile =>
  xml(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.map(url => `<url>${located(url)}</url>`).join('\n')}\n</urlset>`,
  );

interface Branch {
  url_path: string | null;
  url_suffix: string | null;
  children?: (Branch | null)[] | null;
}

const pathsOf = (branches: (Branch | null)[] | null | undefined): string[] =>
  (branches ?? []).flatMap(branch =>
    branch
      ? [...(branch.url_path ? [`/${branch.url_path}${branch.url_suffix ?? ''}`] : []), ...pathsOf(branch.children)]
      : [],
  );

async function index(client: CommerceClient, origin: string): Promise<SiteFile> {
  const { products } = await client.query(SiteProductsQuery, { pageSize: 1, currentPage: 1 });
  const files = Math.ceil((products?.total_count ?? 0) / perFile);
  const names = [
    'sitemap-pages.xml',
    ...Array.from({ length: files }, (_, number) => `sitemap-products-${number + 1}.xml`),
  ];
  return xml(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${names.map(name => `<sitemap>${located(`${origin}/${name}`)}</sitemap>`).join('\n')}\n</sitemapindex>`,
  );
}

async function pagesMap(client: CommerceClient, origin: string): Promise<SiteFile> {
  const [{ categoryList }, ...routes] = await Promise.all([
    client.query(SiteCategoriesQuery, {}),
    ...contentPaths.map(async path =>
      (await client.query(ResolveUrl, { url: path })).route?.redirect_code === 0 ? [path] : [],
    ),
  ]);
  return urlSet(['/', ...pathsOf(categoryList?.[0]?.children), ...routes.flat()].map(path => origin + path));
}

/** Null past the last page, which Magento refuses to answer. */
async function productsOn(client: CommerceClient, currentPage: number) {
  try {
    return (await client.query(SiteProductsQuery, { pageSize, currentPage })).products;
  } catch (error) {
    if (currentPage > 1 && error instanceof CommerceError && error.problem.kind === 'rejected') return null;
    throw error;
  }
}

async function productsMap(client: CommerceClient, origin: string, file: number): Promise<SiteFile | null> {
  const first = (file - 1) * queriesPerFile + 1;
  const found = [await productsOn(client, first)];
  const last = Math.min(first + queriesPerFile - 1, Math.ceil((found[0]?.total_count ?? 0) / pageSize));
  for (let next = first + 1; next <= last; next += atOnce) {
    const together = Array.from({ length: Math.min(atOnce, last - next + 1) }, (_, number) => next + number);
    found.push(...(await Promise.all(together.map(page => productsOn(client, page)))));
  }
  const urls = found.flatMap(products =>
    (products?.items ?? []).flatMap(product =>
      product?.url_key ? [`${origin}/${product.url_key}${product.url_suffix ?? ''}`] : [],
    ),
  );
  return urls.length > 0 ? urlSet(urls) : null;
}

/**
 * What crawlers leave alone. A rule counts for all that begins with it, unless it ends with a dollar sign (RFC 9309):
 * "/cart" would keep "/cartridges.html" from being found.
 */
const shut = ['/graphql', '/rest/', '/gateways/', '/cart$', '/cart?', '/checkout$', '/checkout?', '/customer/'];

const robots = (origin: string): SiteFile => ({
  contentType: 'text/plain; charset=utf-8',
  body: `User-agent: *\n${shut.map(path => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`,
});

/**
 * What search engines fetch beside pages: robots.txt, and the site map of the store view in files of 3,000 products,
 * each made by ten queries at most.
 *
 * @param makeClient Called for what is asked of the back end; other paths and robots.txt need none.
 * @returns undefined for every other path; null for a site map that does not exist.
 */
export async function siteFile(
  { pathname, origin }: URL,
  makeClient: () => CommerceClient,
): Promise<SiteFile | null | undefined> {
  if (pathname === '/robots.txt') return robots(origin);
  if (pathname === '/sitemap.xml') return index(makeClient(), origin);
  if (pathname === '/sitemap-pages.xml') return pagesMap(makeClient(), origin);
  const file = /^\/sitemap-products-([1-9]\d{0,4})\.xml$/.exec(pathname)?.[1];
  return file === undefined ? undefined : productsMap(makeClient(), origin, Number(file));
}
