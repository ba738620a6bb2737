import type { DatabaseSync } from 'node:sqlite';
import { rows } from '../database.ts';
import { type ItemGift, itemGift, NO_GIFT } from '../gifts/Gift.ts';
import { basePrice, bundleOf, bundleSelections, selectionPrice } from '../products/bundles.ts';
import { downloadableOf, type DownloadableLinkRow, linksOf } from '../products/downloads.ts';
import { productById, type ProductRow } from '../products/findProducts.ts';
import { giftCardProduct } from '../products/giftCardProducts.ts';
import { type Buyer, pricedAlone } from '../products/pricedInView.ts';
import { limitProblem } from '../products/saleQuantity.ts';
import { priceOfOne } from '../products/tierPrices.ts';
import { type Choice, parseChoice } from './choices.ts';
import { type Answer, answersOf, answersPrice } from './customChoices.ts';

/** What is wrong with a line that was fine when it was put into the cart. */
export type LineTrouble = 'out of stock' | 'too many' | 'not so many';

/** Pieces that one piece of a line takes from the stock of a product. */
export interface Part {
  product: ProductRow;
  quantity: number;
}

/** What a bundle in a cart consists of. Money in paise for one piece. */
export interface BundlePart extends Part {
  selectionId: number;
  optionId: number;
  regularPrice: number;
  price: number;
}

/** A line of a cart. Money in paise. */
export interface CartLine {
  /** Cart item id. */
  id: number;
  quantity: number;
  /** What is sold: of a configurable product the variant. */
  product: ProductRow;
  /** The configurable product of a variant. */
  parent: ProductRow | undefined;
  choice: Choice | undefined;
  /** Where stock is taken: the product itself, or what was chosen for a bundle. */
  parts: Part[];
  /** Of a bundle; otherwise empty. */
  bundle: BundlePart[];
  /** Of a downloadable product; otherwise empty. */
  links: DownloadableLinkRow[];
  /** To the product's customisable options. */
  answers: Answer[];
  /** Something of it has to be sent. */
  isPhysical: boolean;
  /** For one piece, now. */
  price: number;
  /** For one piece, before any special price. */
  regularPrice: number;
  rowTotal: number;
  /** Handling charge of the whole line (cart-11). */
  handling: number;
  /** What is asked for it; nothing where nothing of it is sent. */
  gift: ItemGift;
  trouble: LineTrouble | undefined;
  /** Which of its products' own limits the line breaks, where that is the trouble. */
  limit: ReturnType<typeof limitProblem>;
}

interface ItemRow {
  id: number;
  product_id: number;
  choice: string;
  quantity: number;
  gift: string | null;
}

/**
 * The lines of a cart in the order in which they came. `missing` counts those whose product, or a part of it, has gone
 * from the catalogue. `buyer`: at whose prices; noBuyer for who does not look at them.
 */
export function cartLines(buyer: Buyer, cartId: number): { lines: CartLine[]; missing: number } {
  const { db } = buyer;
  const items = rows<ItemRow>(
    db,
    'SELECT id, product_id, choice, quantity, gift FROM cart_item WHERE cart_id = ? ORDER BY id',
    cartId,
  );
  const lines = items.flatMap(item => {
    const product = productById(db, item.product_id);
    return (product && cartLine(buyer, item, product)) ?? [];
  });
  const taken = demand(lines);
  for (const line of lines) {
    line.trouble = troubleOf(line, taken);
    if (line.trouble !== undefined) continue;
    line.limit = brokenLimit(db, line);
    if (line.limit) line.trouble = 'not so many';
  }
  return { lines, missing: items.length - lines.length };
}

/** Pieces that lines take from the stock of each product, by product id. */
export function demand(lines: readonly Pick<CartLine, 'parts' | 'quantity'>[]): Map<number, number> {
  const taken = new Map<number, number>();
  for (const { parts, quantity } of lines) {
    for (const part of parts) taken.set(part.product.id, (taken.get(part.product.id) ?? 0) + part.quantity * quantity);
  }
  return taken;
}

function troubleOf({ parts }: CartLine, taken: ReadonlyMap<number, number>): LineTrouble | undefined {
  if (parts.some(({ product }) => product.stock === 0)) return 'out of stock';
  return parts.some(({ product }) => taken.get(product.id)! > product.stock) ? 'too many' : undefined;
}

