import type { CommerceClient } from '@shop/commerce-client';
import type { RichNode } from '@shop/page-builder';
import type { Crumb } from '@shop/ui';
import type { Product } from './productModel.ts';
import { ProductQuery } from './productQuery.ts';

export interface ProductData {
  product: Product;
  /** The description, sanitised. */
  description: RichNode[];
  crumbs: Crumb[];
}

/** A product by the url key at the end of its address. Null when the back end no longer sells it. */
export async function loadProduct(client: CommerceClient, url: URL): Promise<ProductData | null> {
  const urlKey = (url.pathname.split('/').pop() ?? '').replace(/\.\w+$/, '');
  const [{ products }, { parse }] = await Promise.all([client.query(ProductQuery, { urlKey }), import('@shop/page-builder/parse')]);
  const product = products?.items?.[0];
  if (!product) return null;
  const [html] = parse(product.description?.html ?? '', { hosts: [] }).children;
  const deepest = (product.categories ?? []).flatMap(category => (category ? [category] : [])).toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0))[0];
  const crumbs: Crumb[] = [
    { label: 'Home', href: '/' },
    ...(deepest?.breadcrumbs ?? []).map(crumb => ({ label: crumb?.category_name ?? '', href: `/${crumb?.category_url_path}${deepest?.url_suffix ?? '.html'}` })),
    ...(deepest ? [{ label: deepest.name ?? '', href: `/${deepest.url_path}${deepest.url_suffix ?? '.html'}` }] : []),
    { label: product.name ?? '' },
  ];
  return { product: { ...product, description: null }, description: html?.type === 'html' ? html.content : [], crumbs };
}
