import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';

/** Whether the first page has been drawn; true wherever nobody asks. */
const FirstPaintContext = createContext(true);

/**
 * Around all that is drawn: the page that is opened first comes alone, and what stands in `Afterwards` with the next drawing.
 * Most of what a first drawing costs is code that runs for the first time, and rows need little of it.
 */
export function FirstPaintBoundary({ children }: { children: ReactNode }) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => startTransition(() => setPainted(true)), []);
  return <FirstPaintContext value={isPainted}>{children}</FirstPaintContext>;
}

interface AfterFirstPaintProps {
  children: ReactNode;
  /** Stands in its place, as large; nothing where it moves nothing else. */
  fallback?: ReactNode;
}

/** What is not looked for before the page is there: it is drawn right after the first page, and with every other. */
export const AfterFirstPaint = ({ children, fallback = null }: AfterFirstPaintProps) =>
  use(FirstPaintContext) ? children : fallback;
