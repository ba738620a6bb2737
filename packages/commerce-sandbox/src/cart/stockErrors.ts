import { inputError, noSuchEntity } from '../errors.ts';
import type { CartLine } from './cartLines.ts';
import type { CartView } from './CartView.ts';

/** What a line says about itself; null when it can be bought. */
export function lineProblem({ trouble, limit }: CartLine): string | null {
  if (trouble === undefined) return null;
  if (limit) return limit.message;
  return trouble === 'out of stock' ? 'This product is out of stock.' : 'The requested qty is not available';
}

/** Complaints about the whole cart, as Magento 2.4.0 to 2.4.4 puts them in front of `cart.items`. */
export function quoteErrors({ lines }: CartView): Error[] {
  const texts = [
    ...(lines.some(line => line.trouble === 'out of stock') ? ['Some of the products are out of stock.'] : []),
    ...(lines.some(line => line.trouble === 'too many') ? ['The requested qty is not available'] : []),
  ];
  return texts.map(text => inputError(text));
}

/** One error for each line whose product has been deleted. */
export const goneProducts = ({ missing }: CartView): Error[] =>
  Array.from({ length: missing }, () =>
    noSuchEntity("The product that was requested doesn't exist. Verify the product and try again."),
  );
