import { defineConfig } from 'vitest/config';

/** A test that builds a shop and opens it takes as long as that takes. */
const patience = 240_000;

export default defineConfig({
  // As in the sandbox, which a test asks: two copies of graphql do not mix.
  ssr: {
    resolve: { conditions: ['node', 'module', 'import', 'default'], externalConditions: ['node', 'module-sync'] },
  },
  test: { name: 'tooling', include: ['src/**/*.test.ts'], testTimeout: patience, hookTimeout: patience },
});
