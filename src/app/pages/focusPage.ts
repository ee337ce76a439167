/** Moves the focus onto the page, to `element` where that is still there. The window does not move. */
export function focusPage(element?: HTMLElement): void {
  const target = element?.isConnected ? element : document.querySelector<HTMLElement>('#main');
  target?.focus({ preventScroll: true });
}
