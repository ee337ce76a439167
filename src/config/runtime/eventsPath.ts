/** True for a path at a host, without query, fragment, dots or encoded characters, which could lead elsewhere. */
export const isEventsPath = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:\/[\w-]+)+$/.test(value);
