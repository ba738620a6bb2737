import type { CartDetails } from '@shop/commerce-client';
import type { ShopThunk } from '../services.ts';
import { lineKey } from './cartLines.ts';

/**
 * The lines in the places that the shopper knows them in, new ones last. The server lists a configurable line last
 * after each change, since it is taken out and put in again. Places are remembered, so that a reload shows them too.
 */
export const inPlace =
  (details: CartDetails): ShopThunk<CartDetails> =>
  (_, __, { persistence }) => {
    const known = persistence.get('linePlaces');
    const places = known?.cartId === details.id ? known.keys : [];
    const placeOf = new Map(places.map((key, place) => [key, place]));
    const place = (line: CartDetails['items'][number]) => placeOf.get(lineKey(line)) ?? places.length;
    const items = details.items.toSorted((one, other) => place(one) - place(other));
    const keys = items.map(lineKey);
    if (keys.join() !== places.join()) persistence.set('linePlaces', { cartId: details.id, keys });
    return { ...details, items };
  };
