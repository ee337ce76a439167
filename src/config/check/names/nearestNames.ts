/** Returns the nearest allowed name if it is near enough to be a typo; null otherwise. */
export function findNearestName(found: string, allowed: Iterable<string>): string | null {
  let nearest: string | null = null;
  let smallestDistance = Math.max(1, Math.floor(found.length / 3)) + 1;
  for (const candidate of allowed) {
    if (Math.abs(candidate.length - found.length) >= smallestDistance) continue;
    const distance = editDistance(found.toLowerCase(), candidate.toLowerCase());
    if (distance < smallestDistance) [nearest, smallestDistance] = [candidate, distance];
  }
  return nearest;
}

/** Returns the edit distance of two texts; two swapped letters count as one edit. Keeps one row at a time. */
export function editDistance(a: string, b: string): number {
  let previousRow: number[] = [];
  let currentRow = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const nextRow = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitutionCost = (currentRow[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const transpositionCost = isSwapped ? (previousRow[j - 2] ?? 0) + 1 : substitutionCost;
      nextRow.push(
        Math.min(substitutionCost, transpositionCost, (currentRow[j] ?? 0) + 1, (nextRow[j - 1] ?? 0) + 1),
      );
    }
    [previousRow, currentRow] = [currentRow, nextRow];
  }
  return currentRow[b.length] ?? 0;
}

/** Maximum number of similar names, since there are thousands of icons. */
const MAX_NAMES = 8;

/** Returns the first names that share a word with an unknown one. */
export function findSimilarNames(name: string, names: Iterable<string>): string[] {
  const words = splitWords(name).filter((word) => word.length > 2);
  return [...names]
    .filter((candidate) => splitWords(candidate).some((word) => words.includes(word)))
    .slice(0, MAX_NAMES);
}

const splitWords = (name: string): string[] => name.split(/[^\w]+|_/);
