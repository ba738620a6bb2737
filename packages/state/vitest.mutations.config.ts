import { defineConfig, mergeConfig } from 'vitest/config';
import tests from './vitest.config.ts';

/**
 * The tests as Stryker runs them: with all flows loaded before the first test. Loaded by one, what they compute once would
 * count as that test's, and be tried by it alone.
 */
export default mergeConfig(tests, defineConfig({ test: { setupFiles: ['src/flows.ts'] } }));
