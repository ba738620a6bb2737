import type { CartDetails } from '@shop/commerce-client';
import type { ShopThunk } from '../services.ts';
import { lineKey } from './cartLines.ts';

const priceOf = ({ prices }: CartDetails['items'][number]) =>
  prices?.price_including_tax?.value ?? prices?.price?.value ?? undefined;

/**
 * The lines in the places that the shopper knows them in, new ones last. The server lists a configurable line last
 * after each change, since it is taken out and put in again. Places are remembered, so that a reload shows them too,
 * and with them what a piece cost when it came in (cart-15).
 */
export const inPlace =
  (details: CartDetails): ShopThunk<CartDetails> =>
  (dispatch, __, { persistence }) => {
    const known = persistence.get('linePlaces');
    const places = known?.cartId === details.id ? known.keys : [];
    const placeOf = new Map(places.map((key, place) => [key, place]));
    const place = (line: CartDetails['items'][number]) => placeOf.get(lineKey(line)) ?? places.length;
    const items = details.items.toSorted((one, other) => place(one) - place(other));
    const keys = items.map(lineKey);
    const first = dispatch(firstPrices(details.id));
    const prices = Object.fromEntries(
      items.flatMap(line => {
        const price = first[lineKey(line)] ?? priceOf(line);
        return price === undefined ? [] : [[lineKey(line), price]];
      }),
    );
    if (keys.join() !== places.join() || Object.keys(prices).join() !== Object.keys(first).join())
      persistence.set('linePlaces', { cartId: details.id, keys, prices });
    return { ...details, items };
  };

/** What one piece of each line cost when this browser first saw it in the cart: rupees by the line's key (`lineKey`). */
export const firstPrices =
  (cartId: string): ShopThunk<Record<string, number>> =>
  (_, __, { persistence }) => {
    const known = persistence.get('linePlaces');
    if (known?.cartId !== cartId) return {};
    const prices: Record<string, unknown> = { ...known.prices };
    return Object.fromEntries(
      Object.entries(prices).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  };
