/** Groups rows by each of their keys; null is no key. */
export function groupBy<T>(
  rows: readonly T[],
  keysOf: (row: T) => readonly (string | null)[],
): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    for (const key of keysOf(row)) {
      if (key === null) continue;
      const group = groups.get(key);
      if (group) group.push(row);
      else groups.set(key, [row]);
    }
  }
  return groups;
}
