import { useCallback, useEffect, useRef, useState } from 'react';
import { freshAddress } from './snapshotAddress';

/** Milliseconds from one picture to the next (CAM-09), and those that one may take (CALL-067). */
const EVERY = 5000;
const PATIENCE = 10_000;

interface Snapshot {
  /** What the image element loads; undefined while there is nothing to show. */
  src: string | undefined;
  /** Unix seconds at which the picture on screen came; undefined before the first one. */
  at: number | undefined;
  failed: boolean;
  paused: boolean;
  onLoad: () => void;
  onError: () => void;
  toggle: () => void;
  retry: () => void;
}

/**
 * A picture that is asked for again every 5 s. It rests while it is paused and while nobody sees the page; after an error it
 * stops until somebody tries again (CAM-10). One picture at a time: a slow one is waited for, for 10 s at most.
 */
export function useSnapshot(address: string): Snapshot {
  const [src, setSrc] = useState<string>();
  const [at, setAt] = useState<number>();
  const [failed, setFailed] = useState(false);
  const [paused, setPaused] = useState(false);
  /** When the picture on its way was asked for; undefined for none. */
  const asked = useRef<number>(undefined);
  const running = useVisible() && !paused && !failed;

  const fail = useCallback(() => {
    asked.current = undefined;
    setSrc(undefined);
    setAt(undefined);
    setFailed(true);
  }, []);

  useEffect(() => {
    if (!running) return undefined;
    const ask = (): void => {
      asked.current = Date.now();
      setSrc(freshAddress(address, asked.current));
    };
    const beat = (): void => {
      if (asked.current === undefined) ask();
      else if (Date.now() - asked.current >= PATIENCE) fail();
    };
    ask();
    const timer = setInterval(beat, EVERY);
    return () => clearInterval(timer);
  }, [running, address, fail]);

  return {
    src,
    at,
    failed,
    paused,
    onLoad: useCallback(() => {
      asked.current = undefined;
      setAt(Math.floor(Date.now() / 1000));
    }, []),
    onError: fail,
    toggle: () => setPaused(!paused),
    retry: () => {
      setPaused(false);
      setFailed(false);
    },
  };
}

/** Whether somebody can see the page now. */
function useVisible(): boolean {
  const [visible, setVisible] = useState(() => document.visibilityState !== 'hidden');
  useEffect(() => {
    const look = (): void => setVisible(document.visibilityState !== 'hidden');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return visible;
}
