import { SETTLE_DELAYS_MS } from '../constants.ts';
import type { Clock } from '../ports.ts';
import { isOutcomeUnknown, problemOf } from '../problems.ts';

/** Asks again, with growing pauses and not for ever, as long as no answer comes. A refusal is an answer. */
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
