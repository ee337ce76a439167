import { isPlainObject } from '../../src/lib/json.ts';

/** A JSON object of a file that somebody else wrote: nothing is known of its members. */
export type Obj = Readonly<Record<string, unknown>>;

/** The value if it is an object, else one without members. */
export const objectOf = (value: unknown): Obj => (isPlainObject(value) ? value : {});
/** The value if it is a list, else an empty one. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** The value if it is a text. */
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
/** The texts of a list, or the one text. */
export const textsOf = (value: unknown): string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string');
/** The value if it is a finite number. */
export const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** The object without the members that are undefined. */
export const defined = (object: Obj): Record<string, unknown> =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
