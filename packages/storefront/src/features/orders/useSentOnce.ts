import { CommerceError } from '@shop/commerce-client';
import { isOutcomeUnknown } from '@shop/state';
import { useRef, useState } from 'react';
import { problemText } from '../shared/problemText.ts';
import { useProblem } from '../shared/useProblem.ts';

export interface SentOnceOptions<Wish, Outcome> {
  /** Sends it; undefined where the back end answers without having done it. */
  send: (wish: Wish) => Promise<Outcome | undefined>;
  /** What has come of a press whose answer was lost; undefined where nothing has. Throws where nobody can say. */
  readBack: (wish: Wish) => Promise<Outcome | undefined>;
  /** What is said where the back end gives no reason, and what is added to a reason while nobody can say. */
  texts: { notSent: string; mayBeSent: string };
  /** Nobody knows what came of a press of the same form, which was closed since. */
  wasInDoubt?: boolean;
  /** Told where a press comes into doubt, and where it is sure what came of it. */
  onDoubt?: (isInDoubt: boolean) => void;
  /** The back end has it. */
  onDone: (outcome: Outcome) => void;
}

/**
 * Sends what would be there twice if it were sent twice: where the answer is lost, what is there is read before the same
 * is sent once more, and what has come counts as sent (orders-15).
 */
export function useSentOnce<Wish, Outcome>({
  send,
  readBack,
  texts,
  wasInDoubt = false,
  onDoubt,
  onDone,
}: SentOnceOptions<Wish, Outcome>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useProblem();
  const isInDoubt = useRef(false);

  const doubt = (is: boolean) => {
    isInDoubt.current = is;
    onDoubt?.(is);
  };
  /** It is sure then whether it was sent. */
  const look = async (wish: Wish): Promise<Outcome | undefined> => {
    const found = await readBack(wish);
    doubt(false);
    return found;
  };
  const ask = async (wish: Wish): Promise<Outcome | undefined> => {
    isInDoubt.current ||= wasInDoubt;
    const found = isInDoubt.current ? await look(wish) : undefined;
    if (found) return found;
    try {
      return await send(wish);
    } catch (error) {
      if (!(error instanceof CommerceError) || !isOutcomeUnknown(error.problem)) throw error;
      doubt(true);
      const late = await look(wish).catch(() => undefined);
      if (late) return late;
      throw error;
    }
  };
  return {
    busy,
    /** Why it was not sent, or nobody can say so yet. */
    problem,
    send: async (wish: Wish): Promise<void> => {
      if (busy) return;
      setBusy(true);
      setProblem(undefined);
      try {
        const outcome = await ask(wish);
        if (outcome) return onDone(outcome);
        setProblem(texts.notSent);
      } catch (error) {
        const why = error instanceof CommerceError ? problemText(error.problem) : texts.notSent;
        setProblem(isInDoubt.current ? `${why} ${texts.mayBeSent}` : why);
      }
      setBusy(false);
    },
  };
}
