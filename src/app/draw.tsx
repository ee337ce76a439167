import { StrictMode, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppBoundary } from './AppBoundary';

/** Takes away what was drawn. */
export type Undraw = () => void;

/** Draws a page into an element that nothing else draws into. */
export function draw(place: Element, page: ReactNode): Undraw {
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <AppBoundary>
        <Suspense fallback={null}>{page}</Suspense>
      </AppBoundary>
    </StrictMode>,
  );
  return () => root.unmount();
}
