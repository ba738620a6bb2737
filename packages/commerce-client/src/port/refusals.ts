import { CommerceError } from '../CommerceError.ts';

/** Throws the first of the errors that newer servers give as data; its text is the server's own. */
export function refuseUserErrors(errors: readonly ({ code: string; message: string } | null)[]): void {
  const found = errors.filter(error => error !== null);
  const [first] = found;
  if (!first) return;
  const { message } = first;
  throw new CommerceError({ problem: { kind: 'rejected', message }, responseMessage: message, extra: found });
}

/** For gateways, which answer `success: false` with a message. */
export function succeeded<Answer extends { success: boolean; message?: string | null }>(
  answer: Answer,
  otherwise: string,
): Answer {
  if (answer.success) return answer;
  const message = answer.message || otherwise;
  throw new CommerceError({ problem: { kind: 'rejected', message }, responseMessage: answer.message ?? undefined });
}

export const isProblem = (error: unknown, kind: CommerceError['problem']['kind']): error is CommerceError =>
  error instanceof CommerceError && error.problem.kind === kind;
