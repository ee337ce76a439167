import { useEffect, useState } from 'react';

/** ms between two looks at the clock. */
const EVERY = 30_000;

/** Now, in ms since 1970, looked at every so many ms while somebody looks. */
export function useNow(every = EVERY): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
