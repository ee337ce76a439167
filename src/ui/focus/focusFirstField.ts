const FIELD_SELECTOR =
  '.dialog-body :is(input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea):not(:disabled)';
/**
 * Checkboxes and radio buttons get the focus only if there is no text field. Buttons do not count: a confirmation may
 * contain one, too.
 */
const CHOICE_SELECTOR = '.dialog-body :is(input[type=checkbox], input[type=radio]):not(:disabled)';
/** Placeholder of a field that is loading. */
const LOADING_SELECTOR = '.dialog-body :is(.skeleton, .field-skeleton)';

const noop = (): void => undefined;

/**
 * Focuses the first field of a dialog that has just opened, so that required input comes before the action. Without a field
 * it focuses `fallback`. If the fields are still loading, the first one gets the focus once it is mounted, unless the user
 * has moved the focus. Returns a function that stops waiting.
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
