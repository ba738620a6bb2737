import { GraphQLError } from 'graphql';

/** What one request may cost. A value that is answered costs 1, so much is a cart of several hundred lines. */
export const MAX_COST = 50_000;

/** Characters of a text, or of the name that it is answered under, that cost as much as a value. */
const CHARACTERS = 256;

/** What asking for a field costs where it is far more than reading a value: it searches the catalogue, or writes. */
const weights: Readonly<Record<string, number>> = {
  'Query.products': 1000,
  'Query.categoryList': 100,
  'Query.categories': 500,
  'CategoryTree.products': 1000,
};
const MUTATION = 1000;

/** The cost of a field besides what it answers. */
export const weightOf = (type: string, field: string): number =>
  weights[`${type}.${field}`] ?? (type === 'Mutation' ? MUTATION : 1);

/** Counts what one request costs while it is answered, and stops it when it costs too much. */
export class QueryCost {
  #spent = 0;
  readonly #stop = new AbortController();

  get spent(): number {
    return this.#spent;
  }

  /** Aborted, with the error for the client as its reason, once the request costs too much. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Throws when that is more than one request may cost. */
  spend(cost: number): void {
    this.#spent += cost;
    if (this.#spent <= MAX_COST) return;
    const error = new GraphQLError(`Max query cost should be ${MAX_COST}. Ask for fewer things at once.`, {
      extensions: { category: 'graphql' },
    });
    this.#stop.abort(error);
    throw error;
  }

  /** Counts a text by its length, and what it is answered under by that of its name. */
  spendOnText(text: string, name: string | number): void {
    const length = text.length + (typeof name === 'string' ? name.length : 0);
    if (length >= CHARACTERS) this.spend(Math.floor(length / CHARACTERS));
  }
}
