import { defineConfig } from 'vitest/config';

/** Starting three servers, one of which compiles its rules. */
const patience = 120_000;

/** Run by tasks/edge.ts, apart from the unit tests: it needs Varnish. */
export default defineConfig({
  test: { name: 'edge', include: ['edge/*.test.ts'], testTimeout: patience, hookTimeout: patience },
});
