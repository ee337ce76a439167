/** Rows that an operation under way holds: a second one leaves them out, so that nothing is sent twice at a time. */
const held = new Map<string, object>();

/** Takes a row for an operation; false where another one holds it. */
export function claimRow(key: string, holder: object): boolean {
  const other = held.get(key);
  if (other !== undefined && other !== holder) return false;
  held.set(key, holder);
  return true;
}

/** Gives back what an operation holds of these. */
export function releaseRows(keys: readonly string[], holder: object): void {
  for (const key of keys) if (held.get(key) === holder) held.delete(key);
}
