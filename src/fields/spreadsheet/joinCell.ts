/** Joins several texts into one cell: with commas, or with `|` if one of them has a comma. Reverse of `splitCell`. */
export const joinCell = (texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join(texts.some((text) => text.includes(',')) ? ' | ' : ', ');
