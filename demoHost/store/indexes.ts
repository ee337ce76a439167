/** Groups rows by each of their keys; null is no key. */
export function groupBy<T>(
  rows: readonly T[],
  keysOf: (row: T) => readonly (string | null)[],
): Map<string, T[]> {
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

/** Indexes rows by id. */
export const byId = <T extends { id: string }>(rows: readonly T[]): Map<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** A value computed on first use and again after {@link Lazy.forget}. */
export class Lazy<T> {
  private value: { current: T } | undefined;
  constructor(private readonly compute: () => T) {}
  get(): T {
    return (this.value ??= { current: this.compute() }).current;
  }
  invalidate(): void {
    this.value = undefined;
  }
}
