import type { ProductOf } from './productModel.ts';

type Download = ProductOf<'DownloadableProduct'>;

/** A file that is bought. */
export interface DownloadLink {
  uid: string;
  title: string;
  /** Rupees on top of the product's price; 0 where links are not sold one by one. */
  price: number;
  /** Address of a part to look into. */
  sample: string | undefined;
}

interface Sorted {
  sort_order: number | null;
}

const inOrder = <Entry extends Sorted>(entries: readonly (Entry | null)[] | null | undefined): Entry[] =>
  (entries ?? [])
    .flatMap(entry => (entry ? [entry] : []))
    .toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0));

/** Files come through the shop's own origin, as pictures do. Anything but a web address is no sample. */
const address = (url: string | null): string | undefined =>
  url && /^(https?:\/\/|\/)/i.test(url) ? url.replace(/^https?:\/\/[^/]+(?=\/media\/)/i, '') : undefined;

/** True where the shopper chooses which files to buy. */
export const isSoldByLink = ({ links_purchased_separately: separately }: Download): boolean => separately === 1;

export function linksOf(product: Download): DownloadLink[] {
  return inOrder(product.downloadable_product_links).map(({ uid, title, price, sample_url: sample }) => ({
    uid,
    title: title ?? '',
    price: isSoldByLink(product) ? (price ?? 0) : 0,
    sample: address(sample),
  }));
}

/** What may be opened before it is bought. */
export const samplesOf = (product: Download): { title: string; href: string }[] =>
  inOrder(product.downloadable_product_samples).flatMap(({ title, sample_url: url }) => {
    const href = address(url);
    return href === undefined ? [] : [{ title: title ?? '', href }];
  });
