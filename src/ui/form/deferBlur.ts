/** What is typed into: what leaving it does may change the page. */
const TEXT_INPUT_SELECTOR =
  'input:not([type="checkbox"], [type="radio"], [type="file"], [type="submit"], [type="button"]), textarea';

/**
 * A press on something leaves the field that had the focus, which may make tags of what was typed, apply a filter or say
 * that a value is wrong. All that moves the page, and the release would meet another thing than the press: the click would be
 * lost. So a field is told that it was left when the pointer is released: what the click meets is settled by then. Within the
 * click would be too late, since a switch that is drawn anew there forgets that it was just turned. Returns what ends it.
 */
export function deferBlurUntilRelease(page: Window): () => void {
  let isPressed = false;
  let deferredEvents: FocusEvent[] = [];
  const dispatchedEvents = new WeakSet<Event>();

  const dispatchDeferred = (): void => {
    isPressed = false;
    const events = deferredEvents;
    deferredEvents = [];
    for (const { target, relatedTarget } of events) {
      if (!(target instanceof HTMLElement) || !target.isConnected || page.document.activeElement === target)
        continue;
      const event = new FocusEvent('focusout', { bubbles: true, composed: true, relatedTarget });
      dispatchedEvents.add(event);
      target.dispatchEvent(event);
    }
  };
  const onPointerDown = ({ pointerType, button }: PointerEvent): void => {
    dispatchDeferred();
    // A finger takes the focus only as it is lifted.
    isPressed = pointerType !== 'touch' && button === 0;
  };
  const onFocusOut = (event: FocusEvent): void => {
    if (!isPressed || dispatchedEvents.has(event)) return;
    if (!(event.target instanceof Element) || !event.target.matches(TEXT_INPUT_SELECTOR)) return;
    event.stopImmediatePropagation();
    deferredEvents.push(event);
  };
  // The release of a mouse comes right after, in the same turn; a pen may have a click alone, what was taken away neither.
  const onPointerUp = (): void => void setTimeout(dispatchDeferred);

  const capture = { capture: true };
  page.addEventListener('pointerdown', onPointerDown, capture);
  page.addEventListener('focusout', onFocusOut, capture);
  page.addEventListener('mouseup', dispatchDeferred, capture);
  page.addEventListener('click', dispatchDeferred, capture);
  page.addEventListener('pointerup', onPointerUp, capture);
  page.addEventListener('pointercancel', onPointerUp, capture);
  return () => {
    page.removeEventListener('pointerdown', onPointerDown, capture);
    page.removeEventListener('focusout', onFocusOut, capture);
    page.removeEventListener('mouseup', dispatchDeferred, capture);
    page.removeEventListener('click', dispatchDeferred, capture);
    page.removeEventListener('pointerup', onPointerUp, capture);
    page.removeEventListener('pointercancel', onPointerUp, capture);
  };
}
