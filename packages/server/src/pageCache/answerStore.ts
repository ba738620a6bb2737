import type { AnswerStore, KeptAnswer } from '@shop/variant';
import type { Purgeable } from './purge.ts';
import { makeShelf } from './shelf.ts';

export interface AnswerStoreOptions {
  /** Room for answers, bytes; with 0 none is kept. */
  room: number;
  /** Milliseconds, of a clock that may begin anywhere. */
  now: () => number;
}

/**
 * How long an answer is shared at most, ms, whatever the back end lets: a page that is kept itself is no older than
 * this when it is made.
 */
export const sharedFor = 10_000;
/** What a character of an answer takes once it is read, bytes. */
const perCharacter = 4;

interface Kept {
  answer: KeptAnswer;
  until: number;
}

/** Keeps answers of the back end for the pages of the next seconds, in bounded room. */
export function makeAnswerStore({ room, now }: AnswerStoreOptions): AnswerStore & Purgeable {
  const shelf = makeShelf<Kept>(room);
  let purges = 0;
  const forget = (test: (answer: KeptAnswer) => boolean) => {
    purges += 1;
    return shelf.forget(({ answer }) => test(answer));
  };
  const purgeAll = () => forget(() => true);
  return {
    turn: () => purges,
    get(key) {
      const kept = shelf.get(key);
      return kept && now() < kept.until ? kept.answer : undefined;
    },
    set(key, answer, { characters, freshFor }, turn) {
      if (turn !== purges) return;
      const until = now() + Math.min(freshFor, sharedFor);
      shelf.set(key, { answer, until }, (key.length + characters) * perCharacter);
    },
    purgeTags: tags => forget(answer => answer.tags.some(tag => tags.includes(tag))),
    // Which answers a path shows is not known here, and they are soon back.
    purgePath: purgeAll,
    purgeAll,
  };
}
