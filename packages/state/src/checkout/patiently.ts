import { SETTLE_DELAYS_MS, SLOW_ANSWER_MS } from '../constants.ts';
import type { Clock } from '../ports.ts';
import { isOutcomeUnknown, problemOf } from '../problems.ts';

/** Asks again, with growing pauses and a few times only, as long as no answer comes. A refusal is an answer. */
export async function patiently<Answer>(clock: Clock, ask: () => Promise<Answer>): Promise<Answer> {
  for (const delay of SETTLE_DELAYS_MS) {
    try {
      return await ask();
    } catch (error) {
      if (!isOutcomeUnknown(problemOf(error))) throw error;
    }
    await new Promise<void>(resolve => clock.setTimeout(resolve, delay));
  }
  return ask();
}

/**
 * Waits for an answer, and says so when it takes long: nobody is left before a page that only turns.
 *
 * @param onSlow may give up waiting, with what counts as the answer then.
 */
export async function noticingSlowness<Answer>(
  clock: Clock,
  answer: Promise<Answer>,
  onSlow: (giveUp: (answer: Answer) => void) => void,
): Promise<Answer> {
  let timer = 0;
  const slow = new Promise<Answer>(resolve => {
    timer = clock.setTimeout(() => onSlow(resolve), SLOW_ANSWER_MS);
  });
  try {
    return await Promise.race([answer, slow]);
  } finally {
    clock.clearTimeout(timer);
  }
}
