import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Boundary } from '../ui/Boundary';
import { NewVersionError } from '../lib/retryImport';
import { brokenPart } from '../ui/brokenPart';
import { NewVersion } from './NewVersion';
import { appTexts } from './texts';

/** A page that throws is an error in its place: menu and other pages work. Each page starts at its top. */
export function ResetOnLeave({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const first = useRef(true);
  const page = pathname.split('/').slice(0, 4).join('/');
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }, [page]);
  return (
    <Boundary key={page} takesNewVersion fallback={brokenPage}>
      {children}
    </Boundary>
  );
}

/** A part that is gone after a release takes its page alone. */
function brokenPage(error: unknown, retry: () => void): ReactNode {
  return error instanceof NewVersionError ? <NewVersion /> : brokenPart(appTexts.broken)(error, retry);
}
