import { useCallback, useEffect, useRef, useState } from 'react';
import { addCacheBuster } from './snapshotUrl';

/** Milliseconds from one picture to the next (CAM-09), and those that one may take (CALL-067). */
const REFRESH_INTERVAL_MS = 5000;
const TIMEOUT_MS = 10_000;

interface Snapshot {
  /** What the image element loads; undefined while there is nothing to show. */
  src: string | undefined;
  /** Unix seconds at which the picture on screen came; undefined before the first one. */
  loadedAt: number | undefined;
  failed: boolean;
  paused: boolean;
  onLoad: () => void;
  onError: () => void;
  togglePaused: () => void;
  retry: () => void;
}

/**
 * A picture that is asked for again every 5 s. It rests while it is paused and while nobody sees the page; after an error it
 * stops until somebody tries again (CAM-10). One picture at a time: a slow one is waited for, for 10 s at most.
 */
export function useSnapshot(url: string): Snapshot {
  const [src, setSrc] = useState<string>();
  const [loadedAt, setLoadedAt] = useState<number>();
  const [failed, setFailed] = useState(false);
  const [paused, setPaused] = useState(false);
  /** When the picture on its way was asked for; undefined for none. */
  const requestedAt = useRef<number>(undefined);
  const isRunning = usePageVisible() && !paused && !failed;

  const fail = useCallback(() => {
    requestedAt.current = undefined;
    setSrc(undefined);
    setLoadedAt(undefined);
    setFailed(true);
  }, []);

  useEffect(() => {
    if (!isRunning) return undefined;
    const requestImage = (): void => {
      requestedAt.current = Date.now();
      setSrc(addCacheBuster(url, requestedAt.current));
    };
    const tick = (): void => {
      if (requestedAt.current === undefined) requestImage();
      else if (Date.now() - requestedAt.current >= TIMEOUT_MS) fail();
    };
    requestImage();
    const timer = setInterval(tick, REFRESH_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isRunning, url, fail]);

  return {
    src,
    loadedAt,
    failed,
    paused,
    onLoad: useCallback(() => {
      requestedAt.current = undefined;
      setLoadedAt(Math.floor(Date.now() / 1000));
    }, []),
    onError: fail,
    togglePaused: () => setPaused(!paused),
    retry: () => {
      setPaused(false);
      setFailed(false);
    },
  };
}

/** Whether somebody can see the page now. */
function usePageVisible(): boolean {
  const [visible, setVisible] = useState(() => document.visibilityState !== 'hidden');
  useEffect(() => {
    const updateVisibility = (): void => setVisible(document.visibilityState !== 'hidden');
    document.addEventListener('visibilitychange', updateVisibility);
    return () => document.removeEventListener('visibilitychange', updateVisibility);
  }, []);
  return visible;
}
