import type { ShopThunk } from '@shop/state';

/** How many are kept. */
const MOST = 5;
/** Longest text that is searched for. */
const LONGEST = 128;

/** What was searched for in this browser, the newest first. Signing out forgets it. */
export const readSearches =
  (): ShopThunk<string[]> =>
  (_, __, { persistence }) => {
    const texts: unknown = persistence.get('recentSearches')?.texts;
    return Array.isArray(texts) ? texts.filter((text): text is string => typeof text === 'string').slice(0, MOST) : [];
  };

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
    const others = dispatch(readSearches()).filter(other => other.toLowerCase() !== text.toLowerCase());
    persistence.set('recentSearches', { texts: [text, ...others].slice(0, MOST) });
  };
