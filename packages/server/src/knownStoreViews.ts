export interface KnownStoreViewsOptions {
  commerceUrl: string;
  fetch: typeof fetch;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** What the back end says of a store view; "unknown" while it has said nothing yet. */
export type StoreView =
  | { kind: 'there'; /** For example "hi_IN"; empty where the back end names none. */ locale: string }
  | { kind: 'absent' }
  | { kind: 'unknown' };

/** Says by its code what is known of a store view. */
export type StoreViews = (code: string) => Promise<StoreView>;

/** How long an answer counts, ms: a new store view is reachable after that. */
const kept = 60_000;
/** When the back end is asked again that has said nothing yet, ms. */
const soon = 2000;
/** How long the back end may take to answer, ms. */
const patience = 2000;
/** How many codes are known: anybody can make some up. */
const most = 1000;

interface Answer {
  data?: { storeConfig?: { store_code: string | null; locale?: string | null } | null } | null;
  errors?: { extensions?: { category?: string } }[];
}

/** Nothing but its header goes into this question, so that input which is refused is the code of the store view. */
function viewIn({ data, errors = [] }: Answer, code: string): StoreView {
  if (errors.some(({ extensions }) => extensions?.category === 'graphql-input')) return { kind: 'absent' };
  const store = data?.storeConfig;
  if (!store?.store_code) return { kind: 'unknown' };
  return store.store_code === code ? { kind: 'there', locale: store.locale ?? '' } : { kind: 'absent' };
}

interface Known {
  view: StoreView;
  /** From when on it is asked for again. */
  due: number;
  asking?: Promise<void> | undefined;
}

/**
 * The store views that the back end has. Each is asked for by its code, as a Magento lists those of one website alone. By
 * them a cookie or address with another code is ignored instead of answered with an error; while the back end has said
 * nothing of a code, that is taken at its word.
 */
export function knownStoreViews({ commerceUrl, fetch, now }: KnownStoreViewsOptions): StoreViews {
  const known = new Map<string, Known>();
  const ask = async (code: string): Promise<StoreView> => {
    try {
      const answer = await fetch(
        `${commerceUrl}/graphql?query=${encodeURIComponent('{storeConfig{store_code locale}}')}`,
        {
          headers: { store: code },
          signal: AbortSignal.timeout(patience),
        },
      );
      return viewIn((await answer.json()) as Answer, code);
    } catch {
      return { kind: 'unknown' };
    }
  };
  const begin = (code: string): Known => {
    if (known.size >= most) {
      const [madeUp] = [...known].find(([, { view }]) => view.kind !== 'there') ?? [];
      if (madeUp !== undefined) known.delete(madeUp);
    }
    const begun: Known = { view: { kind: 'unknown' }, due: Number.NEGATIVE_INFINITY };
    known.set(code, begun);
    return begun;
  };
  return async code => {
    const entry = known.get(code) ?? begin(code);
    if (entry.asking === undefined && now() >= entry.due)
      entry.asking = ask(code).then(view => {
        // What is known stays while the back end is away.
        if (view.kind !== 'unknown') entry.view = view;
        entry.due = now() + (entry.view.kind === 'unknown' ? soon : kept);
        entry.asking = undefined;
      });
    // Who knows something does not wait for news of it.
    if (entry.view.kind === 'unknown') await entry.asking;
    return entry.view;
  };
}
