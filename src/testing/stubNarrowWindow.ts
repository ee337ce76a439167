import { vi } from 'vitest';

/** Makes queries for a maximum width match, as on a phone, until the test ends: Vitest's `unstubGlobals` restores the browser's. */
export const stubNarrowWindow = (): void =>
  void vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
