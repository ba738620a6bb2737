import type { DatabaseSync } from 'node:sqlite';
import type { CartLine } from '../cart/cartLines.ts';
import { choiceText } from '../cart/choices.ts';
import { run } from '../database.ts';
import { type GiftMessage, type ItemGift, NO_GIFT } from './Gift.ts';
import { readGiftMessage, readWrapping } from './readGift.ts';

/** What CartItemUpdateInput says of a line that is a gift; what is absent stays. */
export interface ItemGiftInput {
  gift_message?: GiftMessage | null;
  gift_wrapping_id?: string | null;
}

/**
 * Sets what is asked for a line. What cannot be sent takes none, which Magento does not complain of. Throws
 * graphql-input and graphql-no-such-entity.
 */
export function changeItemGift(
  db: DatabaseSync,
  { id, gift, isPhysical }: CartLine,
  { gift_message: message, gift_wrapping_id: wrapping }: ItemGiftInput,
): void {
  if (!isPhysical || (message === undefined && wrapping === undefined)) return;
  const changed: ItemGift = {
    message: message === undefined ? gift.message : readGiftMessage(message),
    wrapping: wrapping === undefined ? gift.wrapping : readWrapping(db, wrapping),
  };
  run(db, 'UPDATE cart_item SET gift = ? WHERE id = ?', JSON.stringify(changed), id);
}

/** After a line went into another cart: what was asked for it goes along (cart-24), unless something is asked for its equal there. */
export function moveItemGift(db: DatabaseSync, cartId: number, { gift, product, choice }: CartLine): void {
  if (gift === NO_GIFT) return;
  run(
    db,
    'UPDATE cart_item SET gift = coalesce(gift, ?) WHERE cart_id = ? AND product_id = ? AND choice = ?',
    JSON.stringify(gift),
    cartId,
    product.id,
    choiceText(choice),
  );
}
