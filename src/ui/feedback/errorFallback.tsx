import type { ReactNode } from 'react';
import { ErrorState } from './states';

/** Creates the fallback of a `Boundary` around a section of a page: an error panel with the title and a retry button. */
export const createErrorFallback =
  (title: string) =>
  (error: unknown, retry: () => void): ReactNode => (
    <ErrorState title={title} text={error instanceof Error ? error.message : undefined} onRetry={retry} />
  );
