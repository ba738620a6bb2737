import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Without the condition "development": Node loads graphql for Yoga without it, and two copies of graphql do not mix.
  ssr: {
    resolve: { conditions: ['node', 'module', 'import', 'default'], externalConditions: ['node', 'module-sync'] },
  },
  // Hashing passwords takes time by design, and more of it on a busy machine. One process loads the modules once for
  // all files: each test makes a sandbox of its own, and nothing of one is kept outside of it.
  test: { name: 'commerce-sandbox', include: ['src/**/*.test.ts'], testTimeout: 60_000, isolate: false },
});
