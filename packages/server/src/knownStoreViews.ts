export interface KnownStoreViewsOptions {
  commerceUrl: string;
  fetch: typeof fetch;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** How long a list counts, ms: a new store view is reachable after that. */
const kept = 60_000;
/** How long the back end may take to answer, ms. */
const patience = 2000;

interface Answer {
  data?: { availableStores?: ({ store_code: string | null } | null)[] | null } | null;
}

/**
 * The codes of the store views that the back end has, so that a cookie or address with another one is ignored instead
 * of answered with an error. Undefined while the back end has never said: then a code is taken at its word.
 */
export function knownStoreViews({
  commerceUrl,
  fetch,
  now,
}: KnownStoreViewsOptions): () => Promise<ReadonlySet<string> | undefined> {
  let known: ReadonlySet<string> | undefined;
  let asking: Promise<void> | undefined;
  let asked = Number.NEGATIVE_INFINITY;
  const ask = async () => {
    try {
      const answer = await fetch(
        `${commerceUrl}/graphql?query=${encodeURIComponent('{availableStores{store_code}}')}`,
        { signal: AbortSignal.timeout(patience) },
      );
      const { data } = (await answer.json()) as Answer;
      const codes = (data?.availableStores ?? []).flatMap(store => store?.store_code ?? []);
      if (codes.length > 0) known = new Set(codes);
    } catch {
      // The list that is known stays.
    }
  };
  return async () => {
    if (asking === undefined && now() - asked >= kept) {
      asked = now();
      asking = ask().finally(() => {
        asking = undefined;
      });
    }
    // Who has a list does not wait for the next one.
    if (known === undefined) await asking;
    return known;
  };
}
