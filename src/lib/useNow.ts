import { useEffect, useState } from 'react';

/** ms between two looks at the clock. */
const EVERY = 30_000;

/** Now, in ms since 1970, followed while somebody looks. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
}
