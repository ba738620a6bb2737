import type { Chosen } from '../shared/options/choices.ts';
import type { Product } from './productModel.ts';

/** What every box by which a product is bought is given. */
export interface BuyBoxProps {
  /** Of whatever type. */
  product: Product;
  /** What is chosen of a configurable product, for the whole page: its pictures follow. */
  chosen: Chosen;
  /** Told of the whole choice. */
  onChoose: (chosen: Chosen) => void;
}
