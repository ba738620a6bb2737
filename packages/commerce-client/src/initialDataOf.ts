import { createRequest, type AnyVariables, type SSRData, type TypedDocumentNode } from '@urql/core';

/** An answer as a document carries it for the browser: `initialData` of a client, which then does not ask again. */
export const initialDataOf = <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  data: Data,
): SSRData => ({ [createRequest(document, variables).key]: { data: JSON.stringify(data) } });
