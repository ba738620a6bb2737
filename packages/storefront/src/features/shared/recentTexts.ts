// chunk: recent
/** How many of a kind are kept. */
const MOST = 5;

/** The texts of a list that was kept in the browser, where another script may have written. */
export const recentTexts = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((text): text is string => typeof text === 'string').slice(0, MOST) : [];

/**
 * The list with a new text in front; one that is known moves there.
 *
 * @param nameOf what two texts have in common that count as the same.
 */
export const withNewest = (text: string, known: string[], nameOf = (each: string) => each): string[] =>
  [text, ...known.filter(other => nameOf(other) !== nameOf(text))].slice(0, MOST);
