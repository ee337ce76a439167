/**
 * Types into a field in the very turn in which it is drawn, before anything that is due afterwards: as early as a person, or a
 * reader of codes, ever could. Answers with the field once it was there.
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
