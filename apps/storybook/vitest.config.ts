import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Every story, in a real browser, in the theme of one shop. */
const stories = (theme: string) => ({
  css: { transformer: 'lightningcss' as const },
  define: { 'import.meta.env.SHOP_THEME': JSON.stringify(theme) },
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: `stories in ${theme}`,
    isolate: false,
    setupFiles: ['.storybook/measureTargets.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] } }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'themes', environment: 'node', include: ['.storybook/*.test.ts'] } },
      ...globSync('../*/theme.css', { cwd: import.meta.dirname })
        .map(sheet => basename(dirname(sheet)))
        .map(stories),
    ],
  },
});
