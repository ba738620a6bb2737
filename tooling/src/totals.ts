import { existsSync, readFileSync } from 'node:fs';

export interface Totals {
  passed: number;
  failed: number;
  /** Full names of the skipped tests. */
  skipped: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[];
  suites?: PlaywrightSuite[];
}

const nothing = (): Totals => ({ passed: 0, failed: 0, skipped: [] });

/** A report that is missing means that the runner died before it could write one: that is a failure. */
const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** Totals of a Vitest JSON report. A file that could not be run counts as one failure. */
export function vitestTotals(file: string): Totals {
  const report = read(file) as VitestReport | undefined;
  if (report === undefined) return { ...nothing(), failed: 1 };
  const brokenFiles = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.every(test => test.status !== 'failed'));
  const skipped = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ fullName }) => fullName));
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length, skipped };
}

/** Totals of a Playwright JSON report. A flaky test counts as failed: nothing here is retried. */
export function playwrightTotals(file: string): Totals {
  const report = read(file) as { suites: PlaywrightSuite[]; errors: unknown[] } | undefined;
  if (report === undefined) return { ...nothing(), failed: 1 };
  const totals = { ...nothing(), failed: report.errors.length };
  const visit = (suite: PlaywrightSuite) => {
    for (const { title, tests } of suite.specs) {
      for (const { status } of tests) {
        if (status === 'expected') totals.passed += 1;
        else if (status === 'skipped') totals.skipped.push(`${suite.title} › ${title}`);
        else totals.failed += 1;
      }
    }
    suite.suites?.forEach(visit);
  };
  report.suites.forEach(visit);
  return totals;
}

export const add = (a: Totals, b: Totals): Totals =>
  ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: [...a.skipped, ...b.skipped] });
