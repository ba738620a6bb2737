import { defineConfig } from 'vitest/config';

/** A test that builds a shop and opens it takes as long as that takes. */
const patience = 240_000;

export default defineConfig({ test: { name: 'tooling', include: ['src/**/*.test.ts'], testTimeout: patience, hookTimeout: patience } });
