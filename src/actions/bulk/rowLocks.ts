/** Rows that an operation under way holds: a second one leaves them out, so that nothing is sent twice at a time. */
const rowLocks = new Map<string, object>();

/** Takes a row for an operation; false where another one holds it. */
export function lockRow(key: string, holder: object): boolean {
  const currentHolder = rowLocks.get(key);
  if (currentHolder !== undefined && currentHolder !== holder) return false;
  rowLocks.set(key, holder);
  return true;
}

/** Gives back what an operation holds of these. */
export function unlockRows(keys: readonly string[], holder: object): void {
  for (const key of keys) if (rowLocks.get(key) === holder) rowLocks.delete(key);
}
