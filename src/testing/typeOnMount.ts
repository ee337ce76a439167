/**
 * Types into a field in the turn in which it mounts, before anything that is due afterwards: as early as a person or a barcode
 * reader could. Returns the field once it has mounted.
 */
export function typeOnMount(selector: string, text: string): () => HTMLInputElement | undefined {
  let field: HTMLInputElement | undefined;
  const observer = new MutationObserver(() => {
    const candidate = document.querySelector<HTMLInputElement>(selector);
    if (!candidate || candidate.disabled) return;
    observer.disconnect();
    field = candidate;
    Reflect.set(HTMLInputElement.prototype, 'value', text, candidate);
    candidate.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => field;
}
