import { defineConfig } from 'vitest/config';

/** Starting a shop and a browser, and buying something. */
const patience = 180_000;

/** Run by tasks/firefox.ts, apart from the unit tests: it needs Firefox. */
export default defineConfig({
  test: { name: 'firefox', include: ['firefox/*.test.ts'], testTimeout: patience, hookTimeout: patience },
});
