/** Maximum length of the page text in the message, in characters. */
const MAX_TEXT_LENGTH = 1_500;

/**
 * The error of a query that finds nothing: what was sought, and the words on the page. A waiting query makes one at each
 * look; the whole document in it, printed in colours, took a tenth of the time of a heavy file and hid the words.
 */
export function createShortElementError(message: string | null, container: Element): Error {
  const words: string[] = [];
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  let length = 0;
  while (length < MAX_TEXT_LENGTH && walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    const text = textContent?.trim();
    if (!text || parentElement?.closest('style, script')) continue;
    words.push(text);
    length += text.length;
  }
  const error = new Error(
    `${message ?? 'Not found'}\n\nThe page says: ${words.join(' · ').slice(0, MAX_TEXT_LENGTH)}`,
  );
  error.name = 'TestingLibraryElementError';
  return error;
}
