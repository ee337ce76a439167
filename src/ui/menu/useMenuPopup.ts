import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { getMenuItems } from './menuNavigation';

interface MenuPopupOptions {
  open: 'first' | 'last' | false;
  button: RefObject<HTMLElement | null>;
  popup: RefObject<HTMLElement | null>;
  align: 'start' | 'end';
  close: (restoreFocus?: boolean) => void;
}

/** px between the button and the popup, and between the popup and the window edges. */
const MARGIN = 4;

/**
 * Shows the popup in the top layer next to its button, focuses an entry, follows the button, and closes on an outside press.
 */
export function useMenuPopup({ open, button, popup, align, close }: MenuPopupOptions): void {
  useLayoutEffect(() => {
    const element = popup.current;
    if (open === false || !element || !button.current) return;
    // Scroll containers cannot clip the top layer. Without popover support, `position: fixed` is the fallback.
    if ('showPopover' in element) element.showPopover();
    positionPopup(element, button.current.getBoundingClientRect(), align);
    getMenuItems(element)
      .at(open === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true });
  }, [open, popup, button, align]);

  const onPointerDown = useEffectEvent((event: Event) => {
    const target = event.target instanceof Node ? event.target : null;
    if (!popup.current?.contains(target) && !button.current?.contains(target)) close(false);
  });
  const onScrollOrResize = useEffectEvent((event: Event) => {
    const isInside = event.target instanceof Node && popup.current?.contains(event.target);
    if (!isInside && popup.current && button.current) {
      positionPopup(popup.current, button.current.getBoundingClientRect(), align);
    }
  });

  useEffect(() => {
    if (open === false) return undefined;
    const controller = new AbortController();
    const options = { signal: controller.signal, capture: true };
    document.addEventListener('pointerdown', (event) => onPointerDown(event), options);
    document.addEventListener('scroll', (event) => onScrollOrResize(event), options);
    window.addEventListener('resize', (event) => onScrollOrResize(event), options);
    // The popup grows when sub-entries open.
    const resizeObserver =
      'ResizeObserver' in window
        ? new ResizeObserver(() => onScrollOrResize(new Event('resize')))
        : undefined;
    if (popup.current) resizeObserver?.observe(popup.current);
    return () => {
      controller.abort();
      resizeObserver?.disconnect();
    };
  }, [open, popup]);
}

function positionPopup(popup: HTMLElement, anchor: DOMRect, align: 'start' | 'end'): void {
  const { offsetWidth: width, offsetHeight: height } = popup;
  const preferredLeft = align === 'start' ? anchor.left : anchor.right - width;
  const left = Math.max(MARGIN, Math.min(preferredLeft, window.innerWidth - width - MARGIN));
  const below = anchor.bottom + MARGIN;
  const fitsBelow = below + height + MARGIN <= window.innerHeight;
  const top = fitsBelow ? below : Math.max(MARGIN, anchor.top - height - MARGIN);
  popup.style.left = `${left}px`;
  popup.style.top = `${top}px`;
}
