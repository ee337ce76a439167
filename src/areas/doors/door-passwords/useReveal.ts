import { useCallback, useEffect, useState } from 'react';

/** ms for which a password can be seen. */
export const REVEAL = 20_000;

interface Reveal {
  isShown: boolean;
  toggle: () => void;
}

/** Whether a password can be seen: for a while, and only while the page is looked at. */
export function useReveal(): Reveal {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const hide = (): void => setShown(false);
    const onVisibility = (): void => {
      if (document.hidden) hide();
    };
    const timer = setTimeout(hide, REVEAL);
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', hide);
    };
  }, [isShown]);
  const toggle = useCallback(() => setShown((before) => !before), []);
  return { isShown, toggle };
}
