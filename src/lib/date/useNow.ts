import { useEffect, useState } from 'react';

/** ms between two looks at the clock. */
const INTERVAL_MS = 30_000;

/** Now, in ms since 1970, looked at every so many ms while somebody looks. */
export function useNow(interval = INTERVAL_MS): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval);
    return () => clearInterval(timer);
  }, [interval]);
  return now;
}
