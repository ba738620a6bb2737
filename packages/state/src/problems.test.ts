import type { Problem } from '@shop/commerce-client';
import { unexpected } from '@shop/messages/errors';
import { expect, it } from 'vitest';
import { isOutcomeUnknown, ProblemError, problemIn, problemOf } from './problems.ts';

it('finds the problem that an error carries', () => {
  const problem = { kind: 'rejected', message: 'Sold out.' } as const;
  expect([problemIn(new ProblemError(problem)), problemOf({ problem })]).toEqual([problem, problem]);
});

it.each([
  ['nothing', null],
  ['a word', 'boom'],
  ['an error of the language', new TypeError('x is not a function')],
  ['an empty problem', { problem: null }],
  ['a problem in a word', { problem: 'boom' }],
  ['a problem of no kind', { problem: {} }],
])('takes %s that was thrown for what nobody foresaw', (_, thrown) => {
  expect(problemIn(thrown)).toBeUndefined();
  expect(problemOf(thrown)).toEqual({ kind: 'unexpected', message: unexpected });
});

it.each<[Problem['kind'], boolean]>([
  ['network', true],
  ['offline', true],
  ['unexpected', true],
  ['rejected', false],
  ['not-found', false],
  ['session-expired', false],
])('knows whether the server may have done what was asked, after "%s": %s', (kind, isUnknown) => {
  expect(isOutcomeUnknown({ kind, message: '' })).toBe(isUnknown);
});
