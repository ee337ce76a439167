function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Whether two JSON values are the same, whatever the order of their keys. A property that is `undefined` counts as absent,
 * since JSON does not carry it; `null` does not. Values with cycles are not JSON.
 */
export function jsonEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (one === 0 && other === 0)) return true;
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && one.length !== (other as unknown as unknown[]).length) return false;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
    if (!jsonEqual(own(one, key), own(other, key))) return false;
  return true;
}

// Not `record[key]`: a key such as `constructor` would find what every object inherits.
function own(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
