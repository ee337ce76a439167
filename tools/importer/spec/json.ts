import { isPlainObject } from '../../../src/lib/json.ts';

/** A JSON object of unknown origin; nothing is known about its members. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns the value if it is an object, else an empty one. */
export const asObject = (value: unknown): JsonObject => (isPlainObject(value) ? value : {});
/** Returns the value if it is a list, else an empty one. */
export const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** Returns the value if it is a text. */
export const asString = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;
/** Returns the texts of a list, or the single text as a list. */
export const asStrings = (value: unknown): string[] =>
  [value].flat().filter((value): value is string => typeof value === 'string');
/** Returns the value if it is a finite number. */
export const asFiniteNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** Returns the object without undefined members. */
export const omitUndefined = (object: JsonObject): Record<string, unknown> =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
