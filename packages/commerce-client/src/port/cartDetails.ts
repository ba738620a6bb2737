import { cartNotFound } from '@shop/messages/purchase';
import type { CartDetails, RawCart } from '../entities.ts';
import { present } from './expectations.ts';

/** A cart as an answer holds it, without the lines that the server could not read. */
export function cartDetailsOf(cart: RawCart | null | undefined): CartDetails {
  const { items, ...rest } = present(cart, cartNotFound);
  return { ...rest, items: (items ?? []).filter(item => item !== null) };
}
