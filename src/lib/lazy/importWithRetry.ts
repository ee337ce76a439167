import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A chunk of the console could not be loaded: a release removed the old files after the page was opened, or there is no
 * connection. Only reloading the page helps, because browsers cache a failed import.
 */
export class NewVersionError extends Error {
  override readonly name = 'NewVersionError';

  constructor(cause: unknown) {
    super('A part of the application could not be loaded', { cause });
  }
}

// Messages of Chromium, Firefox, Safari, and Vite's CSS preload. A module that throws while it runs has none of these.
const FAILED_LOAD_MESSAGE =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module script/i;

function isChunkLoadError(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || FAILED_LOAD_MESSAGE.test(error.message))
  );
}

/** Runs a dynamic import and retries once if its file did not load; rejects with NewVersionError if the retry fails too. */
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

/** `React.lazy` with a retry; the error boundary receives a failed load as NewVersionError. */
export function lazyWithRetry<Props extends object>(
  loader: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => importWithRetry(loader));
}
