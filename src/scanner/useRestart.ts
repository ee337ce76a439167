import { useCallback, useEffect, useRef, useState } from 'react';

/** ms for which a loader replaces the camera image. */
const LOADER_DURATION = 1000;

interface Restart {
  /** Number of restarts. */
  attempt: number;
  isLoading: boolean;
  restart: () => void;
}

/** Restarts scanning on demand and when a setting changes, and shows a loader for a second. */
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
