import { MOST_COMPARED } from '../shared/compare/compared.ts';

/** Longest sku of a Magento. */
const longestSku = 64;

/** Skus that an address names, each once, in its order (compare-02). */
export const readSkus = (params: URLSearchParams): string[] =>
  [...new Set(params.getAll('sku'))].filter(sku => sku !== '' && sku.length <= longestSku).slice(0, MOST_COMPARED);
