import { hasId } from './hasId';

/** A key for each row of a list: its id; its place where it has none, or where a row with that id stands before it. */
export function rowKeys(rows: readonly { id: unknown }[]): string[] {
  const seen = new Set<string>();
  return rows.map((row, index) => {
    const key = String(row.id);
    if (!hasId(row) || seen.has(key)) return `without id ${index}`;
    seen.add(key);
    return key;
  });
}
