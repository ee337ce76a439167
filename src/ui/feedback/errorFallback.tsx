import type { ReactNode } from 'react';
import { ErrorState } from './states';

/** The fallback of a `Boundary` around a part of a page: an error panel with the title and a way to try again. */
export const createErrorFallback =
  (title: string) =>
  (error: unknown, retry: () => void): ReactNode => (
    <ErrorState title={title} text={error instanceof Error ? error.message : undefined} onRetry={retry} />
  );
