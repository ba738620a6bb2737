import { CombinedError, type OperationResult } from '@urql/core';

/** What is no error (client-08). */
const TEXTS = new Set([
  'Some of the products are out of stock.',
  'There are no source items with the in stock status',
  'The requested qty is not available',
]);

/**
 * Takes the three stock errors out of a result, with the list items that they name. Only errors whose whole message is
 * one of the texts and whose path ends in a list index: "Could not update …: The requested qty is not available" stays.
 */
export function withoutStockErrors(result: OperationResult): OperationResult {
  const errors = result.error?.graphQLErrors ?? [];
  const stock = errors.filter(({ message, path }) => TEXTS.has(message) && typeof path?.at(-1) === 'number');
  if (stock.length === 0) return result;
  const dropped = new Set(stock.map(({ path }) => JSON.stringify(path)));
  const rest = errors.filter(error => !stock.includes(error));
  const { error, ...withoutError } = result;
  return {
    ...withoutError,
    data: pruned(result.data, [], dropped),
    ...(rest.length > 0 && { error: new CombinedError({ graphQLErrors: rest, response: error?.response }) }),
  };
}

/** Paths name positions in the data as the server sent it, so all of them are looked up before anything moves. */
function pruned(value: unknown, path: (string | number)[], dropped: Set<string>): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      const place = [...path, index];
      return dropped.has(JSON.stringify(place)) ? [] : [pruned(item, place, dropped)];
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pruned(item, [...path, key], dropped)]));
}
