import { afterAll, afterEach } from 'vitest';
import { withoutFailedCalls } from './withoutFailedCalls';

const { error, warn } = console;
console.error = withoutFailedCalls(error);
console.warn = withoutFailedCalls(warn);
// Files without a document share their globals.
afterAll(() => {
  Object.assign(console, { error, warn });
});

// Testing Library cleans up by itself only with Vitest's globals, which are off here.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  await import('@testing-library/jest-dom/vitest');
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });
}
