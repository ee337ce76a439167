/** Flattens nested texts to `{ 'a.b.c': text }` for lookup. */
export function flattenMessages(messages: object, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(messages) as [string, unknown][]) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else if (typeof value === 'object' && value !== null)
      for (const [innerKey, text] of flattenMessages(value, `${prefix}${key}.`)) flat.set(innerKey, text);
  }
  return flat;
}
