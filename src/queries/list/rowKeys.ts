import { hasId } from './hasId';

/** A key for each row of a list: its id; its place where it has none, or where a row with that id stands before it. */
export function createRowKeys(rows: readonly { id: unknown }[]): string[] {
  const usedKeys = new Set<string>();
  return rows.map((row, index) => {
    const key = String(row.id);
    if (!hasId(row) || usedKeys.has(key)) return `without id ${index}`;
    usedKeys.add(key);
    return key;
  });
}
