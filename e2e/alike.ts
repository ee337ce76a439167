/** Attribute of rows that axe need not judge. */
export const ALIKE = 'data-alike';

/**
 * Gives `mark` to the rows of each table that are made as two before them are, down to classes and states: what axe finds in
 * them, it finds in those. It would take a minute and more of both cores for all rows of all walks. Runs in the page.
 */
export function markAlike(mark: string): void {
  // What tells rows apart and says nothing of how they look or what they are.
  const said =
    /^(?:id|href|src|value|data-id|data-at|aria-(?:labelledby|describedby|controls|owns|activedescendant))$/;
  const worded = /^(?:aria-label|title|alt|placeholder)$/;
  const made = (element: Element): string => {
    const attributes = [...element.attributes]
      .filter(({ name }) => !said.test(name))
      .map(({ name, value }) => `${name}=${worded.test(name) ? Boolean(value) : value}`);
    const inside =
      element.children.length > 0 ? [...element.children].map(made) : Boolean(element.textContent);
    return `${element.tagName} ${attributes.toSorted().join()} (${String(inside)})`;
  };
  for (const body of document.querySelectorAll('tbody')) {
    const seen = new Map<string, number>();
    for (const row of body.children) {
      const look = made(row);
      const before = seen.get(look) ?? 0;
      seen.set(look, before + 1);
      row.toggleAttribute(mark, before >= 2);
    }
  }
}
