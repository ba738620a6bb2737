import type { SandboxContext } from '../context.ts';
import { noBuyer } from '../products/pricedInView.ts';
import { cartLines, demand } from './cartLines.ts';
import { putItem } from './cartItems.ts';
import { choiceText } from './choices.ts';
import { type CartRow, changeCart } from './findCart.ts';
import { moveItemGift } from '../gifts/changeItemGift.ts';
import { mergeGiftCards } from './giftCards.ts';

/**
 * Moves the lines of one cart into another. Equal lines add up; a line for which there is not enough stock is dropped
 * without a word, as Magento does. A coupon of the source replaces that of the target, gift cards add up. The source ends.
 */
export function mergeCart(context: Pick<SandboxContext, 'db' | 'clock'>, source: CartRow, target: CartRow): void {
  const { db, clock } = context;
  const taken = demand(cartLines(noBuyer(db), target.id).lines);
  for (const line of cartLines(noBuyer(db), source.id).lines) {
    const pieces = demand([line]);
    const fits = line.parts.every(
      ({ product }) => (taken.get(product.id) ?? 0) + pieces.get(product.id)! <= product.stock,
    );
    if (!fits) continue;
    putItem(db, target.id, line.product.id, line.quantity, clock(), choiceText(line.choice));
    moveItemGift(db, target.id, line);
    for (const [id, count] of pieces) taken.set(id, (taken.get(id) ?? 0) + count);
  }
  changeCart(context, target.id, {
    coupon_code: source.coupon_code ?? target.coupon_code,
    gift: target.gift ?? source.gift,
  });
  mergeGiftCards(db, source.id, target.id);
  changeCart(context, source.id, { is_active: 0 });
}
