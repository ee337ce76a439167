import { useEffect, useState } from 'react';

/** Default interval in ms. */
const INTERVAL_MS = 30_000;

/** Returns the current time in ms since 1970; it re-renders every `interval` ms while mounted. */
export function useNow(interval = INTERVAL_MS): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval);
    return () => clearInterval(timer);
  }, [interval]);
  return now;
}
