import { useCallback, useEffect, useRef, useState } from 'react';

/** ms for which a loader stands where the picture was. */
const LOADER_DURATION = 1000;

interface Restart {
  /** Counts up with each beginning. */
  attempt: number;
  isLoading: boolean;
  restart: () => void;
}

/** Begins the reading anew, on demand and when a setting of it is changed, and says so for a second (AACC-96). */
export function useRestart(restartKey: boolean): Restart {
  const [attempt, setAttempt] = useState(0);
  const [isLoading, setLoading] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const restart = useCallback(() => {
    clearTimeout(timer.current);
    setAttempt((current) => current + 1);
    setLoading(true);
    timer.current = setTimeout(() => setLoading(false), LOADER_DURATION);
  }, []);
  const previousKey = useRef(restartKey);
  useEffect(() => {
    if (previousKey.current === restartKey) return;
    previousKey.current = restartKey;
    restart();
  }, [restartKey, restart]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { attempt, isLoading, restart };
}
