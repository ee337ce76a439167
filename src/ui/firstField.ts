const FIELD =
  '.dialog-body :is(input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea):not(:disabled)';
/** Asks for something only where nothing is to be written, and no button is meant: a question may hold one, too. */
const TICK = '.dialog-body :is(input[type=checkbox], input[type=radio]):not(:disabled)';
/** In the place of what is on its way. */
const COMING = '.dialog-body :is(.skeleton, .field-skeleton)';

const nothing = (): void => undefined;

/**
 * Focuses the first field of a dialog that has just opened: what has to be filled in before the act comes first. Else
 * `otherwise`. Where the fields are still on their way, the first of them gets the focus once it is there, unless somebody
 * has moved meanwhile. Answers with the way to stop waiting.
 */
export function focusFirstField(dialog: HTMLElement, otherwise?: HTMLElement | null): () => void {
  const find = () =>
    dialog.querySelector<HTMLElement>(FIELD) ?? (otherwise ? null : dialog.querySelector<HTMLElement>(TICK));
  const isComing = () => dialog.querySelector(COMING) !== null;
  const first = find();
  (first ?? otherwise)?.focus();
  if (first || !isComing()) return nothing;
  const placed = document.activeElement;
  const watch = new MutationObserver(() => {
    const field = find();
    const isMoved = document.activeElement !== placed && document.activeElement !== document.body;
    if (field && !isMoved) field.focus();
    if (field || isMoved || !isComing()) watch.disconnect();
  });
  watch.observe(dialog, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
  return () => watch.disconnect();
}
