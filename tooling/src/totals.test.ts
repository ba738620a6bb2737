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
  it('counts what passed and failed, and names what was skipped', () => {
    const file = report({
      numPassedTests: 2, numFailedTests: 1,
      testResults: [{ name: 'a', status: 'failed', assertionResults: [
        { fullName: 'one', status: 'passed' }, { fullName: 'two', status: 'passed' },
        { fullName: 'three', status: 'failed' }, { fullName: 'four', status: 'pending' },
      ] }],
    });
    expect(vitestTotals(file)).toEqual({ passed: 2, failed: 1, skipped: ['four'] });
  });

  it('counts a file that could not be run as a failure', () => {
    const file = report({ numPassedTests: 0, numFailedTests: 0, testResults: [{ name: 'a', status: 'failed', assertionResults: [] }] });
    expect(vitestTotals(file).failed).toBe(1);
  });

  it('counts a missing report as a failure', () => {
    expect(vitestTotals('/nowhere/report.json').failed).toBe(1);
  });
});

describe('playwrightTotals', () => {
  const suite = (status: string) => ({ title: 'cart', specs: [{ title: 'keeps it', tests: [{ status }] }] });

  it('counts nested suites', () => {
    const file = report({ errors: [], suites: [{ title: 'all', specs: [], suites: [suite('expected'), suite('unexpected')] }] });
    expect(playwrightTotals(file)).toEqual({ passed: 1, failed: 1, skipped: [] });
  });

  it('counts a flaky test as failed', () => {
    expect(playwrightTotals(report({ errors: [], suites: [suite('flaky')] })).failed).toBe(1);
  });

  it('names a skipped test', () => {
    expect(playwrightTotals(report({ errors: [], suites: [suite('skipped')] })).skipped).toEqual(['cart › keeps it']);
  });
});
