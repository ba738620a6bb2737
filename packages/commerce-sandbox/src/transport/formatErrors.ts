import { GraphQLError, type GraphQLErrorExtensions, type GraphQLFormattedError } from 'graphql';
import { INTERNAL_ERROR, InputErrors } from '../errors.ts';

/** An error as the client sees it. What was not meant for it is reported and masked. */
export function formatErrors(error: unknown, report: (error: unknown) => void): GraphQLFormattedError[] {
  const cause = error instanceof GraphQLError ? rootCause(error) : error;
  if (cause instanceof InputErrors) {
    return cause.messages.map(message => ({ message, extensions: { category: 'graphql-input' } }));
  }
  if (error instanceof GraphQLError && cause instanceof GraphQLError) {
    const { message, locations, path } = error.toJSON();
    return [{ message, ...(locations && { locations }), ...(path && { path }), extensions: ours(cause.extensions) }];
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
