import type { CombinedError, Operation } from '@urql/core';
import { CommerceError } from '../CommerceError.ts';
import { isNetworkFailure } from '../isNetworkFailure.ts';
import { toProblem } from './toProblem.ts';

export interface ErrorContext {
  /** True when the operation was sent with a customer's token. */
  signedIn: boolean;
  online: boolean;
}

/** The one place where a failed GraphQL operation becomes a `CommerceError`. */
export function toCommerceError(error: CombinedError, operation: Operation, context: ErrorContext): CommerceError {
  const response = error.response as Response | undefined;
  const [first] = error.graphQLErrors;
  return new CommerceError({
    problem: isNetworkFailure(error) && !context.online ? { kind: 'offline' } : toProblem(error, operation, context),
    method: operation.kind === 'query' && operation.context.preferGetMethod ? 'GET' : 'POST',
    url: response?.url || operation.context.url,
    status: response?.status,
    statusText: response?.statusText,
    responseMessage: first?.message,
    isResent: operation.context['isResent'] === true,
    extra: first && error.graphQLErrors.map(({ message, path, extensions }) => ({ message, path, extensions })),
    trace: traceOf(first),
    cause: error,
  });
}

/** Magento's developer mode sends a trace beside the message, older servers among the extensions. */
function traceOf(error: CombinedError['graphQLErrors'][number] | undefined): string | undefined {
  const trace: unknown = (error as { trace?: unknown } | undefined)?.trace ?? error?.extensions?.['trace'];
  if (trace === undefined) return undefined;
  return typeof trace === 'string' ? trace : JSON.stringify(trace);
}
