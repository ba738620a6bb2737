import { createContext } from 'react';
import type { Wish } from './interruptedWish.ts';

export interface Wishes {
  /** Skus of the products whose hearts are filled. */
  wished: ReadonlySet<string>;
  /** Somebody pressed a heart. */
  press: (wish: Wish) => void;
}

/** Undefined where the shop has no wishlist. */
export const WishesContext = createContext<Wishes | undefined>(undefined);
