import { useEffect } from 'react';
import { isLeaving } from './leaveTo';

/** Has the browser ask before the page is closed over something that would be lost, or is on its way; the console's own leaving does not ask. */
export function useAskBeforeUnload(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return undefined;
    const ask = (event: BeforeUnloadEvent): void => {
      if (!isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isHeld]);
}
