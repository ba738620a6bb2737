import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playwrightTotals, vitestTotals } from './totals.ts';

const report = (content: unknown) => {
  const file = join(mkdtempSync(join(tmpdir(), 'totals-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

describe('vitestTotals', () => {
  it('counts what passed, names what was skipped, and what failed with the beginning of its error', () => {
    const file = report({
      numPassedTests: 2,
      testResults: [
        {
          name: 'a',
          status: 'failed',
          assertionResults: [
            { fullName: 'one', status: 'passed' },
            { fullName: 'two', status: 'passed' },
            { fullName: 'three', status: 'failed', failureMessages: ['\u001b[31mexpected 1\u001b[39m\n\nreceived 2'] },
            { fullName: 'four', status: 'pending' },
          ],
        },
      ],
    });
    expect(vitestTotals(file)).toEqual({
      passed: 2,
      failed: ['three\n    expected 1\n    received 2'],
      skipped: ['four'],
    });
  });

  it('keeps a long error to its first eight lines', () => {
    const failureMessages = [Array.from({ length: 30 }, (_, line) => `line ${line + 1}`).join('\n')];
    const file = report({
      numPassedTests: 0,
      testResults: [
        { name: 'a', status: 'failed', assertionResults: [{ fullName: 'one', status: 'failed', failureMessages }] },
      ],
    });
    expect(vitestTotals(file).failed[0]?.split('\n')).toHaveLength(9);
  });

  it('counts a file that could not be run as a failure', () => {
    const file = report({
      numPassedTests: 0,
      testResults: [{ name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }],
    });
    expect(vitestTotals(file).failed).toEqual(['a.test.ts\n    no such module']);
  });

  it('counts a missing report as a failure', () => {
    expect(vitestTotals('/nowhere/report.json').failed).toEqual([
      '/nowhere/report.json\n    The tests ended without a report.',
    ]);
  });
});

describe('playwrightTotals', () => {
  const suite = (status: string, errors: { message: string }[] = []) => ({
    title: 'cart',
    specs: [{ title: 'keeps it', tests: [{ status, results: [{ errors }] }] }],
  });

  it('counts nested suites', () => {
    const file = report({
      errors: [],
      suites: [
        { title: 'all', specs: [], suites: [suite('expected'), suite('unexpected', [{ message: 'It is gone.' }])] },
      ],
    });
    expect(playwrightTotals(file)).toEqual({ passed: 1, failed: ['cart › keeps it\n    It is gone.'], skipped: [] });
  });

  it('counts a flaky test as failed', () => {
    expect(playwrightTotals(report({ errors: [], suites: [suite('flaky')] })).failed).toEqual(['cart › keeps it']);
  });

  it('counts what went wrong outside a test', () => {
    expect(playwrightTotals(report({ errors: [{ message: 'A port is in use.' }], suites: [] })).failed).toEqual([
      'the journeys as a whole\n    A port is in use.',
    ]);
  });

  it('names a skipped test', () => {
    expect(playwrightTotals(report({ errors: [], suites: [suite('skipped')] })).skipped).toEqual(['cart › keeps it']);
  });
});
