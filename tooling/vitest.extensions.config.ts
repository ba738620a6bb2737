import { defineConfig } from 'vitest/config';

/** The tests of a package, on a machine that has other work. */
const patience = 240_000;

/** Run by tasks/extensions.ts, after the unit tests: it runs many of them again, and takes every core. */
export default defineConfig({
  test: { name: 'extensions', include: ['extensions/*.test.ts'], testTimeout: patience, hookTimeout: patience },
});
