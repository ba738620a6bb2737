import journeys from './playwright.config.ts';

/** Run by tooling/tasks/faults.ts: hours, not minutes. */
export default {
  ...journeys,
  testDir: 'faults',
  fullyParallel: true,
  timeout: 0,
  reporter: [['list']],
};
