/** Several texts in one cell: between commas, or between `|` where one of them has a comma. `splitCell` reads them. */
export const joinCell = (texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join(texts.some((text) => text.includes(',')) ? ' | ' : ', ');
