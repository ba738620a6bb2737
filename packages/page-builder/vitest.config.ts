import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  css: { transformer: 'lightningcss' },
  test: { name: 'page-builder', environment: 'jsdom', include: ['src/**/*.test.ts?(x)'], testTimeout: 60_000 },
});
