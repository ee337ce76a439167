import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { TabBoundary } from '../ui/Boundary';
import { engine } from '../i18n/es/engine';

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
    <TabBoundary key={page} title={engine.app.broken}>
      {children}
    </TabBoundary>
  );
}
