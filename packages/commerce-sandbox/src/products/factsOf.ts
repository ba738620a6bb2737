import type { ProductFactsSeed } from '../catalogue/factTypes.ts';
import type { ProductRow } from './findProducts.ts';

/** What the page of a product states and promises; empty where nothing was said. */
export const factsOf = ({ facts }: Pick<ProductRow, 'facts'>): ProductFactsSeed =>
  facts === null ? {} : (JSON.parse(facts) as ProductFactsSeed);
