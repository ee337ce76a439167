import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';

/** Whether the first page has been drawn; true wherever nobody asks. */
const FirstDrawn = createContext(true);

/**
 * Around all that is drawn: the page that is opened first comes alone, and what stands in `Afterwards` with the next drawing.
 * Most of what a first drawing costs is code that runs for the first time, and rows need little of it.
 */
export function FirstPage({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return <FirstDrawn value={isDrawn}>{children}</FirstDrawn>;
}

interface AfterwardsProps {
  children: ReactNode;
  /** Stands in its place, as large; nothing where it moves nothing else. */
  instead?: ReactNode;
}

/** What is not looked for before the page is there: it is drawn right after the first page, and with every other. */
export const Afterwards = ({ children, instead = null }: AfterwardsProps) =>
  use(FirstDrawn) ? children : instead;
