import type { CartItem } from '@shop/commerce-client';
import type { SavedLine, ShopThunk } from '@shop/state';
import { itemAgain } from './goneLine.ts';
import { lineView } from './cartLine.ts';

const isSaved = (line: unknown): line is SavedLine => {
  const known = line as Partial<SavedLine> | null;
  return typeof known?.sku === 'string' && typeof known.name === 'string' && typeof known.quantity === 'number';
};

/** What a saved line is known by. */
export const savedKey = ({ sku, selectedOptions = [], enteredOptions = [] }: SavedLine): string =>
  [sku, ...selectedOptions, ...enteredOptions.flatMap(({ uid, value }) => [uid, value])].join(' ');

/** What was put aside in a store view, the newest first. */
export const readSaved =
  (storeCode: string): ShopThunk<SavedLine[]> =>
  (_, __, { persistence }) => {
    const lines: unknown = persistence.get('savedForLater')?.stores?.[storeCode];
    return Array.isArray(lines) ? lines.filter(isSaved) : [];
  };

const listeners = new Set<() => void>();

/** Hears of each change to what is put aside, also in another tab; the result stops that. */
export function onSaved(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Keeps a line; of one that is there already the pieces add up. */
export const keepSaved =
  (storeCode: string, line: SavedLine): ShopThunk =>
  dispatch => {
    const known = dispatch(readSaved(storeCode));
    const before = known.find(other => savedKey(other) === savedKey(line))?.quantity ?? 0;
    const others = known.filter(other => savedKey(other) !== savedKey(line));
    dispatch(writeSaved(storeCode, [{ ...line, quantity: before + line.quantity }, ...others]));
  };

/** Takes pieces off a saved line, and the line with its last one. */
export const dropSaved =
  (storeCode: string, line: SavedLine): ShopThunk =>
  dispatch =>
    dispatch(
      writeSaved(
        storeCode,
        dispatch(readSaved(storeCode)).flatMap(other =>
          savedKey(other) !== savedKey(line)
            ? other
            : other.quantity > line.quantity
              ? { ...other, quantity: other.quantity - line.quantity }
              : [],
        ),
      ),
    );

const writeSaved =
  (storeCode: string, lines: SavedLine[]): ShopThunk =>
  (_, __, { persistence }) => {
    persistence.set('savedForLater', { stores: { ...persistence.get('savedForLater')?.stores, [storeCode]: lines } });
    for (const listener of listeners) listener();
  };

/** A line of the cart as it is put aside; undefined where the cart does not tell enough to have it again. */
export function toSaved(line: CartItem): SavedLine | undefined {
  const item = itemAgain(line);
  if (!item) return undefined;
  const { sku, parentSku, quantity, selectedOptions, enteredOptions } = item;
  const { name, href, picture, options, price } = lineView(line);
  return {
    sku,
    parentSku,
    quantity,
    selectedOptions,
    enteredOptions,
    name,
    href,
    picture,
    options: options.map(({ value }) => value),
    price,
  };
}
