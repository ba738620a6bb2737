import type { SandboxContext } from '../context.ts';
import type { ProductRow } from '../products/findProducts.ts';
import { giftCardProduct } from '../products/giftCardProducts.ts';
import type { ResolverMap } from '../resolverMap.ts';

/** Whether a product comes in a parcel, with which a message can go and which can be wrapped. */
function isSent({ type, id }: ProductRow, _: unknown, { db }: SandboxContext): boolean {
  if (type === 'giftcard') return giftCardProduct(db, id)?.type !== 'virtual';
  return type !== 'virtual' && type !== 'downloadable';
}

/** What a product answers about being given. Each design has its own price, so that no product has one. */
export const productGiftFields: ResolverMap[string] = {
  gift_message_available: isSent,
  gift_wrapping_available: isSent,
  gift_wrapping_price: () => null,
};
