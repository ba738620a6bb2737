import type { DatabaseSync } from 'node:sqlite';
import type { MagentoRelease, SandboxContext } from '../context.ts';
import { row, run } from '../database.ts';
import type { ProductRow } from '../products/findProducts.ts';
import { noBuyer } from '../products/pricedInView.ts';
import { limitProblem } from '../products/saleQuantity.ts';
import { type CartLine, cartLines, demand, makeUp } from './cartLines.ts';
import { CartProblem } from './CartProblem.ts';
import { choiceText } from './choices.ts';
import { type AddRequest, findSold, type Wanted } from './findSold.ts';

/** Magento's default for "maximum qty allowed in shopping cart". */
export const MAX_QUANTITY = 10_000;

/** Throws CartProblem for a number of pieces that no line can have. */
function checkNumber(quantity: number): void {
  if (!(quantity > 0)) throw new CartProblem('UNDEFINED', 'The product quantity should be greater than 0');
  if (!Number.isInteger(quantity))
    throw new CartProblem('UNDEFINED', 'You cannot use decimal quantity for this product.');
  if (quantity > MAX_QUANTITY)
    throw new CartProblem('UNDEFINED', 'The requested qty exceeds the maximum qty allowed in shopping cart');
}

/** Throws CartProblem unless the stock of a product allows `pieces`, of which `others` are asked for by other lines. */
function checkStock(
  product: ProductRow,
  pieces: number,
  others: number,
  magentoRelease: MagentoRelease,
  isPart: boolean,
): void {
  if (product.stock === 0) {
    throw new CartProblem(
      'INSUFFICIENT_STOCK',
      isPart ? 'Selected required options are not available.' : 'This product is out of stock.',
      'gone',
      0,
    );
  }
  if (pieces + others <= product.stock) return;
  const text =
    magentoRelease === '2.4.8'
      ? `Only ${Math.max(0, product.stock - others)} of ${pieces} available`
      : 'The requested qty is not available';
  throw new CartProblem('INSUFFICIENT_STOCK', text, undefined, Math.max(0, product.stock - others));
}

/** Throws CartProblem when a product has limits of its own that `pieces` break. */
function checkLimits(db: DatabaseSync, { id }: ProductRow, pieces: number): void {
  const problem = limitProblem(db, id, pieces);
  if (problem) throw new CartProblem('UNDEFINED', problem.message);
}

/** Throws CartProblem unless a line can have so many pieces beside the others of its cart. */
export function checkLine(
  db: DatabaseSync,
  quantity: number,
  line: Pick<CartLine, 'parts' | 'bundle'>,
  others: ReadonlyMap<number, number>,
  magentoRelease: MagentoRelease,
): void {
  checkNumber(quantity);
  for (const part of line.parts) checkLimits(db, part.product, part.quantity * quantity);
  for (const part of line.parts) {
    checkStock(
      part.product,
      part.quantity * quantity,
      others.get(part.product.id) ?? 0,
      magentoRelease,
      line.bundle.length > 0,
    );
  }
}

/** The id and pieces of the line with this product and choice. */
export function equalLine(
  db: DatabaseSync,
  cartId: number,
  productId: number,
  choice: string,
): { id: number; quantity: number } | undefined {
  return row<{ id: number; quantity: number }>(
    db,
    'SELECT id, quantity FROM cart_item WHERE cart_id = ? AND product_id = ? AND choice = ?',
    cartId,
    productId,
    choice,
  );
}

/**
 * Puts what is wanted into a cart, after checking all of it; an equal line grows. Throws CartProblem and writes nothing
 * then.
 */
export function putWanted(
  { db, clock, config }: Pick<SandboxContext, 'db' | 'clock' | 'config'>,
  cartId: number,
  wanted: readonly Wanted[],
): void {
  const { lines } = cartLines(noBuyer(db), cartId);
  const held = lines.map(line => ({ id: line.id, parts: line.parts, quantity: line.quantity }));
  for (const { product, quantity, choice } of wanted) {
    checkNumber(quantity);
    const made = makeUp(noBuyer(db), product, choice, quantity);
    if (!made) throw new CartProblem('UNDEFINED', 'The options you selected are not available.', 'option');
    const equal = equalLine(db, cartId, product.id, choiceText(choice));
    const others = demand(held.filter(({ id }) => id !== equal?.id));
    checkLine(db, (equal?.quantity ?? 0) + quantity, made, others, config.magentoRelease);
    held.push({ id: 0, parts: made.parts, quantity });
  }
  for (const { product, quantity, choice } of wanted)
    putItem(db, cartId, product.id, quantity, clock(), choiceText(choice));
}

/** Puts a product into a cart; an equal line grows. Throws CartProblem and writes nothing then. */
export function addItem(
  context: Pick<SandboxContext, 'db' | 'clock' | 'config' | 'storeView'>,
  cartId: number,
  request: AddRequest,
): void {
  putWanted(context, cartId, findSold(context, request));
}

/** Adds pieces to the line of a product, unchecked. `choice` is what choiceText makes. */
export function putItem(
  db: DatabaseSync,
  cartId: number,
  productId: number,
  quantity: number,
  now: Date,
  choice = '',
): void {
  run(
    db,
    `INSERT INTO cart_item (cart_id, product_id, choice, quantity, created_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (cart_id, product_id, choice) DO UPDATE SET quantity = quantity + excluded.quantity`,
    cartId,
    productId,
    choice,
    quantity,
    now.getTime(),
  );
}
