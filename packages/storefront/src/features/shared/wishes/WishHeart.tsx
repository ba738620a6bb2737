import { wish } from '@shop/messages/wishlist';
import { use } from 'react';
import type { WrittenOption } from './interruptedWish.ts';
import css from './WishHeart.module.css';
import { WishesContext } from './WishesContext.ts';

export interface WishHeartProps {
  /** Of the product, by which the heart knows how it stands. */
  sku: string;
  /** Of the product, read out with what it is. */
  name: string;
  /** Uids of the options that were chosen. */
  options?: string[] | undefined;
  /** What was written of it, for example on a gift card. */
  entered?: WrittenOption[] | undefined;
}

/**
 * Puts a product on the shopper's wishlist and takes it off. Its heart is drawn by the style sheet. Nothing where the
 * shop has no wishlist.
 */
export function WishHeart({ sku, name, options = [], entered }: WishHeartProps) {
  const wishes = use(WishesContext);
  return (
    wishes && (
      <button
        type="button"
        className={css['heart']}
        aria-pressed={wishes.wished.has(sku)}
        aria-label={wish(name)}
        title={wish(name)}
        onClick={() => wishes.press({ sku, name, options, ...(entered && { entered }) })}
      />
    )
  );
}
