const FIELD_SELECTOR =
  '.dialog-body :is(input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea):not(:disabled)';
/** Asks for something only where nothing is to be written, and no button is meant: a question may hold one, too. */
const CHOICE_SELECTOR = '.dialog-body :is(input[type=checkbox], input[type=radio]):not(:disabled)';
/** In the place of what is on its way. */
const LOADING_SELECTOR = '.dialog-body :is(.skeleton, .field-skeleton)';

const noop = (): void => undefined;

/**
 * Focuses the first field of a dialog that has just opened: what has to be filled in before the act comes first. Else
 * `otherwise`. Where the fields are still on their way, the first of them gets the focus once it is there, unless somebody
 * has moved meanwhile. Answers with the way to stop waiting.
 */
export function focusFirstField(dialog: HTMLElement, fallback?: HTMLElement | null): () => void {
  const findField = () =>
    dialog.querySelector<HTMLElement>(FIELD_SELECTOR) ??
    (fallback ? null : dialog.querySelector<HTMLElement>(CHOICE_SELECTOR));
  const isLoading = () => dialog.querySelector(LOADING_SELECTOR) !== null;
  const firstField = findField();
  (firstField ?? fallback)?.focus();
  if (firstField || !isLoading()) return noop;
  const initialActiveElement = document.activeElement;
  const observer = new MutationObserver(() => {
    const field = findField();
    const hasFocusMoved =
      document.activeElement !== initialActiveElement && document.activeElement !== document.body;
    if (field && !hasFocusMoved) field.focus();
    if (field || hasFocusMoved || !isLoading()) observer.disconnect();
  });
  observer.observe(dialog, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
  return () => observer.disconnect();
}
