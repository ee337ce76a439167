/** Rows locked by a running job. A second job skips them, so no call is sent twice at a time. */
const rowLocks = new Map<string, object>();

/** Locks a row for a job; returns false if another job has locked it. */
export function lockRow(key: string, holder: object): boolean {
  const currentHolder = rowLocks.get(key);
  if (currentHolder !== undefined && currentHolder !== holder) return false;
  rowLocks.set(key, holder);
  return true;
}

/** Unlocks those rows that the job has locked. */
export function unlockRows(keys: readonly string[], holder: object): void {
  for (const key of keys) if (rowLocks.get(key) === holder) rowLocks.delete(key);
}
