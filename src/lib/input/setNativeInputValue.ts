/** Puts a text into an input as if it were typed, past React's own property and its length: React hears of it as of a key. */
export function setNativeInputValue(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { prototype } = input instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Reflect.set(prototype, 'value', text, input);
  // Some types of input have no selection to be set.
  if (input.selectionStart !== null) input.setSelectionRange(text.length, text.length);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}
