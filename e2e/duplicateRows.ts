/** Attribute of rows that axe need not judge. */
export const DUPLICATE_ROW = 'data-alike';

/**
 * Gives `mark` to the rows of each table, and the items of each list, that are made as two before them are, down to classes and
 * states: what axe finds in them, it finds in those. It would take a minute and more of both cores for all rows of all walks.
 * Runs in the page.
 */
export function markDuplicateRows(mark: string): void {
  // Attributes that differ between equal rows and affect neither style nor role.
  const ignoredAttributes =
    /^(?:id|href|src|value|data-id|data-at|aria-(?:labelledby|describedby|controls|owns|activedescendant))$/;
  const textAttributes = /^(?:aria-label|title|alt|placeholder)$/;
  const signatureOf = (element: Element): string => {
    const attributes = [...element.attributes]
      .filter(({ name }) => !ignoredAttributes.test(name))
      .map(({ name, value }) => `${name}=${textAttributes.test(name) ? Boolean(value) : value}`);
    const content =
      element.children.length > 0 ? [...element.children].map(signatureOf) : Boolean(element.textContent);
    return `${element.tagName} ${attributes.toSorted().join()} (${String(content)})`;
  };
  for (const body of document.querySelectorAll('tbody, main :is(ul, ol)')) {
    const seen = new Map<string, number>();
    for (const row of body.children) {
      const signature = signatureOf(row);
      const sameCount = seen.get(signature) ?? 0;
      seen.set(signature, sameCount + 1);
      row.toggleAttribute(mark, sameCount >= 2);
    }
  }
}
