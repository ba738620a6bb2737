import type { CommerceClient, OptionalFeature } from '@shop/commerce-client';
import { home } from '@shop/messages/product';
import type { PageTree } from '@shop/page-builder';
import type { Crumb } from '@shop/ui';
import { categoryTrail } from '../shared/categoryTrail.ts';
import { deadPaths } from '../shared/deadPaths.ts';
import { ownHosts } from '../shared/ownHosts.ts';
import { ShellQuery } from '../shared/shellQueries.ts';
import type { DescriptionProps } from './Description.tsx';
import { BundleQuery, CustomisedQuery, DownloadQuery, GiftCardQuery, GroupQuery } from './productTypeQueries.ts';
import { isCustomised, type Product } from './productModel.ts';
import { ProductQuery } from './productQuery.ts';

export interface ProductData {
  product: Product;
  /** The description, sanitised. */
  description: DescriptionProps['nodes'];
  crumbs: Crumb[];
}

const detailQueries = {
  BundleProduct: BundleQuery,
  GroupedProduct: GroupQuery,
  DownloadableProduct: DownloadQuery,
  GiftCardProduct: GiftCardQuery,
};
type Detailed = keyof typeof detailQueries;
const isDetailed = (productType: string): productType is Detailed => productType in detailQueries;

/** What only a product's type has, or a product with options and prices of its own. */
async function loadDetails(client: CommerceClient, product: Product, urlKey: string): Promise<object> {
  const { __typename: productType } = product;
  const query = isDetailed(productType)
    ? detailQueries[productType]
    : isCustomised(product)
      ? CustomisedQuery
      : undefined;
  if (!query) return {};
  const { products } = await client.query<
    { products: { items: readonly (object | null)[] | null } | null },
    { urlKey: string }
  >(query, { urlKey });
  return products?.items?.[0] ?? {};
}

/** The nodes alone of plain HTML, as most descriptions are: their documents carry no tree. */
function describedBy(tree: PageTree): DescriptionProps['nodes'] {
  const [first, second] = tree.children;
  if (!first) return [];
  return first.type === 'html' && !second ? first.content : tree;
}

/** A product by its url key. Null when the back end no longer sells it. */
export async function loadProduct(
  client: CommerceClient,
  urlKey: string,
  has: (feature: OptionalFeature) => boolean,
): Promise<ProductData | null> {
  const [{ products }, { data: shell }, { parseOnce }] = await Promise.all([
    client.query(ProductQuery, { urlKey }),
    client.queryPartial(ShellQuery, {}),
    import('@shop/page-builder/parse'),
  ]);
  const product = products?.items?.[0];
  if (!product) return null;
  const details = await loadDetails(client, product, urlKey);
  const description = describedBy(
    parseOnce(product.description?.html ?? '', { hosts: ownHosts(shell?.storeConfig), isDead: deadPaths(has) }),
  );
  const deepest = (product.categories ?? [])
    .flatMap(category => (category ? [category] : []))
    .toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0))[0];
  const crumbs: Crumb[] = [
    { label: home, href: '/' },
    ...categoryTrail(
      [
        ...(deepest?.breadcrumbs ?? []),
        deepest && { category_name: deepest.name, category_url_path: deepest.url_path ?? null },
      ],
      deepest?.url_suffix,
    ),
    { label: product.name ?? '' },
  ];
  return {
    product: { ...product, ...details, description: null },
    description,
    crumbs,
  };
}
