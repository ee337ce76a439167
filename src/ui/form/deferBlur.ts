/** Text inputs: their blur handlers may change the page. */
const TEXT_INPUT_SELECTOR =
  'input:not([type="checkbox"], [type="radio"], [type="file"], [type="submit"], [type="button"]), textarea';

/**
 * Delays blur events of text inputs until the pointer is released. A press blurs the focused field, which may create tags,
 * apply a filter or show an error. That moves the page, so the release would hit another element and the click would be
 * lost. At release the target of the click is fixed. During the click would be too late, since a switch that re-renders
 * there forgets that it was just toggled. Returns a cleanup function.
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
    // Touch moves the focus only when the finger is lifted.
    isPressed = pointerType !== 'touch' && button === 0;
  };
  const onFocusOut = (event: FocusEvent): void => {
    if (!isPressed || dispatchedEvents.has(event)) return;
    if (!(event.target instanceof Element) || !event.target.matches(TEXT_INPUT_SELECTOR)) return;
    event.stopImmediatePropagation();
    deferredEvents.push(event);
  };
  // For a mouse, click follows in the same task. A pen may send only a click, and a removed element sends neither.
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
