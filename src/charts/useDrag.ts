import { useState, type PointerEvent } from 'react';

/** px that a drag has to cover: less is a press. */
const LEAST = 8;

/** What is being dragged over, in px from the left edge of the element. */
export interface Dragged {
  from: number;
  until: number;
}

/**
 * A stretch of an element chosen with the pointer, from press to release; another pointer gives it up.
 *
 * @param within The px of the element that can be chosen.
 */
export function useDrag(within: Dragged, onChoose: ((chosen: Dragged) => void) | undefined) {
  const [drag, setDrag] = useState<{ start: number; now: number } | null>(null);
  const dragged = drag && Math.abs(drag.now - drag.start) >= LEAST ? ordered(drag.start, drag.now) : null;
  const at = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): number =>
    Math.min(within.until, Math.max(within.from, clientX - currentTarget.getBoundingClientRect().left));
  const handlers = onChoose && {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const start = at(event);
      setDrag(event.button === 0 && event.isPrimary ? { start, now: start } : null);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!drag) return;
      const now = at(event);
      // From here on also outside the element, and no text is marked.
      if (Math.abs(now - drag.start) >= LEAST) event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ ...drag, now });
    },
    onPointerUp: () => {
      setDrag(null);
      if (dragged) onChoose(dragged);
    },
    onPointerCancel: () => setDrag(null),
  };
  return { dragged, handlers };
}

const ordered = (a: number, b: number): Dragged => ({ from: Math.min(a, b), until: Math.max(a, b) });