/** A limit that was set after the line was put into the cart. */
function brokenLimit(db: DatabaseSync, { parts, quantity }: CartLine): CartLine['limit'] {
  for (const part of parts) {
    const problem = limitProblem(db, part.product.id, part.quantity * quantity);
    if (problem) return problem;
  }
  return undefined;
}

/** What one of `quantity` pieces takes and costs; undefined when what was chosen is no longer offered. */
export function makeUp(
  buyer: Buyer,
  product: ProductRow,
  choice: Choice | undefined,
  quantity: number,
): Pick<CartLine, 'parts' | 'bundle' | 'links' | 'answers' | 'price' | 'regularPrice' | 'isPhysical'> | undefined {
  const { db } = buyer;
  const itself: Part[] = [{ product, quantity: 1 }];
  const none = { bundle: [], links: [], answers: [] };
  if (choice?.productType === 'bundle') return bundleMakeUp(buyer, product, choice.selections);
  if (choice?.productType === 'downloadable') {
    const links = linksOf(db, product.id).filter(({ id }) => choice.links.includes(id));
    if (links.length < choice.links.length) return undefined;
    const extra = downloadableOf(db, product.id)!.purchased_separately
      ? links.reduce((sum, link) => sum + link.price, 0)
      : 0;
    return {
      ...none,
      parts: itself,
      links,
      price: priceOfOne(buyer, product, quantity) + extra,
      regularPrice: pricedAlone(buyer, product).price + extra,
      isPhysical: false,
    };
  }
  if (choice?.productType === 'giftcard') {
    return {
      ...none,
      parts: itself,
      price: choice.amount,
      regularPrice: choice.amount,
      isPhysical: giftCardProduct(db, product.id)?.type !== 'virtual',
    };
  }
  const answers = answersOf(db, choice?.custom ?? []);
  if (!answers) return undefined;
  const price = priceOfOne(buyer, product, quantity);
  const { price: regular } = pricedAlone(buyer, product);
  return {
    ...none,
    parts: itself,
    answers,
    price: price + answersPrice(answers, price),
    regularPrice: regular + answersPrice(answers, regular),
    isPhysical: product.type !== 'virtual',
  };
}

function bundleMakeUp(
  buyer: Buyer,
  product: ProductRow,
  selections: readonly { id: number; quantity: number }[],
): ReturnType<typeof makeUp> {
  const { db } = buyer;
  const owner = pricedAlone(buyer, product);
  const bundle = bundleOf(db, product.id);
  const known = new Map(bundle && bundleSelections(db, product.id).map(selection => [selection.id, selection]));
  const parts = selections.flatMap(({ id, quantity }): BundlePart[] => {
    const selection = known.get(id);
    const child = selection && productById(db, selection.product_id);
    if (!bundle || !selection || !child) return [];
    const { regular, final } = selectionPrice(bundle, owner, selection, pricedAlone(buyer, child));
    return [
      { selectionId: id, optionId: selection.option_id, product: child, quantity, regularPrice: regular, price: final },
    ];
  });
  if (!bundle || parts.length < selections.length) return undefined;
  const base = basePrice(bundle, owner);
  return {
    parts,
    bundle: parts,
    links: [],
    answers: [],
    price: parts.reduce((sum, part) => sum + part.price * part.quantity, base.final),
    regularPrice: parts.reduce((sum, part) => sum + part.regularPrice * part.quantity, base.regular),
    isPhysical: parts.some(part => part.product.type !== 'virtual'),
  };
}

function cartLine(
  buyer: Buyer,
  { id, quantity, choice: text, gift }: ItemRow,
  product: ProductRow,
): CartLine | undefined {
  const choice = parseChoice(text);
  const made = makeUp(buyer, product, choice, quantity);
  if (!made) return undefined;
  const handling = made.bundle.reduce(
    (sum, part) => sum + (part.product.surcharge ?? 0) * part.quantity,
    product.surcharge ?? 0,
  );
  return {
    id,
    quantity,
    product,
    parent: product.parent_id === null ? undefined : productById(buyer.db, product.parent_id),
    choice,
    ...made,
    rowTotal: made.price * quantity,
    handling: handling * quantity,
    gift: made.isPhysical ? itemGift({ gift }) : NO_GIFT,
    trouble: undefined,
    limit: undefined,
  };
}
