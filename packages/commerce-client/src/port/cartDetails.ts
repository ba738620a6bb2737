import { cartNotFound } from '@shop/messages/purchase';
import type { CommerceClient } from '../createCommerceClient.ts';
import type { CartDetails, CartItem, RawCart } from '../entities.ts';
import { GetCustomAnswers } from '../operations/cart.ts';
import { present } from './expectations.ts';

const isCustomised = (line: CartItem) => 'customizable_options' in line && line.customizable_options.length > 0;

/**
 * A cart as an answer holds it, without the lines that the server could not read, and with what was answered to
 * customisable options, which takes a query of its own.
 */
export async function cartDetailsOf(
  client: Pick<CommerceClient, 'query'>,
  cart: RawCart | null | undefined,
): Promise<CartDetails> {
  const { items: raw, ...rest } = present(cart, cartNotFound);
  const items: CartItem[] = (raw ?? []).filter(item => item !== null);
  if (!items.some(isCustomised)) return { ...rest, items };
  const answer = await client.query(GetCustomAnswers, { cartId: rest.id });
  const answers = new Map(
    (answer.cart?.items ?? []).flatMap(line =>
      line && 'customizable_options' in line
        ? [[line.uid, line.customizable_options.filter(option => option !== null)] as const]
        : [],
    ),
  );
  return {
    ...rest,
    items: items.map(line => (isCustomised(line) ? { ...line, answers: answers.get(line.uid) ?? [] } : line)),
  };
}
