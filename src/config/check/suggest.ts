/** The nearest of the allowed names when it is near enough to be a slip of the keys; null otherwise. */
export function suggest(found: string, allowed: Iterable<string>): string | null {
  let best: string | null = null;
  let least = Math.max(1, Math.floor(found.length / 3)) + 1;
  for (const candidate of allowed) {
    if (Math.abs(candidate.length - found.length) >= least) continue;
    const distance = editDistance(found.toLowerCase(), candidate.toLowerCase());
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** Edits between two texts, two letters in the wrong order counting as one; one row at a time. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwapped ? (before[j - 2] ?? 0) + 1 : change;
      next.push(Math.min(change, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
