import { readPath } from '../../config/values/readPath';
import { isPlainObject } from '../../lib/json';
import { ALL_PERMISSIONS } from '../access/canAccess';

/** Where something is in an answer: one path or several, of which the first that holds something counts. */
export type ValuePath = string | readonly string[] | undefined;

/** What an answer has to be read from. */
export interface ReadableResponse {
  body: unknown;
  headers?: Headers;
}

/** The value at the first of the paths that holds one; `header:X-Token` reads a header. */
export const readResponseValue = ({ body, headers }: ReadableResponse, paths: ValuePath): unknown =>
  [paths ?? []]
    .flat()
    .map((path) =>
      path.startsWith('header:') ? headers?.get(path.slice('header:'.length)) : readPath(body, path),
    )
    .find((value) => value !== undefined && value !== null && value !== '');

/** The same as a text; numbers are taken too. */
export function readResponseText(response: ReadableResponse, paths: ValuePath): string | undefined {
  const value = readResponseValue(response, paths);
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
}

/** Codes: a list of texts, or of objects whose member `each` is the code, or a text apart by spaces or commas. */
export function parseCodes(value: unknown, each?: string): string[] {
  const list: unknown[] =
    typeof value === 'string' ? value.split(/[\s,]+/) : Array.isArray(value) ? value : [];
  return list
    .map((entry: unknown) => (each !== undefined && isPlainObject(entry) ? readPath(entry, each) : entry))
    .filter((code) => typeof code === 'string')
    .filter((code) => code !== '' && code !== ALL_PERMISSIONS);
}

/** Above this a moment is written in milliseconds: in seconds it would be the year 5138. */
const MS_THRESHOLD = 1e11;

/** A moment in Unix seconds, written as such, in milliseconds, or as an ISO date and time. */
export function toUnixSeconds(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof number === 'number') return number > MS_THRESHOLD ? Math.floor(number / 1000) : number;
  const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(ms) ? undefined : Math.floor(ms / 1000);
}
