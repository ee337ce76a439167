import { isPlainObject } from '../lib/json';

/** A change of one record, as the stream of the host announces it. */
export interface Change {
  /** Name of the records in the events of the host: `live.events` of a declaration. */
  records: string;
  id: string;
  kind: 'create' | 'update' | 'delete';
  /** Name of the user who made it; undefined if the session may not know. */
  by?: string | undefined;
}

/** Changes, or undefined if anything may have changed. */
export type Changes = readonly Change[] | undefined;

/** Limits of one event; a larger one counts as "anything may have changed". */
export const MAX_EVENT_LENGTH = 64_000;
const MAX_TEXT = 300;
const MAX_CHANGES = 1000;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_TEXT;
const isKind = (value: unknown): value is Change['kind'] =>
  value === 'create' || value === 'update' || value === 'delete';

function parseChange(value: unknown): Change | undefined {
  if (!isPlainObject(value)) return undefined;
  const { records, kind, by } = value;
  const id = typeof value.id === 'number' ? String(value.id) : value.id;
  if (!isText(records) || !isText(id) || !isKind(kind)) return undefined;
  return { records, id, kind, ...(isText(by) ? { by } : {}) };
}

/** Returns the valid changes of a value from outside; undefined if it is no list or a very long one. */
export function parseChanges(value: unknown): Changes {
  if (!Array.isArray(value) || value.length > MAX_CHANGES) return undefined;
  return value.flatMap((item) => parseChange(item) ?? []);
}

/** Parses the data of an event. Text that is not JSON counts as "anything may have changed". */
export function parseEventData(data: string): Changes {
  if (data.length > MAX_EVENT_LENGTH) return undefined;
  try {
    return parseChanges(JSON.parse(data));
  } catch {
    return undefined;
  }
}
