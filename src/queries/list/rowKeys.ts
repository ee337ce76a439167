import { hasId } from './hasId';

/** Returns a React key for each row: its id, or its index if it has no id or an earlier row has the same id. */
export function createRowKeys(rows: readonly { id: unknown }[]): string[] {
  const usedKeys = new Set<string>();
  return rows.map((row, index) => {
    const key = String(row.id);
    if (!hasId(row) || usedKeys.has(key)) return `without id ${index}`;
    usedKeys.add(key);
    return key;
  });
}
