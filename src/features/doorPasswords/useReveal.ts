import { useCallback, useEffect, useState } from 'react';

/** ms for which a password stays visible. */
export const REVEAL_MS = 20_000;

interface Reveal {
  isRevealed: boolean;
  toggle: () => void;
}

/** Reveal state of a password: limited in time, and only while the page is visible. */
export function useReveal(): Reveal {
  const [isRevealed, setRevealed] = useState(false);
  useEffect(() => {
    if (!isRevealed) return undefined;
    const hide = (): void => setRevealed(false);
    const onVisibility = (): void => {
      if (document.hidden) hide();
    };
    const timer = setTimeout(hide, REVEAL_MS);
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', hide);
    };
  }, [isRevealed]);
  const toggle = useCallback(() => setRevealed((wasRevealed) => !wasRevealed), []);
  return { isRevealed, toggle };
}
