import type { Clock } from '@shop/state';

/** Milliseconds without a key before the back end is asked. */
const PAUSE = 150;

export interface AskAfterPauseInput<Answer> {
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
  ask: (text: string) => Promise<Answer>;
  onAnswer: (answer: Answer, text: string) => void;
}

/**
 * Asks about a text once typing pauses. An answer to an older text is dropped, and one that fails is silence: the
 * search itself works without.
 */
export function askAfterPause<Answer>({ clock, ask, onAnswer }: AskAfterPauseInput<Answer>) {
  let timer: number | undefined;
  let run = 0;
  const stop = () => {
    run += 1;
    if (timer !== undefined) clock.clearTimeout(timer);
    timer = undefined;
  };
  return {
    /** Takes what stands in the box; what was asked before no longer counts. */
    typed(text: string): void {
      stop();
      const mine = run;
      timer = clock.setTimeout(() => {
        ask(text).then(
          answer => {
            if (mine === run) onAnswer(answer, text);
          },
          () => undefined,
        );
      }, PAUSE);
    },
    stop,
  };
}
