import type { ShopThunk } from '@shop/state';

/** A product that is chosen to be compared, as the bar shows it. */
export interface Compared {
  sku: string;
  name: string;
  /** Address of its picture; '' where it has none. */
  picture: string;
}

/** Products that stand side by side at most (compare-01). */
export const MOST_COMPARED = 4;

const isCompared = (item: unknown): item is Compared => {
  const known = item as Partial<Compared> | null;
  return typeof known?.sku === 'string' && typeof known.name === 'string' && typeof known.picture === 'string';
};

/** What is chosen in a store view, the oldest first. */
export const readCompared =
  (storeCode: string): ShopThunk<Compared[]> =>
  (_, __, { persistence }) => {
    const items: unknown = persistence.get('compared')?.stores?.[storeCode];
    return Array.isArray(items) ? items.filter(isCompared).slice(0, MOST_COMPARED) : [];
  };

/** Keeps what is chosen in a store view. */
export const keepCompared =
  (storeCode: string, items: Compared[]): ShopThunk =>
  (_, __, { persistence }) =>
    persistence.set('compared', { stores: { ...persistence.get('compared')?.stores, [storeCode]: items } });

/** Where products stand side by side; the address alone says which (compare-02). */
export const compareHref = (skus: readonly string[]): string =>
  `/compare?${new URLSearchParams(skus.map(sku => ['sku', sku]))}`;
