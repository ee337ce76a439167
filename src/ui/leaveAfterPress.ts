/** What is typed into: what leaving it does may change the page. */
const TYPED =
  'input:not([type="checkbox"], [type="radio"], [type="file"], [type="submit"], [type="button"]), textarea';

/**
 * A press on something leaves the field that had the focus, which may make tags of what was typed, apply a filter or say
 * that a value is wrong. All that moves the page, and the release would meet another thing than the press: the click would be
 * lost. So a field is told that it was left when the pointer is released: what the click meets is settled by then. Within the
 * click would be too late, since a switch that is drawn anew there forgets that it was just turned. Returns what ends it.
 */
export function leaveAfterPress(page: Window): () => void {
  let isPressed = false;
  let left: FocusEvent[] = [];
  const own = new WeakSet<Event>();

  const tell = (): void => {
    isPressed = false;
    const events = left;
    left = [];
    for (const { target, relatedTarget } of events) {
      if (!(target instanceof HTMLElement) || !target.isConnected || page.document.activeElement === target)
        continue;
      const event = new FocusEvent('focusout', { bubbles: true, composed: true, relatedTarget });
      own.add(event);
      target.dispatchEvent(event);
    }
  };
  const press = ({ pointerType, button }: PointerEvent): void => {
    tell();
    // A finger takes the focus only as it is lifted.
    isPressed = pointerType !== 'touch' && button === 0;
  };
  const leave = (event: FocusEvent): void => {
    if (!isPressed || own.has(event)) return;
    if (!(event.target instanceof Element) || !event.target.matches(TYPED)) return;
    event.stopImmediatePropagation();
    left.push(event);
  };
  // The release of a mouse comes right after, in the same turn; a pen may have a click alone, what was taken away neither.
  const release = (): void => void setTimeout(tell);

  const capture = { capture: true };
  page.addEventListener('pointerdown', press, capture);
  page.addEventListener('focusout', leave, capture);
  page.addEventListener('mouseup', tell, capture);
  page.addEventListener('click', tell, capture);
  page.addEventListener('pointerup', release, capture);
  page.addEventListener('pointercancel', release, capture);
  return () => {
    page.removeEventListener('pointerdown', press, capture);
    page.removeEventListener('focusout', leave, capture);
    page.removeEventListener('mouseup', tell, capture);
    page.removeEventListener('click', tell, capture);
    page.removeEventListener('pointerup', release, capture);
    page.removeEventListener('pointercancel', release, capture);
  };
}
