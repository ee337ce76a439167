import { isBlank } from '../../config/values/isEmpty';
import { isExactNumber } from '../../lib/exactNumber';
import { isPlainObject } from '../../lib/json';

/** A field as a declaration has it. */
export interface DraftedField {
  type: string;
  label: string;
  source?: string;
  wireFormat?: string;
}

/** Unix seconds of 2001: smaller numbers are no moments of a host. */
const FIRST_MOMENT = 1e9;
/** Larger numbers of a moment are ms. */
const MS_THRESHOLD = 1e11;
const MOMENT_NAME = /(?:_at|At|_on|date|time|fecha|since|until|expires)$/i;
/** Characters from which a text is long. */
const LONG_TEXT = 120;

/** Drafts a field from the values of a member; undefined for a member that holds objects. */
export function draftField(member: string, values: readonly unknown[]): DraftedField | undefined {
  const present = values.filter((value) => !isBlank(value));
  const label = toLabel(member);
  if (present.some((value) => isPlainObject(value) && !isExactNumber(value))) return undefined;
  const every = (test: (value: unknown) => boolean): boolean => present.length > 0 && present.every(test);
  const everyText = (pattern: RegExp): boolean =>
    every((value) => typeof value === 'string' && pattern.test(value));
  if (every(Array.isArray)) return undefined;
  if (every((value) => typeof value === 'boolean')) return { type: 'boolean', label };
  if (every((value) => typeof value === 'number')) return draftNumber(member, label, present as number[]);
  if (everyText(/^\d{4}-\d{2}-\d{2}$/)) return { type: 'date', label, wireFormat: 'iso-date' };
  if (everyText(/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/)) return { type: 'dateTime', label, wireFormat: 'iso' };
  if (everyText(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)) return { type: 'email', label };
  if (everyText(/^https?:\/\/\S+$/)) return { type: 'url', label };
  const isLong = present.some((value) => typeof value === 'string' && value.length > LONG_TEXT);
  return { type: isLong ? 'longText' : 'text', label };
}

function draftNumber(member: string, label: string, values: readonly number[]): DraftedField {
  const isMoment =
    MOMENT_NAME.test(member) && values.every((value) => Number.isInteger(value) && value >= FIRST_MOMENT);
  if (!isMoment) return { type: 'number', label };
  const isMs = values.every((value) => value >= MS_THRESHOLD);
  return { type: 'dateTime', label, wireFormat: isMs ? 'ms' : 'seconds' };
}

/** Returns a label from a name: `serial_number` and `serialNumber` → `Serial number`. */
export const toLabel = (name: string): string => {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_\-.]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
