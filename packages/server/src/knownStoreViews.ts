export interface KnownStoreViewsOptions {
  commerceUrl: string;
  fetch: typeof fetch;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** Locales of store views, for example "hi_IN", by their codes. */
export type StoreViews = ReadonlyMap<string, string>;

/** How long a list counts, ms: a new store view is reachable after that. */
const kept = 60_000;
/** How long the back end may take to answer, ms. */
const patience = 2000;

interface Answer {
  data?: { availableStores?: ({ store_code: string | null; locale?: string | null } | null)[] | null } | null;
}

/**
 * The store views that the back end has: the locale of each by its code, empty where it does not say. By them a cookie or
 * address with another code is ignored instead of answered with an error. Undefined while the back end has never said:
 * then a code is taken at its word.
 */
export function knownStoreViews({
  commerceUrl,
  fetch,
  now,
}: KnownStoreViewsOptions): () => Promise<StoreViews | undefined> {
  let known: StoreViews | undefined;
  let asking: Promise<void> | undefined;
  let asked = Number.NEGATIVE_INFINITY;
  const ask = async () => {
    try {
      const answer = await fetch(
        `${commerceUrl}/graphql?query=${encodeURIComponent('{availableStores{store_code locale}}')}`,
        { signal: AbortSignal.timeout(patience) },
      );
      const { data } = (await answer.json()) as Answer;
      const views = new Map(
        (data?.availableStores ?? []).flatMap(store =>
          store?.store_code ? [[store.store_code, store.locale ?? ''] as const] : [],
        ),
      );
      if (views.size > 0) known = views;
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
