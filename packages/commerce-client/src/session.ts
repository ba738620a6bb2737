/**
 * Who is asking, read afresh at every attempt: by the browser from its storage, on the server from the request's store
 * view only, because nothing private is rendered there.
 */
export interface SessionSource {
  /** The customer's bearer token; undefined for a guest. */
  token(): string | undefined;
  /** Store view code, sent as the Store header and as a part of REST paths. */
  storeCode(): string;
  /** Display currency code, where the shopper chose one. */
  currency(): string | undefined;
  /** The last X-Magento-Cache-Id. Its owner drops it on sign-out and on a change of store view. */
  cacheId: { get(): string | undefined; set(id: string): void };
  online(): boolean;
}
