/** Several texts in one cell: between commas, or between `|` where one of them has a comma. `partsOfCell` reads them. */
export const joinedCell = (texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join(texts.some((text) => text.includes(',')) ? ' | ' : ', ');
