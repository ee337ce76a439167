/** Puts elements in the place of all texts, as a translator of the browser does. */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}
