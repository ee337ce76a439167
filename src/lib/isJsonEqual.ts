function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * True if two JSON values are equal; the order of keys does not matter. A property that is `undefined` counts as absent,
 * since JSON does not have it; `null` does not. Values with cycles are not JSON.
 */
export function isJsonEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (a === 0 && b === 0)) return true;
  if (!isRecord(a) || !isRecord(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && a.length !== (b as unknown as unknown[]).length) return false;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
    if (!isJsonEqual(getOwn(a, key), getOwn(b, key))) return false;
  return true;
}

// Not `record[key]`: a key such as `constructor` would return an inherited member.
function getOwn(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
