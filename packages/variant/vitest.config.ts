import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'variant', include: ['src/**/*.test.ts'] } });
