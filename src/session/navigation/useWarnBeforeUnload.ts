import { useEffect } from 'react';
import { isHardNavigating } from './hardNavigate';

/**
 * Makes the browser ask before the page is closed with unsaved input or a pending request. Navigation by the console itself
 * does not ask.
 */
export function useWarnBeforeUnload(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    const onBeforeUnload = (event: BeforeUnloadEvent): void => {
      if (!isHardNavigating()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isEnabled]);
}
