import { useCallback, useEffect, useRef, useState } from 'react';

/** ms for which a loader stands where the picture was. */
const LOADING = 1000;

interface Restart {
  /** Counts up with each beginning. */
  run: number;
  isLoading: boolean;
  restart: () => void;
}

/** Begins the reading anew, on demand and when a setting of it is changed, and says so for a second (AACC-96). */
export function useRestart(setting: boolean): Restart {
  const [run, setRun] = useState(0);
  const [isLoading, setLoading] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const restart = useCallback(() => {
    clearTimeout(timer.current);
    setRun((before) => before + 1);
    setLoading(true);
    timer.current = setTimeout(() => setLoading(false), LOADING);
  }, []);
  const last = useRef(setting);
  useEffect(() => {
    if (last.current === setting) return;
    last.current = setting;
    restart();
  }, [setting, restart]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { run, isLoading, restart };
}
