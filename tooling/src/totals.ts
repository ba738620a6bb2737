import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export interface Totals {
  passed: number;
  /** What failed: its full name, and in the lines below it the beginning of its error. */
  failed: string[];
  /** Full names of the skipped tests. */
  skipped: string[];
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightError {
  message?: string;
}

interface PlaywrightSuite {
  title: string;
  specs: {
    title: string;
    tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results: { errors: PlaywrightError[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** Enough to know what to look at; the whole error stands where the runner printed it. */
const linesOfError = 8;

const failure = (name: string, errors: readonly (string | undefined)[]): string => {
  const error = stripVTControlCharacters(errors.find(message => message !== undefined) ?? '').trim();
  const lines = error
    .split('\n')
    .filter(line => line.trim() !== '')
    .slice(0, linesOfError);
  return [name, ...lines.map(line => `    ${line}`)].join('\n');
};

const noReport = (file: string): Totals => ({
  passed: 0,
  failed: [failure(file, ['The tests ended without a report.'])],
  skipped: [],
});

/** A report that is missing means that the runner died before it could write one: that is a failure. */
const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** Totals of a Vitest JSON report. A file that could not be run counts as one failure. */
export function vitestTotals(file: string): Totals {
  const report = read(file) as VitestReport | undefined;
  if (report === undefined) return noReport(file);
  const failed: string[] = [];
  const skipped: string[] = [];
  for (const { name, status, message, assertionResults } of report.testResults) {
    const failedTests = assertionResults.filter(test => test.status === 'failed');
    if (status === 'failed' && failedTests.length === 0) failed.push(failure(name, [message]));
    for (const { fullName, failureMessages = [] } of failedTests) failed.push(failure(fullName, failureMessages));
    for (const test of assertionResults)
      if (test.status !== 'passed' && test.status !== 'failed') skipped.push(test.fullName);
  }
  return { passed: report.numPassedTests, failed, skipped };
}

/** Totals of a Playwright JSON report. A flaky test counts as failed: nothing here is retried. */
export function playwrightTotals(file: string): Totals {
  const report = read(file) as { suites: PlaywrightSuite[]; errors: PlaywrightError[] } | undefined;
  if (report === undefined) return noReport(file);
  const totals: Totals = {
    passed: 0,
    failed: report.errors.map(({ message }) => failure('the journeys as a whole', [message])),
    skipped: [],
  };
  const visit = (suite: PlaywrightSuite) => {
    for (const { title, tests } of suite.specs) {
      const name = `${suite.title} › ${title}`;
      for (const { status, results } of tests) {
        if (status === 'expected') totals.passed += 1;
        else if (status === 'skipped') totals.skipped.push(name);
        else
          totals.failed.push(
            failure(
              name,
              results.flatMap(({ errors }) => errors).map(({ message }) => message),
            ),
          );
      }
    }
    suite.suites?.forEach(visit);
  };
  report.suites.forEach(visit);
  return totals;
}

export const add = (a: Totals, b: Totals): Totals => ({
  passed: a.passed + b.passed,
  failed: [...a.failed, ...b.failed],
  skipped: [...a.skipped, ...b.skipped],
});
