import { afterAll, afterEach, expect, vi } from 'vitest';
import '../preload/preloadState';
import { createShortElementError } from './environment/createShortElementError';
import { installHandKeyPace } from './environment/handKeyPace';
import { installFastLabels } from './environment/fastLabels';
import { watchBareTexts } from './environment/watchBareTexts';
import { watchDom } from './environment/watchDom';
import { installFastStyles } from './styles/fastStyles';
import { withoutApiErrors } from './environment/withoutApiErrors';
import { withoutOwnerStacks } from './environment/withoutOwnerStacks';

const { fetch } = globalThis;
const { error, warn } = console;
console.error = withoutApiErrors(error);
console.warn = withoutApiErrors(warn);
// Which timers there are is looked at once a worker, with the first that are false: what a test lends the document there
// (`requestIdleCallback`) would be a timer in all files after it.
vi.useFakeTimers();
vi.useRealTimers();
// Files without a document share their globals.
afterAll(async () => {
  // Pending imports of this file would otherwise load between the modules of the next one, and replace its mocks.
  await vi.dynamicImportSettled();
  Object.assign(console, { error, warn });
  // The runner does so before each test, which is too late for the last one of a file.
  vi.unstubAllGlobals();
  // A spy on a stub puts the stub back when it is restored after it: the next file would then read from this one's host.
  expect(globalThis.fetch, 'the network is that of before the file').toBe(fetch);
});

// Testing Library cleans up by itself only with Vitest's globals, which are off here.
if (typeof document !== 'undefined') {
  installFastStyles(document);
  installFastLabels(document);
  installHandKeyPace(window);
  withoutOwnerStacks({ ...(await import('react')) });
  const { cleanup, configure } = await import('@testing-library/react');
  // Parts load lazily, which takes its time where other programs want the same cores.
  configure({ asyncUtilTimeout: 20_000, getElementError: createShortElementError });
  await import('@testing-library/jest-dom/vitest');
  // Packages look once whether there is a document: all do so while there is one, and not as a file ends.
  await Promise.all([import('@mui/material'), import('react-admin')]);
  const { resetEmotionStyles } = await import('./environment/resetEmotionStyles');
  resetEmotionStyles(document);
  // The console's module state is new in each file; packages load once per worker.
  vi.resetModules();
  // So is the document. Testing Library takes away what it has drawn, but not what the console's own start has, nor what a
  // test has asked for ahead of it.
  delete window.__CONSOLE_PRELOAD__;
  document.body.replaceChildren();
  document.title = '';
  window.history.replaceState(null, '', '/');
  const restoreDom = watchDom(window);
  afterAll(() => {
    vi.restoreAllMocks();
    restoreDom();
  });
  const getBareTexts = watchBareTexts(document);
  afterEach(() => {
    const texts = getBareTexts();
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    expect(texts, 'texts stand in elements of their own: the page may be translated by the browser').toEqual(
      [],
    );
  });
}
