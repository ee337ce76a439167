/** `text` without accents and in lower case, for comparisons: `Lucía Peñón` and `lucia penon` fold to the same. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether `text` contains `part`, whatever accents and case either has; blanks around `part` do not count. */
export function includesFolded(text: string | null | undefined, part: string): boolean {
  return foldText(text ?? '').includes(foldText(part.trim()));
}
