import { isPlainObject } from '../../../src/lib/json.ts';

/** A JSON object of a file that somebody else wrote: nothing is known of its members. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The value if it is an object, else one without members. */
export const asObject = (value: unknown): JsonObject => (isPlainObject(value) ? value : {});
/** The value if it is a list, else an empty one. */
export const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** The value if it is a text. */
export const asString = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;
/** The texts of a list, or the one text. */
export const asStrings = (value: unknown): string[] =>
  [value].flat().filter((value): value is string => typeof value === 'string');
/** The value if it is a finite number. */
export const asFiniteNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** The object without the members that are undefined. */
export const omitUndefined = (object: JsonObject): Record<string, unknown> =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
