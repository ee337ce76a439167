import { useCallback, useEffect, useRef, useState } from 'react';
import { addCacheBuster } from './snapshotUrl';

/** ms between two images, and the timeout of one. */
const REFRESH_INTERVAL_MS = 5000;
const TIMEOUT_MS = 10_000;

interface Snapshot {
  /** Source of the image element; undefined while there is nothing to show. */
  src: string | undefined;
  /** Unix seconds at which the current image loaded; undefined before the first one. */
  loadedAt: number | undefined;
  failed: boolean;
  paused: boolean;
  onLoad: () => void;
  onError: () => void;
  togglePaused: () => void;
  retry: () => void;
}

/**
 * Camera image that reloads every 5 s. It stops while paused or while the page is hidden, and after an error until the user
 * retries. Only one image loads at a time: a slow one may take up to 10 s.
 */
export function useSnapshot(url: string): Snapshot {
  const [src, setSrc] = useState<string>();
  const [loadedAt, setLoadedAt] = useState<number>();
  const [failed, setFailed] = useState(false);
  const [paused, setPaused] = useState(false);
  /** Time of the pending request; undefined for none. */
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

/** Returns true while the page is visible. */
function usePageVisible(): boolean {
  const [visible, setVisible] = useState(() => document.visibilityState !== 'hidden');
  useEffect(() => {
    const updateVisibility = (): void => setVisible(document.visibilityState !== 'hidden');
    document.addEventListener('visibilitychange', updateVisibility);
    return () => document.removeEventListener('visibilitychange', updateVisibility);
  }, []);
  return visible;
}
