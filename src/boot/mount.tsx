import { startTransition, StrictMode, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppBoundary } from './AppBoundary';

/** Unmounts the rendered page. */
export type Unmount = () => void;

/**
 * Renders a page into an element that it owns, in time slices: a single pass would block the browser for the whole render.
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
