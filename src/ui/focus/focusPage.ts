/** Moves the focus to the page, or to `element` if it is still in the document. Does not scroll the window. */
export function focusPage(element?: HTMLElement): void {
  const target = element?.isConnected ? element : document.querySelector<HTMLElement>('#main');
  target?.focus({ preventScroll: true });
}

/** True if nothing or only the page itself has the focus, so that a better element may take it. */
export const isFocusLost = (): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.id === 'main';
};

/**
 * Restores the focus after a dialog has closed whose opener is gone or hidden: the dialog below or the page gets it, unless
 * another element has taken it meanwhile.
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
 * Captures the focused element when a dialog opens. The returned function restores it on close, so a dialog that opens at
 * the same moment captures the same element. If the element is gone by then, the top layer gets the focus.
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
 * Moves the focus to the top layer if the opener is removed while it has the focus: a saved form may remove the button that
 * opened it, for example the one in an empty list. Stops when the focus moves by itself.
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
