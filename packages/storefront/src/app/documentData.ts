import type { HydrationState } from 'react-router';
import type { SSRData } from '@urql/core';
import type { PublicConfig } from '@shop/variant';

/** What a document carries after its content, so that the browser neither resolves the route again nor refetches. */
export interface DocumentData {
  storeCode: string;
  config: PublicConfig;
  /** Names of fields that the back end does not have: they are never asked for. */
  absentFields: readonly string[];
  /** Query results of the shell: store, menu, footer. */
  queries: SSRData;
  /** What every page ends with, drawn. */
  footer: string;
  /** Loader data of the matched routes. */
  hydration: HydrationState;
}

/** Element that holds the data, as JSON. */
export const documentDataId = 'shop-data';

/**
 * Reads the data of this document.
 *
 * @throws Error when the document carries none, which means that it was not rendered by this shop.
 */
export function readDocumentData(root: Document): DocumentData {
  const text = root.getElementById(documentDataId)?.textContent;
  if (!text)
    throw new Error(`readDocumentData: #${documentDataId} is missing. Serve the page through the storefront server.`);
  return JSON.parse(text) as DocumentData;
}
