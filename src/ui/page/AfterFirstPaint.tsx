import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';

/** True once the first page has painted; true without a provider. */
const FirstPaintContext = createContext(true);

/**
 * Boundary around the whole UI. The first page renders alone; the children of `AfterFirstPaint` follow in the next render.
 * Code that runs for the first time is most of the cost of a first render, and rows need little of it.
 */
export function FirstPaintBoundary({ children }: { children: ReactNode }) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => startTransition(() => setPainted(true)), []);
  return <FirstPaintContext value={isPainted}>{children}</FirstPaintContext>;
}

interface AfterFirstPaintProps {
  children: ReactNode;
  /** Placeholder of the same size; nothing if the content does not shift the layout. */
  fallback?: ReactNode;
}

/** Defers non-essential content until right after the first page has rendered. On later pages it renders at once. */
export const AfterFirstPaint = ({ children, fallback = null }: AfterFirstPaintProps) =>
  use(FirstPaintContext) ? children : fallback;
