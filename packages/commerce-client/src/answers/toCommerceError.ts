import * as text from '@shop/messages/errors';
import type { CombinedError, Operation } from '@urql/core';
import { CommerceError } from '../CommerceError.ts';
import { isNetworkFailure, isTimeout } from '../isNetworkFailure.ts';
import type { Problem } from '../problem.ts';
import type { toProblem } from './toProblem.ts';

export interface ErrorContext {
  /** True when the operation was sent with a customer's token. */
  signedIn: boolean;
  online: boolean;
}

/** No usable answer came: why is known here, for no code can be fetched then. */
function networkProblem(error: CombinedError): Problem {
  if (isTimeout(error)) return { kind: 'network', message: text.tooSlow };
  const response = error.response as Response | undefined;
  // Who asks too often reads so, in the words of the server that said it.
  const refusal = response?.status === 429 ? error.graphQLErrors[0]?.message : undefined;
  return { kind: 'network', message: refusal ?? (response?.ok ? text.unreadable : text.unreachable) };
}

/**
 * The back end answered: what it says is read by code that comes with the first refusal, or before, with what a shopper
 * does. Where that does not come, the network has gone away meanwhile.
 */
const refusedProblem = async (...refusal: Parameters<typeof toProblem>): Promise<Problem | undefined> =>
  (await import('./toProblem.ts').catch(() => undefined))?.toProblem(...refusal);

/** The one place where a failed GraphQL operation becomes a `CommerceError`. */
export async function toCommerceError(
  error: CombinedError,
  operation: Operation,
  { signedIn, online }: ErrorContext,
): Promise<CommerceError> {
  const response = error.response as Response | undefined;
  const [first] = error.graphQLErrors;
  const refused = isNetworkFailure(error) ? undefined : await refusedProblem(error, operation, signedIn);
  return new CommerceError({
    problem: refused ?? (online ? networkProblem(error) : { kind: 'offline' }),
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
