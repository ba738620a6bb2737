import { expect, it } from 'vitest';
import { fairQueue, QueueFull } from './fairQueue.ts';

const nobodyLeaves = new AbortController().signal;

/** A queue whose tasks run until they are let go. */
function scene(running: number, waiting = 10, waitingOfOne = 10) {
  const queue = fairQueue({ running, waiting, waitingOfOne });
  const begun: string[] = [];
  const doors = new Map<string, () => void>();
  return {
    begun,
    ask: (client: string, name: string, signal = nobodyLeaves) =>
      queue(client, signal, async () => {
        begun.push(name);
        await new Promise<void>(open => doors.set(name, open));
        if (name === 'broken') throw new Error('broken failed');
        return name;
      }),
    async finish(name: string) {
      doors.get(name)!();
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    },
  };
}

it('runs so many tasks at once, and the next when one is done or has failed', async () => {
  const { begun, ask, finish } = scene(2);
  const broken = ask('a', 'broken');
  const others = [ask('a', 'one'), ask('a', 'two')];
  expect(begun).toEqual(['broken', 'one']);
  await Promise.all([expect(broken).rejects.toThrow('broken failed'), finish('broken')]);
  expect(begun).toEqual(['broken', 'one', 'two']);
  await finish('one');
  await finish('two');
  expect(await Promise.all(others)).toEqual(['one', 'two']);
});

it('lets clients take turns, however much one of them has asked for', async () => {
  const { begun, ask, finish } = scene(1);
  const tasks = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1')];
  for (const name of ['a1', 'a2', 'b1', 'a3']) await finish(name);
  await Promise.all(tasks);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('drops who left before their turn', async () => {
  const { begun, ask, finish } = scene(1);
  const leaver = new AbortController();
  const first = ask('a', 'first');
  const left = Array.from({ length: 8 }, (_, index) => ask('a', `left${index}`, leaver.signal));
  const last = ask('a', 'last');
  leaver.abort(new Error('gone'));
  for (const each of left) await expect(each).rejects.toThrow('gone');
  await expect(ask('a', 'late', leaver.signal)).rejects.toThrow('gone');
  await finish('first');
  await finish('last');
  await Promise.all([first, last]);
  expect(begun).toEqual(['first', 'last']);
});

it('takes no more than may wait, of all and of one client, and takes more again afterwards', async () => {
  const { ask, finish } = scene(1, 3, 2);
  const taken = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3')];
  await expect(ask('a', 'a4')).rejects.toThrow(QueueFull);
  taken.push(ask('b', 'b1'));
  await expect(ask('c', 'c1')).rejects.toThrow(QueueFull);
  for (const name of ['a1', 'a2']) await finish(name);
  taken.push(ask('c', 'c2'));
  for (const name of ['b1', 'a3', 'c2']) await finish(name);
  expect(await Promise.all(taken)).toHaveLength(5);
});
