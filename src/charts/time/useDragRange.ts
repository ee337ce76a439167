import { useState, type PointerEvent } from 'react';

/** px that a drag has to cover: less is a press. */
const MIN_DRAG_PX = 8;

/** What is being dragged over, in px from the left edge of the element. */
export interface DragRange {
  from: number;
  until: number;
}

/**
 * A stretch of an element chosen with the pointer, from press to release; another pointer gives it up.
 *
 * @param within The px of the element that can be chosen.
 */
export function useDragRange(bounds: DragRange, onSelect: ((range: DragRange) => void) | undefined) {
  const [drag, setDrag] = useState<{ origin: number; current: number } | null>(null);
  const dragged =
    drag && Math.abs(drag.current - drag.origin) >= MIN_DRAG_PX ? toRange(drag.origin, drag.current) : null;
  const getPointerX = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): number =>
    Math.min(bounds.until, Math.max(bounds.from, clientX - currentTarget.getBoundingClientRect().left));
  const handlers = onSelect && {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const origin = getPointerX(event);
      setDrag(event.button === 0 && event.isPrimary ? { origin, current: origin } : null);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!drag) return;
      const current = getPointerX(event);
      // From here on also outside the element, and no text is marked.
      if (Math.abs(current - drag.origin) >= MIN_DRAG_PX)
        event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ ...drag, current });
    },
    onPointerUp: () => {
      setDrag(null);
      if (dragged) onSelect(dragged);
    },
    onPointerCancel: () => setDrag(null),
  };
  return { dragged, handlers };
}

const toRange = (a: number, b: number): DragRange => ({ from: Math.min(a, b), until: Math.max(a, b) });
