import { CombinedError, type OperationResult } from '@urql/core';

/** What is no error (client-08). */
const STOCK =
  /^(?:Some of the products are out of stock\.|There are no source items with the in stock status|The requested qty is not available)$/;

/**
 * What is said of a list item and is no error: one of the texts of the stock, and no more than that ("Could not update …:
 * The requested qty is not available" is one), or that a line of a cart has no product any more (client-21).
 */
const isNone = ({ message, path, extensions }: CombinedError['graphQLErrors'][number]): boolean =>
  typeof path?.at(-1) === 'number' &&
  (STOCK.test(message) || (extensions?.['category'] === 'graphql-no-such-entity' && /cart/i.test(path.join())));

/** Takes what is no error out of a result, with the list items that it names. */
export function withoutStockErrors(result: OperationResult): OperationResult {
  const { error, ...others } = result;
  const errors = error?.graphQLErrors ?? [];
  const dropped = errors.filter(isNone).map(({ path }) => String(path));
  if (dropped.length === 0) return result;
  const rest = errors.filter(each => !isNone(each));
  return {
    ...others,
    data: pruned(result.data, '', dropped),
    ...(rest.length > 0 && { error: new CombinedError({ graphQLErrors: rest, response: error?.response }) }),
  };
}

/** Places are those in the data as the server sent it, so all of them are looked up before anything moves. */
function pruned(value: unknown, place: string, dropped: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value)
    .filter(([key]) => !dropped.includes(place + key))
    .map(([key, member]) => [key, pruned(member, `${place}${key},`, dropped)] as const);
  return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members);
}
