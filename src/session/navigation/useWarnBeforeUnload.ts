import { useEffect } from 'react';
import { isHardNavigating } from './hardNavigate';

/** Has the browser ask before the page is closed over something that would be lost, or is on its way; the console's own leaving does not ask. */
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
