// @vitest-environment node
import type { AnswerStore, KeptAnswer } from '@shop/variant';
import { expect, it } from 'vitest';
import { paths, show } from '../testing/showNonsense.tsx';

/** Whoever changed what is frozen would fail. */
function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

function frozenStore(): AnswerStore {
  const kept = new Map<string, KeptAnswer>();
  return {
    get: key => kept.get(key),
    set: (key, answer) => void kept.set(key, freeze(answer)),
    turn: () => 0,
  };
}

// Rule client-18.
it.each(paths)(
  'makes the same page of answers that it shares with the one before, and changes none: %s',
  async path => {
    const store = frozenStore();
    const alone = await show(path);
    const first = await show(path, {}, undefined, store);
    const second = await show(path, {}, undefined, store);
    expect(first.html).toBe(alone.html);
    expect(second).toMatchObject({ html: alone.html, status: alone.status, asked: [], reported: [] });
  },
);
