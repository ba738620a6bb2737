import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { randomId } from './randomId.ts';

it('makes 32 letters and digits, every one of them possible', () => {
  const ids = Array.from({ length: 200 }, () => randomId(randomBytes));
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{32}$/);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(ids.join('')).size).toBe(62);
});

it('skips bytes that would favour some letters', () => {
  expect(randomId(bytes => Buffer.alloc(bytes).fill(255, 0, 1), 3)).toBe('AAA');
});
