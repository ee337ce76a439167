/**
 * Sets an input's text as if it were typed. It bypasses React's value property and maxLength; React handles the event like a
 * key.
 */
export function setNativeInputValue(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { prototype } = input instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Reflect.set(prototype, 'value', text, input);
  // Some input types have no selection.
  if (input.selectionStart !== null) input.setSelectionRange(text.length, text.length);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}
