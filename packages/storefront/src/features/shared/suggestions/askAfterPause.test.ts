import { expect, it, vi } from 'vitest';
import { askAfterPause } from './askAfterPause.ts';

/** A clock that moves when it is told to. */
function handClock() {
  let now = 0;
  let last = 0;
  const timers = new Map<number, { at: number; run: () => void }>();
  return {
    setTimeout: (run: () => void, ms: number) => {
      last += 1;
      timers.set(last, { at: now + ms, run });
      return last;
    },
    clearTimeout: (timer: number) => void timers.delete(timer),
    pass(ms: number) {
      now += ms;
      for (const [timer, { at, run }] of timers) {
        if (at > now) continue;
        timers.delete(timer);
        run();
      }
    },
  };
}

function open() {
  const clock = handClock();
  const answers = new Map<string, PromiseWithResolvers<string>>();
  const ask = vi.fn((text: string) => {
    const answer = Promise.withResolvers<string>();
    answers.set(text, answer);
    return answer.promise;
  });
  const onAnswer = vi.fn();
  return { clock, answers, ask, onAnswer, later: askAfterPause({ clock, ask, onAnswer }) };
}

it('asks once typing pauses for 150 ms, about the whole text', () => {
  const { clock, ask, later } = open();
  later.typed('l');
  clock.pass(149);
  later.typed('la');
  clock.pass(149);
  expect(ask).not.toHaveBeenCalled();
  clock.pass(1);
  expect(ask.mock.calls).toEqual([['la']]);
});

it('drops the answer to an older text, also when it comes last', async () => {
  const { clock, answers, onAnswer, later } = open();
  later.typed('la');
  clock.pass(150);
  later.typed('lap');
  clock.pass(150);
  answers.get('lap')?.resolve('new');
  await answers.get('lap')?.promise;
  answers.get('la')?.resolve('old');
  await answers.get('la')?.promise;
  expect(onAnswer.mock.calls).toEqual([['new', 'lap']]);
});

it('is silent about a failure and after it was stopped', async () => {
  const { clock, answers, onAnswer, later } = open();
  later.typed('la');
  clock.pass(150);
  answers.get('la')?.reject(new Error('away'));
  await answers.get('la')?.promise.catch(() => undefined);
  later.typed('lap');
  clock.pass(150);
  later.stop();
  answers.get('lap')?.resolve('too late');
  await answers.get('lap')?.promise;
  expect(onAnswer).not.toHaveBeenCalled();
});
