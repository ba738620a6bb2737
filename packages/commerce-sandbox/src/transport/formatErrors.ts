import { GraphQLError, type GraphQLErrorExtensions, type GraphQLFormattedError } from 'graphql';
import { INTERNAL_ERROR, InputErrors } from '../errors.ts';
import { refusalIn } from '../refusals/refusalIn.ts';
import type { Locale } from '../store/byLocale.ts';

/** By these a storefront knows that a line of a list has no stock (client-08), and leaves it out: nobody reads them. */
const signals: ReadonlySet<string> = new Set([
  'Some of the products are out of stock.',
  'There are no source items with the in stock status',
  'The requested qty is not available',
]);

/**
 * An error as the client sees it, in the language of the store view that was asked. What was not meant for it is
 * reported and masked.
 */
export function formatErrors(
  error: unknown,
  report: (error: unknown) => void,
  locale: Locale = 'en_US',
): GraphQLFormattedError[] {
  const cause = error instanceof GraphQLError ? rootCause(error) : error;
  if (cause instanceof InputErrors) {
    return cause.messages.map(message => ({
      message: refusalIn(locale, message),
      extensions: { category: 'graphql-input' },
    }));
  }
  if (error instanceof GraphQLError && cause instanceof GraphQLError) {
    const { message, locations, path } = error.toJSON();
    const said = signals.has(message) ? message : refusalIn(locale, message);
    return [
      { message: said, ...(locations && { locations }), ...(path && { path }), extensions: ours(cause.extensions) },
    ];
  }
  report(cause);
  const { locations, path } = error instanceof GraphQLError ? error.toJSON() : {};
  return [{ message: INTERNAL_ERROR, ...(locations && { locations }), ...(path && { path }) }];
}

// Errors of the engine itself carry notes of its own, which Magento's do not.
const ours = (extensions: GraphQLErrorExtensions) => ('category' in extensions ? extensions : { category: 'graphql' });

function rootCause(error: GraphQLError): unknown {
  const cause: unknown = error.originalError;
  if (cause === undefined || cause === null) return error;
  return cause instanceof GraphQLError ? rootCause(cause) : cause;
}
