import * as text from '@shop/messages/errors';
import { isInternal } from '../answers/toProblem.ts';
import { CommerceError } from '../CommerceError.ts';
import { GATEWAY_STATUSES } from '../isNetworkFailure.ts';
import type { Problem } from '../problem.ts';
import { renderMessage, type RestErrorBody } from './renderMessage.ts';

export interface RestRequest {
  method: string;
  url: string;
}

/** An answer with an error status. `body` is what could be read of it, undefined when it was not JSON. */
export function toRestError(request: RestRequest, response: Response, body: unknown): CommerceError {
  const error: RestErrorBody = typeof body === 'object' && body !== null ? body : {};
  const message = renderMessage(error);
  return new CommerceError({
    ...request,
    problem: problemOf(response.status, message),
    status: response.status,
    statusText: response.statusText,
    responseMessage: message,
    extra: { parameters: error.parameters, code: error.code, errors: error.errors },
    trace: error.trace,
  });
}

/** No answer at all, or none that could be read; whether the server has acted is unknown. */
export function toUnansweredError(request: RestRequest, cause: unknown, online: boolean): CommerceError {
  const slow = cause instanceof Error && cause.name === 'TimeoutError';
  const problem: Problem = online
    ? { kind: 'network', message: slow ? text.tooSlow : text.unreachable }
    : { kind: 'offline' };
  return new CommerceError({ ...request, problem, cause });
}

function problemOf(status: number, message: string | undefined): Problem {
  if (GATEWAY_STATUSES.has(status)) return { kind: 'network', message: text.unreachable };
  switch (status) {
    case 400:
      return message ? { kind: 'rejected', message } : { kind: 'unexpected', message: text.unexpected };
    case 401:
      return { kind: 'session-expired', message: message ?? text.signInAgain };
    case 403:
      return { kind: 'forbidden', message: message ?? text.unexpected };
    case 404:
      return { kind: 'not-found', message: message ?? text.missing };
    default: {
      const isTheirs = status >= 500 && (message === undefined || isInternal(message));
      return { kind: 'unexpected', message: isTheirs ? text.failing : (message ?? text.unexpected) };
    }
  }
}
