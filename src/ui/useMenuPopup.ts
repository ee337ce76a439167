import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { itemsIn } from './menuKeys';

interface Popup {
  open: 'first' | 'last' | false;
  button: RefObject<HTMLElement | null>;
  popup: RefObject<HTMLElement | null>;
  align: 'start' | 'end';
  close: (giveBackFocus?: boolean) => void;
}

/** px between the button and the popup, and between the popup and the window's edges. */
const SPACE = 4;

/** Shows the popup in the top layer at its button, focuses an entry, follows the button, and closes on a press elsewhere. */
export function useMenuPopup({ open, button, popup, align, close }: Popup): void {
  useLayoutEffect(() => {
    const shown = popup.current;
    if (open === false || !shown || !button.current) return;
    // The top layer is beyond the reach of anything that clips; without it `position: fixed` does what it can.
    if ('showPopover' in shown) shown.showPopover();
    place(shown, button.current.getBoundingClientRect(), align);
    itemsIn(shown)
      .at(open === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true });
  }, [open, popup, button, align]);

  const onPress = useEffectEvent((event: Event) => {
    const target = event.target instanceof Node ? event.target : null;
    if (!popup.current?.contains(target) && !button.current?.contains(target)) close(false);
  });
  const onMove = useEffectEvent((event: Event) => {
    const inside = event.target instanceof Node && popup.current?.contains(event.target);
    if (!inside && popup.current && button.current) {
      place(popup.current, button.current.getBoundingClientRect(), align);
    }
  });

  useEffect(() => {
    if (open === false) return undefined;
    const controller = new AbortController();
    const options = { signal: controller.signal, capture: true };
    document.addEventListener('pointerdown', (event) => onPress(event), options);
    document.addEventListener('scroll', (event) => onMove(event), options);
    window.addEventListener('resize', (event) => onMove(event), options);
    // It grows when entries open below another one.
    const sizes =
      'ResizeObserver' in window ? new ResizeObserver(() => onMove(new Event('resize'))) : undefined;
    if (popup.current) sizes?.observe(popup.current);
    return () => {
      controller.abort();
      sizes?.disconnect();
    };
  }, [open, popup]);
}

function place(popup: HTMLElement, anchor: DOMRect, align: 'start' | 'end'): void {
  const { offsetWidth: width, offsetHeight: height } = popup;
  const wanted = align === 'start' ? anchor.left : anchor.right - width;
  const left = Math.max(SPACE, Math.min(wanted, window.innerWidth - width - SPACE));
  const below = anchor.bottom + SPACE;
  const fitsBelow = below + height + SPACE <= window.innerHeight;
  const top = fitsBelow ? below : Math.max(SPACE, anchor.top - height - SPACE);
  popup.style.left = `${left}px`;
  popup.style.top = `${top}px`;
}
