import type { Problem } from './problem.ts';

export interface CommerceErrorDetails {
  problem: Problem;
  method?: string | undefined;
  url?: string | undefined;
  /** HTTP status; 0 when there was no answer. */
  status?: number | undefined;
  statusText?: string | undefined;
  /** The server's own sentence, placeholders rendered. */
  responseMessage?: string | undefined;
  /** It was asked more than once: an earlier attempt, whose answer was lost, may have done it. */
  isResent?: boolean | undefined;
  /** Whatever else the answer held: GraphQL extensions, REST parameters. */
  extra?: unknown;
  /** The server's stack trace, sent in its developer mode only. Never shown to a shopper. */
  trace?: string | undefined;
  cause?: unknown;
}

/** A failed commerce call, with what a developer needs to find out why (client-13). */
export class CommerceError extends Error {
  override readonly name = 'CommerceError';
  readonly problem: Problem;
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly statusText: string;
  readonly responseMessage: string | undefined;
  readonly isResent: boolean;
  readonly extra: unknown;
  readonly trace: string | undefined;

  constructor(details: CommerceErrorDetails) {
    const { problem } = details;
    super(problem.kind === 'offline' ? 'The device is offline.' : problem.message, { cause: details.cause });
    this.problem = problem;
    this.method = details.method ?? '';
    this.url = details.url ?? '';
    this.status = details.status ?? 0;
    this.statusText = details.statusText ?? '';
    this.responseMessage = details.responseMessage;
    this.isResent = details.isResent ?? false;
    this.extra = details.extra;
    this.trace = details.trace;
  }
}
