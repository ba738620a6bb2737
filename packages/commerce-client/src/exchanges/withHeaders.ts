import { makeOperation, type Operation } from '@urql/core';

/**
 * The operation with these request headers set; undefined removes one. Setting, not adding: a cached operation comes by
 * again when it is refetched, with the headers of its first journey.
 */
export function withHeaders(operation: Operation, values: Record<string, string | undefined>): Operation {
  const given = operation.context.fetchOptions;
  const options = (typeof given === 'function' ? given() : given) ?? {};
  const headers = new Headers(options.headers);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }
  return makeOperation(operation.kind, operation, {
    fetchOptions: { ...options, headers: Object.fromEntries(headers) },
  });
}
