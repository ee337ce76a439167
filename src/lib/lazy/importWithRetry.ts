import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A part of the console could not be loaded: since the page was opened a new version was released, which removed the old
 * files, or there is no connection. Only reloading the page helps, because browsers remember a failed import.
 */
export class NewVersionError extends Error {
  override readonly name = 'NewVersionError';

  constructor(cause: unknown) {
    super('A part of the application could not be loaded', { cause });
  }
}

// Chromium, Firefox, Safari, and Vite's preloading of style sheets. A module that throws while it runs says none of these.
const FAILED_LOAD_MESSAGE =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module script/i;

function isChunkLoadError(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || FAILED_LOAD_MESSAGE.test(error.message))
  );
}

/** Runs a dynamic import, once more if its file did not load; rejects with NewVersionError if it still does not. */
export async function importWithRetry<T>(loader: () => Promise<T>): Promise<T> {
  try {
    return await loader();
  } catch (error) {
    if (!isChunkLoadError(error)) throw error;
  }
  try {
    return await loader();
  } catch (error) {
    throw isChunkLoadError(error) ? new NewVersionError(error) : error;
  }
}

/** `React.lazy` whose failed load reaches the error boundary as NewVersionError. */
export function lazyWithRetry<Props extends object>(
  loader: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => importWithRetry(loader));
}
