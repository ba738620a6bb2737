import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'state', include: ['src/**/*.test.ts'] } });
