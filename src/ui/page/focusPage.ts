/** Moves the focus onto the page, to `element` where that is still there. The window does not move. */
export function focusPage(element?: HTMLElement): void {
  const target = element?.isConnected ? element : document.querySelector<HTMLElement>('#main');
  target?.focus({ preventScroll: true });
}

/** Nothing has the focus, or the page as a whole: whoever knows a better place may take it. */
export const isFocusLost = (): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.id === 'main';
};

/**
 * After a dialog has closed whose opener is gone or out of sight: the focus goes to what lies on top, a dialog below or the
 * page, unless something has taken it meanwhile.
 */
export function focusTopLayer(): void {
  setTimeout(() => {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    const dialog = Array.from(
      document.querySelectorAll<HTMLElement>(':is([role="dialog"], dialog[open])'),
    ).at(-1);
    if (dialog) dialog.focus({ preventScroll: true });
    else focusPage();
  });
}

/**
 * Keeps what has the focus as a dialog opens. Its answer gives it back as the dialog goes, so that one that takes its place in
 * the same moment keeps the same; where it is gone by then, what lies on top gets the focus.
 */
export function captureFocus(): () => void {
  const opener = document.activeElement;
  return () => {
    if (opener instanceof HTMLElement && opener.isConnected) {
      opener.focus();
      focusTopLayerOnRemoval(opener);
    }
    focusTopLayer();
  };
}

/**
 * Moves the focus on if the opener leaves the page while it has the focus: a saved form may take away the button that opened it,
 * as an empty list's goes with its first record. Ends when the focus moves by itself.
 */
function focusTopLayerOnRemoval(opener: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (opener.isConnected) return;
    stop();
    focusTopLayer();
  });
  const stop = (): void => {
    observer.disconnect();
    document.removeEventListener('focusin', stop);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', stop);
}
