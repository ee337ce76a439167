import { useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Boundary } from '../../ui/feedback/Boundary';
import { createErrorFallback } from '../../ui/feedback/errorFallback';
import { workbenchTexts } from '../texts';
import { LiveConsole, type LiveConsoleProps } from './LiveConsole';

/**
 * Renders the screens in a separate React tree: routers cannot be nested, and no context of the outer console (its cache, its
 * permissions, its messages) reaches them.
 */
export function LiveRoot(props: LiveConsoleProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const root = useRef<Root | undefined>(undefined);
  useEffect(() => {
    const element = document.createElement('div');
    containerRef.current?.append(element);
    // Ids of two trees in one page would meet.
    const liveRoot = createRoot(element, { identifierPrefix: 'live' });
    root.current = liveRoot;
    return () => {
      root.current = undefined;
      // Not while the tree around is being drawn.
      queueMicrotask(() => {
        liveRoot.unmount();
        element.remove();
      });
    };
  }, []);
  useEffect(() =>
    root.current?.render(
      // Dialogs and forms are outside the page's boundary: without this one, an error in them would unmount everything.
      <Boundary
        handlesNewVersion
        resetKey={props.resources}
        fallback={createErrorFallback(workbenchTexts.broken)}
      >
        <LiveConsole {...props} />
      </Boundary>,
    ),
  );
  return <div ref={containerRef} className="wb-live" />;
}
