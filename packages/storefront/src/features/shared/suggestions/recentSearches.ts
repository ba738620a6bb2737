import type { ShopThunk } from '@shop/state';
import { recentTexts, withNewest } from '../recentTexts.ts';

/** Longest text that is searched for. */
const LONGEST = 128;

/** What was searched for in this browser, the newest first. Signing out forgets it. */
export const readSearches =
  (): ShopThunk<string[]> =>
  (_, __, { persistence }) =>
    recentTexts(persistence.get('recentSearches')?.texts);

/** Forgets them, in every tab. */
export const forgetSearches =
  (): ShopThunk =>
  (_, __, { persistence }) =>
    persistence.remove('recentSearches');

/** Remembers a search; one that is known moves to the front. */
export const keepSearch =
  (typed: string): ShopThunk =>
  (dispatch, _, { persistence }) => {
    const text = typed.trim().replace(/\s+/g, ' ').slice(0, LONGEST);
    if (text === '') return;
    persistence.set('recentSearches', {
      texts: withNewest(text, dispatch(readSearches()), each => each.toLowerCase()),
    });
  };
