import { expect, it } from 'vitest';
import { progressLine } from './progressLine.ts';

function show(isTTY: boolean) {
  let [written, milliseconds] = ['', 0];
  const progress = progressLine(
    { isTTY, write: (text: string | Uint8Array) => Boolean((written += String(text))) },
    () => milliseconds,
  );
  for (let done = 1; done <= 12_000; done++) {
    milliseconds += 1;
    progress.show('rows read', done);
  }
  progress.end();
  return written;
}

it('writes a line for each 5,000 where the output is no terminal', () => {
  expect(show(false)).toBe('5,000 rows read (1,000 a second)\n10,000 rows read (1,000 a second)\n');
});

it('writes one line that changes on a terminal', () => {
  const written = show(true);
  expect(written.match(/\n/g)).toHaveLength(1);
  expect(written.split('\u001B[K')[0]).toMatch(/^\r\d+ rows read \([\d,]+ a second\)$/);
});
