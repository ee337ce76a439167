import { useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Boundary } from '../../../ui/Boundary';
import { brokenPart } from '../../../ui/brokenPart';
import { texts } from '../texts';
import { LiveConsole, type LiveConsoleProps } from './LiveConsole';

/**
 * Draws the screens in a tree of their own: a router stands in no other router, and nothing that the console around hands
 * down (its cache, its rights, its messages) reaches them.
 */
export function LiveRoot(props: LiveConsoleProps) {
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Root | undefined>(undefined);
  useEffect(() => {
    const element = document.createElement('div');
    place.current?.append(element);
    // Ids of two trees in one page would meet.
    const own = createRoot(element, { identifierPrefix: 'live' });
    root.current = own;
    return () => {
      root.current = undefined;
      // Not while the tree around is being drawn.
      queueMicrotask(() => {
        own.unmount();
        element.remove();
      });
    };
  }, []);
  useEffect(() =>
    root.current?.render(
      // Dialogs and forms stand above the boundary of the place: what throws there would leave nothing at all.
      <Boundary takesNewVersion resetKey={props.resources} fallback={brokenPart(texts.broken)}>
        <LiveConsole {...props} />
      </Boundary>,
    ),
  );
  return <div ref={place} className="wb-live" />;
}
