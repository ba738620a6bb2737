// @vitest-environment node
import { expect, it } from 'vitest';
import { takeFiles } from './takeFiles.ts';

const file = (name: string, { type = 'image/jpeg', bytes = 10, day = 1 } = {}) =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: day });
const limits = { accept: 'image/*, .pdf', most: 3, mostBytes: 100 };
const none = { kind: [], empty: [], size: [], number: [] };
const namesOf = (files: File[]) => files.map(({ name }) => name);

it('adds files to those that are there', () => {
  const { files, refused } = takeFiles([file('one.jpg')], [file('two.jpg'), file('three.jpg')], limits);
  expect(namesOf(files)).toEqual(['one.jpg', 'two.jpg', 'three.jpg']);
  expect(refused).toEqual(none);
});

it('keeps a file once that is chosen twice', () => {
  const { files, refused } = takeFiles([file('one.jpg')], [file('one.jpg'), file('one.jpg', { day: 2 })], limits);
  expect(files.map(({ lastModified }) => lastModified)).toEqual([1, 2]);
  expect(refused).toEqual(none);
});

it('says which files it did not take, and why', () => {
  const added = [
    file('notes.txt', { type: 'text/plain' }),
    file('nothing.jpg', { bytes: 0 }),
    file('film.jpg', { bytes: 101 }),
    file('two.jpg'),
    file('three.jpg'),
    file('four.jpg'),
  ];
  const { files, refused } = takeFiles([file('one.jpg')], added, limits);
  expect(namesOf(files)).toEqual(['one.jpg', 'two.jpg', 'three.jpg']);
  expect(refused).toEqual({ kind: ['notes.txt'], empty: ['nothing.jpg'], size: ['film.jpg'], number: ['four.jpg'] });
});

it('replaces the file where there is one', () => {
  const { files } = takeFiles([file('one.jpg')], [file('two.jpg')], { ...limits, most: 1 });
  expect(namesOf(files)).toEqual(['two.jpg']);
});

it.each([
  ['bill.PDF', '', '.pdf', true],
  ['bill.pdf', 'application/pdf', 'image/png,application/pdf', true],
  ['lamp.png', 'image/png', 'image/*', true],
  ['lamp.png', 'image/png', 'image/jpeg', false],
  ['lamp.heic', '', 'image/*', false],
  ['anything.bin', '', '', true],
])('%s of type "%s" under "%s": %s', (name, type, accept, taken) => {
  const { files } = takeFiles([], [file(name, { type })], { ...limits, accept });
  expect(files).toHaveLength(taken ? 1 : 0);
});
