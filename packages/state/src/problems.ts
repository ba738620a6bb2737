import type { Problem } from '@shop/commerce-client';
import { offline, unexpected } from '@shop/messages/errors';

export interface Failure {
  status: 'failed';
  problem: Problem;
}

/** How a flow ended. `busy`: nothing was done, because the same is already under way or must wait. */
export type Outcome<Value = undefined> = { status: 'done'; value: Value } | Failure | { status: 'busy' };

export const done: Outcome = { status: 'done', value: undefined };

/** A failure that client state itself finds, in the form of a commerce error. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Exclude<Problem, { kind: 'offline' }>) {
    super(problem.message);
    this.problem = problem;
  }
}

/** A refusal with a text that is fit to be shown. */
export function refusal(message: string): Problem {
  return { kind: 'rejected', message };
}

/** The problem that an error carries; undefined for an error that nobody foresaw. */
export function problemIn(error: unknown): Problem | undefined {
  const problem = typeof error === 'object' && error !== null && 'problem' in error ? error.problem : undefined;
  return typeof problem === 'object' && problem !== null && 'kind' in problem ? (problem as Problem) : undefined;
}

/** The problem that an error carries, or an unexpected one. */
export function problemOf(error: unknown): Problem {
  return problemIn(error) ?? { kind: 'unexpected', message: unexpected };
}

/** A problem as the shopper reads it. */
export const problemText = (problem: Problem): string => (problem.kind === 'offline' ? offline : problem.message);

/** True when the server may or may not have done what it was asked. */
export function isOutcomeUnknown({ kind }: Problem): boolean {
  return kind === 'network' || kind === 'offline' || kind === 'unexpected';
}
