import { defineConfig } from '@playwright/test';

const port = Number(process.env['PICTURES_PORT'] ?? 6007);

/**
 * Tries Storybook as it is published: compares key stories with the pictures in pictures/accepted, and runs each
 * interaction. Not part of the test command; see the README.
 */
export default defineConfig({
  testDir: '.',
  testMatch: ['pictures/*.pictures.ts', 'published/*.published.ts'],
  updateSnapshots: 'none',
  outputDir: 'reports/pictures',
  snapshotPathTemplate: '{testDir}/pictures/accepted/{arg}{ext}',
  reporter: [['list'], ['html', { outputFolder: 'reports/pictures-html', open: 'never' }]],
  workers: 1,
  timeout: 60_000,
  expect: {
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', maxDiffPixels: 60, threshold: 0.2 },
  },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 390, height: 800 },
    colorScheme: 'light',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--hide-scrollbars',
      ],
    },
  },
  webServer: {
    command: `vite preview --outDir storybook-static --port ${port} --strictPort`,
    port,
    reuseExistingServer: false,
  },
});
