import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'node',
    include: ['{src,resources,dataProvider,fixtures,scripts,bench,conformance}/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 30_000,
    // Both cores of the smallest machine; by itself the runner would leave one to nobody.
    maxWorkers: 2,
    // As in the browser run: a loaded machine may lose a race once; a test that fails twice is wrong.
    retry: process.env.CI ? 1 : 0,
  },
});
