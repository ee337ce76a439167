import type { DialectDates, Field } from '../../src/config/types';

/** How hosts write the values of a field type. */
export interface ValueKind {
  /**
   * Host value → value of the console; null for what the host writes instead of none. undefined if it cannot be read: it is
   * shown as it is. Never throws. `dates`: format of the dialect.
   */
  read: (value: unknown, field: Field, dates: DialectDates) => unknown;
  /**
   * Value of the console → host value, spelled like `original`: the host's value that it replaces. undefined for none, or if
   * the record lacks the member.
   */
  write: (value: unknown, field: Field, original: unknown, dates: DialectDates) => unknown;
  /** Values that are read, for messages in English. */
  reads: string;
}

/** Copies the case of a text: `OPEN` → `CLOSED`, `Open` → `Closed`; other texts stay. */
export function copyCase(text: string, example: string): string {
  if (/\p{Lu}/u.test(example) && example === example.toUpperCase()) return text.toUpperCase();
  if (/^\p{Lu}\P{Lu}*$/u.test(example)) return text.charAt(0).toUpperCase() + text.slice(1);
  return text;
}
