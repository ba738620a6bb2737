import { GraphQLError } from 'graphql';

/** What Magento writes into `errors[].extensions.category`. */
type ErrorCategory =
  | 'graphql-input'
  | 'graphql-no-such-entity'
  | 'graphql-authorization'
  | 'graphql-authentication'
  | 'graphql-already-exists';

/** The text a client sees instead of an exception that was not meant for it. */
export const INTERNAL_ERROR = 'Internal server error';

function categorised(category: ErrorCategory, message: string, extensions: Record<string, unknown> = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { category, ...extensions } });
}

/** The caller sent something that cannot be accepted. */
export const inputError = (message: string, extensions?: Record<string, unknown>) =>
  categorised('graphql-input', message, extensions);

/** The thing that was asked for does not exist. */
export const noSuchEntity = (message: string, extensions?: Record<string, unknown>) =>
  categorised('graphql-no-such-entity', message, extensions);

/** The caller may not do this. */
export const unauthorized = (message = "The current customer isn't authorized.") =>
  categorised('graphql-authorization', message);

/** The caller's credentials are wrong or no longer good. */
export const unauthenticated = (message: string) => categorised('graphql-authentication', message);

/** The thing exists, or has been done, already. */
export const alreadyExists = (message: string) => categorised('graphql-already-exists', message);

/** Several complaints about one input. Each reaches the client as an error of its own, without path. */
export class InputErrors extends Error {
  readonly messages: readonly string[];

  constructor(messages: readonly string[]) {
    super(messages.join(' '));
    this.name = 'InputErrors';
    this.messages = messages;
  }
}
