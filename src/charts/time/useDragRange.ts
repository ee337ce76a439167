import { useState, type PointerEvent } from 'react';

/** Minimum drag distance in px: a shorter one is a press. */
const MIN_DRAG_PX = 8;

/** Dragged range, in px from the left edge of the element. */
export interface DragRange {
  from: number;
  until: number;
}

/**
 * Selects a range of an element by dragging, from press to release; a second pointer cancels it.
 *
 * @param bounds Selectable px of the element.
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
      // From now on capture the pointer also outside the element, and select no text.
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
