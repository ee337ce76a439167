import { readPath } from '../../config/values/readPath';
import { isPlainObject } from '../../lib/json';
import { ALL_PERMISSIONS } from '../access/canAccess';

/** Path of a value in a response: one path or several, of which the first with a value counts. */
export type ValuePath = string | readonly string[] | undefined;

/** Response to read from. */
export interface ReadableResponse {
  body: unknown;
  headers?: Headers;
}

/** Returns the value at the first path that has one; `header:X-Token` reads a header. */
export const readResponseValue = ({ body, headers }: ReadableResponse, paths: ValuePath): unknown =>
  [paths ?? []]
    .flat()
    .map((path) =>
      path.startsWith('header:') ? headers?.get(path.slice('header:'.length)) : readPath(body, path),
    )
    .find((value) => value !== undefined && value !== null && value !== '');

/** Returns the same value as a string; also accepts numbers. */
export function readResponseText(response: ReadableResponse, paths: ValuePath): string | undefined {
  const value = readResponseValue(response, paths);
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
}

/**
 * Parses codes: an array of strings, an array of objects whose member `each` is the code, or a string separated by spaces or
 * commas.
 */
export function parseCodes(value: unknown, each?: string): string[] {
  const list: unknown[] =
    typeof value === 'string' ? value.split(/[\s,]+/) : Array.isArray(value) ? value : [];
  return list
    .map((entry: unknown) => (each !== undefined && isPlainObject(entry) ? readPath(entry, each) : entry))
    .filter((code) => typeof code === 'string')
    .filter((code) => code !== '' && code !== ALL_PERMISSIONS);
}

/** Numbers above this are milliseconds: as seconds they would be in the year 5138. */
const MS_THRESHOLD = 1e11;

/** Returns Unix seconds from Unix seconds, milliseconds, or an ISO date and time. */
export function toUnixSeconds(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof number === 'number') return number > MS_THRESHOLD ? Math.floor(number / 1000) : number;
  const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(ms) ? undefined : Math.floor(ms / 1000);
}
