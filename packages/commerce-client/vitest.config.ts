import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'commerce-client', include: ['src/**/*.test.ts'] } });
