/** Polyfills for jsdom that the layout needs: modal dialogs, popovers and media queries. Import it first in a test. */

/** True if the window counts as wide (lg) in this test. */
export const mediaState = { isWide: true };

const dialog = HTMLDialogElement.prototype;
dialog.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
  if (!this.contains(document.activeElement)) {
    this.querySelector<HTMLElement>('button, a[href], input, select, textarea, [tabindex]')?.focus();
  }
};
dialog.close = function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

HTMLElement.prototype.showPopover = function showPopover(this: HTMLElement) {
  this.style.display = 'block';
};

/** jsdom has no layout. */
Element.prototype.checkVisibility = () => true;

window.matchMedia = (query: string) =>
  Object.assign(new EventTarget(), {
    matches: query.includes('min-width') && mediaState.isWide,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** Escape as a browser sends it to an open dialog: the key, then `cancel` unless the key was taken. */
export function pressEscape(target: HTMLDialogElement): void {
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  if (!(document.activeElement ?? target).dispatchEvent(key)) return;
  const cancelEvent = new Event('cancel', { cancelable: true });
  if (target.dispatchEvent(cancelEvent)) target.close();
}
