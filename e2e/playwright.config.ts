import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './support/demandPorts.ts',
  // Each has shops and a sandbox of its own, anew for each file of journeys (support/openShops.ts).
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  outputDir: 'reports/artifacts',
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Journeys replace answers of the network, which a worker asks for past them. Those about it let it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // What was done and asked. Pictures of every step cost a quarter of the time: `playwright test FILE --trace on` has
    // them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
