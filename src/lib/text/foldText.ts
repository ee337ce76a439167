/** Returns `text` without accents and in lower case, for comparisons: `Lucía Peñón` and `lucia penon` fold to the same. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** True if `text` contains `part`, ignoring accents and case; blanks around `part` are ignored. */
export function includesFolded(text: string | null | undefined, part: string): boolean {
  return foldText(text ?? '').includes(foldText(part.trim()));
}
