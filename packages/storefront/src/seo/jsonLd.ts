import { plainText } from '@shop/page-builder/parse';
import type { Crumb } from '@shop/ui';
import type { ProductData } from '../features/product/loadProduct.ts';
import { shownOf } from '../features/product/productModel.ts';
import { wholeAddress } from './wholeAddress.ts';

/** A thing of schema.org. */
export type Thing = Record<string, unknown> & { '@type': string };

/** Characters that are read of a description, which editors may have filled with a whole page. */
export const readOfDescription = 10_000;

/** What the beginning of a description says, as text. */
export const saidBy = (html: string | null | undefined): string | undefined =>
  plainText(html?.slice(0, readOfDescription) ?? '') || undefined;

/** Where a page stands. The last crumb is the page itself. */
export function breadcrumbThing(crumbs: Crumb[], url: string): Thing {
  const itemListElement = crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: wholeAddress(href ?? url, url),
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

/** A product with its offer. The offer is left out where guests see no prices. */
export function productThing({ product }: ProductData, url: string, showsPrice: boolean): Thing {
  const { pictures, price, inStock } = shownOf(product, undefined);
  const { minimum_price: lowest, maximum_price: highest } = product.price_range;
  const most = highest?.final_price.value ?? price;
  const isRange = most > price;
  const offer = {
    priceCurrency: lowest.final_price.currency ?? 'INR',
    availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
    url,
    ...(isRange ? { '@type': 'AggregateOffer', lowPrice: price, highPrice: most } : { '@type': 'Offer', price }),
  };
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    description: saidBy(product.meta_description) ?? saidBy(product.short_description?.html),
    image: pictures.flatMap(picture => wholeAddress(picture.url, url) ?? []),
    ...(product.brand_code && { brand: { '@type': 'Brand', name: product.brand_code } }),
    ...(showsPrice && { offers: offer }),
    ...(product.review_count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating_summary / 20,
        bestRating: 5,
        reviewCount: product.review_count,
      },
    }),
  };
}

/** The shop itself, and how it is searched. */
export function shopThings(name: string, origin: string): Thing[] {
  return [
    { '@type': 'Organization', name, url: `${origin}/`, logo: `${origin}/icons/icon-512.png` },
    {
      '@type': 'WebSite',
      name,
      url: `${origin}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search.html?query={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
