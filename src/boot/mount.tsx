import { startTransition, StrictMode, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppBoundary } from './AppBoundary';

/** Takes away what was drawn. */
export type Unmount = () => void;

/**
 * Draws a page into an element that nothing else draws into, in turns with the browser: in one go it would be blocked for as
 * long as that takes.
 */
export function mount(container: Element, page: ReactNode): Unmount {
  const root = createRoot(container);
  startTransition(() =>
    root.render(
      <StrictMode>
        <AppBoundary>
          <Suspense fallback={null}>{page}</Suspense>
        </AppBoundary>
      </StrictMode>,
    ),
  );
  return () => root.unmount();
}
